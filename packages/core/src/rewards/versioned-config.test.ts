import { describe, expect, it } from 'vitest';
import { aBar, aConfig, percentOff } from '../testing/a-config';
import { REWARDS_VERSION, readVersionedConfig, versionedConfig } from './versioned-config';

const config = aConfig([aBar([percentOff(50, 10)])]);

describe('discount configuration', () => {
  it('round-trips with publication data', () => {
    const written = { ...versionedConfig(config), published: { instance: 'a', generation: 1 } };
    expect(readVersionedConfig(JSON.parse(JSON.stringify(written)))).toEqual(config);
  });

  it('without a version is read as version 1', () => {
    expect(readVersionedConfig(config)).toEqual(config);
  });

  it.each([REWARDS_VERSION + 1, -1, 0.5, '1', null])('of the unknown version %j is rejected', (version) => {
    expect(readVersionedConfig({ ...config, version })).toBeNull();
  });

  it.each([null, undefined, 'text', 5])('is null for %j', (found) => {
    expect(readVersionedConfig(found)).toBeNull();
  });
});
