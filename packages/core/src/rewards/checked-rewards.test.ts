import { describe, expect, it } from 'vitest';
import { aBar, aConfig, gift, percentOff } from '../testing/a-config';
import { NO_REWARDS, readVersionedCheck, rewardsThatMayBeLive, versionedCheck } from './checked-rewards';
import { REWARDS_VERSION } from './versioned-config';

const config = aConfig([aBar([gift(100, { message: '' })])]);
const written = (value: object) => JSON.parse(JSON.stringify({ ...value, published: { instance: 'a' } }));

describe("the validation's configuration", () => {
  it('is read as it was written, whoever has published it', () => {
    const check = { rewards: config, until: '2026-11-22' };
    expect(readVersionedCheck(written(versionedCheck(check)))).toEqual(check);
    const untold = { rewards: null, until: null };
    expect(readVersionedCheck(written(versionedCheck(untold)))).toEqual(untold);
  });

  it('has no texts, which judge nothing and take bytes', () => {
    const check = { rewards: aConfig([aBar([percentOff(50, 10)])]), until: null };
    expect(JSON.stringify(versionedCheck(check))).not.toContain('10 % off');
  });

  it.each([
    { version: REWARDS_VERSION + 1, until: null, rewards: config },
    { until: null, rewards: config },
    { version: REWARDS_VERSION, until: 5, rewards: config },
    null,
    'text',
  ])('that says %j is none', (found) => {
    expect(readVersionedCheck(found)).toBeNull();
  });
});

describe('the rewards that may be live', () => {
  const next = { rewards: NO_REWARDS, until: null };

  it('are those of now and those that come next', () => {
    expect(rewardsThatMayBeLive({ rewards: config, until: null }, next, '2026-11-22')).toEqual([
      config,
      NO_REWARDS,
    ]);
  });

  it('are not known from the day on which a third cart may begin', () => {
    const now = { rewards: config, until: '2026-11-23' };
    expect(rewardsThatMayBeLive(now, next, '2026-11-22')).toHaveLength(2);
    expect(rewardsThatMayBeLive(now, next, '2026-11-23')).toBeNull();
  });

  it('are not known when one of them was too large, or cannot be read', () => {
    const now = { rewards: config, until: null };
    expect(rewardsThatMayBeLive({ ...now, rewards: null }, next, '2026-11-22')).toBeNull();
    expect(rewardsThatMayBeLive(now, { ...next, rewards: null }, '2026-11-22')).toBeNull();
    expect(rewardsThatMayBeLive(now, null, '2026-11-22')).toBeNull();
  });
});
