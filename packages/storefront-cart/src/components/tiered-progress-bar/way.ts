import type { TierReward } from '@cartwright/core/rewards/rewards';

/**
 * Progress in percent, 0–100. Tiers are evenly spaced, each at the centre of its column (a single one at the end), so
 * segments have equal length.
 */
export function wayOf(value: number, tiers: readonly Pick<TierReward, 'threshold' | 'earned'>[]): number {
  const last = tiers[tiers.length - 1];
  if (!last || tiers.every(({ earned }) => earned)) return last ? 100 : 0;
  const standsAt = (index: number) =>
    index < 0 ? 0 : tiers.length === 1 ? 100 : ((index + 0.5) / tiers.length) * 100;
  const next = tiers.findIndex(({ threshold }) => value < threshold);
  if (next < 0) return standsAt(tiers.length - 1);
  const from = tiers[next - 1]?.threshold ?? 0;
  const to = tiers[next]?.threshold ?? 0;
  const share = to > from ? (value - from) / (to - from) : 0;
  return standsAt(next - 1) + share * (standsAt(next) - standsAt(next - 1));
}
