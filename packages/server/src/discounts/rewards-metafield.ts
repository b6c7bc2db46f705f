import type { RewardsConfig } from '@cartwright/core/rewards/config';
import { REWARDS_METAFIELD } from '@cartwright/core/storefront/names';
import type { Stamp } from '../publishing/stamp';

/** The metafield that carries a cart's rewards to the discount function, and marks the discount as ours. */
export function rewardsMetafield(rewards: RewardsConfig, published: Stamp) {
  return { ...REWARDS_METAFIELD, type: 'json' as const, value: JSON.stringify({ ...rewards, published }) };
}

/** Rewards that give nothing: of a discount that is not to be used yet, or not any more. */
export function restingRewards(cartId: string): RewardsConfig {
  return { cartId, attribution: false, bars: [], volume: null };
}

/** The cart of a rewards metafield; null when it is none of ours. */
export function cartIdOf(value: string): string | null {
  const parsed = fieldsOf(value);
  return typeof parsed?.cartId === 'string' ? parsed.cartId : null;
}

/** Whether a metafield says these rewards, whoever has published it: Shopify may write keys in another order. */
export function saysRewards(value: string, rewards: RewardsConfig): boolean {
  const found = fieldsOf(value);
  if (!found) return false;
  const { published: _, ...said } = found;
  return canonical(said) === canonical(JSON.parse(JSON.stringify(rewards)));
}

/** The fields of a JSON object; null when it is none. */
export function fieldsOf(value: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null;
    return { ...parsed };
  } catch {
    return null;
  }
}

/** JSON with the keys in order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}
