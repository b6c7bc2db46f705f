import type { RewardsConfig } from '@cartwright/core/rewards/config';
import { REWARDS_METAFIELD } from '@cartwright/core/storefront/names';

/** Shopify gives a function no metafield above this. Source: Shopify, Functions limits. */
export const MOST_METAFIELD_BYTES = 10_000;

/** The metafield that carries a cart's rewards to the discount function, and marks the discount as ours. */
export function rewardsMetafield(rewards: RewardsConfig) {
  return { ...REWARDS_METAFIELD, type: 'json', value: JSON.stringify(rewards) };
}

/** The cart of a rewards metafield; null when it is none of ours. */
export function cartIdOf(value: string | null): string | null {
  if (value === null) return null;
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed !== 'object' || parsed === null || !('cartId' in parsed)) return null;
    return typeof parsed.cartId === 'string' ? parsed.cartId : null;
  } catch {
    return null;
  }
}

/** Whether two JSON texts say the same: Shopify may write keys in another order. */
export function sameJson(a: string, b: string): boolean {
  try {
    return a === b || canonical(JSON.parse(a)) === canonical(JSON.parse(b));
  } catch {
    return false;
  }
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}
