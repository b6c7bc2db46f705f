import type { RewardsConfig } from '@cartwright/core/rewards/config';
import { readVersionedConfig, versionedConfig } from '@cartwright/core/rewards/versioned-config';
import { REWARDS_METAFIELD } from '@cartwright/core/storefront/names';
import { canonical, fieldsOf } from '../publishing/json';
import type { Stamp } from '../publishing/stamp';

/** Metafield that passes a cart's rewards to the discount function, and marks the discount as ours. */
export function rewardsMetafield(rewards: RewardsConfig, published: Stamp) {
  return {
    ...REWARDS_METAFIELD,
    type: 'json' as const,
    value: JSON.stringify({ ...versionedConfig(rewards), published }),
  };
}

/** Empty rewards of a discount that is not active yet, or no longer. */
export function restingRewards(cartId: string): RewardsConfig {
  return { cartId, attribution: false, bars: [], volume: null };
}

/** Cart id of a rewards metafield; null if it isn't ours. */
export function cartIdOf(value: string): string | null {
  const parsed = fieldsOf(value);
  return typeof parsed?.cartId === 'string' ? parsed.cartId : null;
}

/**
 * Whether a metafield has these rewards, in a version that our function reads, whoever has published it: Shopify
 * may reorder keys.
 */
export function saysRewards(value: string, rewards: RewardsConfig): boolean {
  const said = readVersionedConfig(fieldsOf(value));
  return said !== null && canonical(said) === canonical(JSON.parse(JSON.stringify(rewards)));
}
