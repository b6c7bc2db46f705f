import { describe, expect, it } from 'vitest';
import { aBar, aConfig, percentOff } from '../testing/a-config';
import { REWARDS_VERSION, readVersionedConfig, versionedConfig } from './versioned-config';

const config = aConfig([aBar([percentOff(50, 10)])]);

describe("a discount's configuration", () => {
  it('is read as it was written, whoever has published it', () => {
    const written = { ...versionedConfig(config), published: { instance: 'a', generation: 1 } };
    expect(readVersionedConfig(JSON.parse(JSON.stringify(written)))).toEqual(config);
  });

  it('from before versions is the first', () => {
    expect(readVersionedConfig(config)).toEqual(config);
  });

  it.each([REWARDS_VERSION + 1, -1, 0.5, '1', null])(
    'of the version %j, which we do not know, is not read',
    (version) => {
      expect(readVersionedConfig({ ...config, version })).toBeNull();
    },
  );

  it.each([null, undefined, 'text', 5])('that is %j is none', (found) => {
    expect(readVersionedConfig(found)).toBeNull();
  });
});
