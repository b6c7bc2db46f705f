import { describe, expect, it } from 'vitest';
import { aBar, aConfig, gift, percentOff } from '../testing/a-config';
import { NO_REWARDS, readVersionedCheck, rewardsThatMayBeLive, versionedCheck } from './checked-rewards';
import { REWARDS_VERSION } from './versioned-config';

const config = aConfig([aBar([gift(100, { message: '' })])]);
const written = (value: object) => JSON.parse(JSON.stringify({ ...value, published: { instance: 'a' } }));

describe('validation configuration', () => {
  it('round-trips, with or without rewards', () => {
    const check = { rewards: config, until: '2026-11-22' };
    expect(readVersionedCheck(written(versionedCheck(check)))).toEqual(check);
    const untold = { rewards: null, until: null };
    expect(readVersionedCheck(written(versionedCheck(untold)))).toEqual(untold);
  });

  it('contains no texts', () => {
    const check = { rewards: aConfig([aBar([percentOff(50, 10)])]), until: null };
    expect(JSON.stringify(versionedCheck(check))).not.toContain('10 % off');
  });

  it.each([
    { version: REWARDS_VERSION + 1, until: null, rewards: config },
    { until: null, rewards: config },
    { version: REWARDS_VERSION, until: 5, rewards: config },
    null,
    'text',
  ])('is null for %j', (found) => {
    expect(readVersionedCheck(found)).toBeNull();
  });
});

describe('rewards that may be live', () => {
  const next = { rewards: NO_REWARDS, until: null };

  it('include the current and the next cart’s', () => {
    expect(rewardsThatMayBeLive({ rewards: config, until: null }, next, '2026-11-22')).toEqual([
      config,
      NO_REWARDS,
    ]);
  });

  it('are unknown from the day a third cart may start', () => {
    const now = { rewards: config, until: '2026-11-23' };
    expect(rewardsThatMayBeLive(now, next, '2026-11-22')).toHaveLength(2);
    expect(rewardsThatMayBeLive(now, next, '2026-11-23')).toBeNull();
  });

  it('are unknown when one is missing or unreadable', () => {
    const now = { rewards: config, until: null };
    expect(rewardsThatMayBeLive({ ...now, rewards: null }, next, '2026-11-22')).toBeNull();
    expect(rewardsThatMayBeLive(now, { ...next, rewards: null }, '2026-11-22')).toBeNull();
    expect(rewardsThatMayBeLive(now, null, '2026-11-22')).toBeNull();
  });
});
