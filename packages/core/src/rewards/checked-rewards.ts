import type { DiscountedBundle, RewardsConfig, VariantRewards } from './config';
import { REWARDS_VERSION, readVersionedConfig } from './versioned-config';

/** Content of the validation function's metafield: rewards of a cart that may be live. */
export interface CheckedRewards {
  /** Null if they are too large to store: then earned gifts can't be judged. */
  readonly rewards: RewardsConfig | null;
  /** Shop's date, as 2026-11-22, from which another cart may be live; null for never. */
  readonly until: string | null;
}

/** Rewards of no cart: every gift is unearned. */
export const NO_REWARDS: RewardsConfig = { cartId: '', attribution: false, bars: [], volume: null };

/** Metafield value, with its version and without texts, which aren't needed. */
export function versionedCheck({ rewards, until }: CheckedRewards): object {
  return { version: REWARDS_VERSION, until, rewards: rewards && withoutMessages(rewards) };
}

/** Check read from a metafield; null if there is none, or a newer version: then nothing is refused. */
export function readVersionedCheck(found: unknown): CheckedRewards | null {
  if (typeof found !== 'object' || found === null) return null;
  const {
    version,
    until = null,
    rewards = null,
  }: { version?: unknown; until?: unknown; rewards?: unknown } = found;
  if (version === undefined || (typeof until !== 'string' && until !== null)) return null;
  const config = readVersionedConfig({ ...(typeof rewards === 'object' ? rewards : null), version });
  return config && { rewards: rewards === null ? null : config, until };
}

/**
 * Rewards that may be live on a date of the shop, as 2026-11-22: the current ones and the next ones, so that a
 * boundary between them refuses nothing before the metafields are updated. Null if they are incomplete.
 */
export function rewardsThatMayBeLive(
  now: CheckedRewards,
  next: CheckedRewards | null,
  date: string,
): readonly RewardsConfig[] | null {
  if (now.rewards === null || !next || next.rewards === null) return null;
  return now.until !== null && date >= now.until ? null : [now.rewards, next.rewards];
}

function bundleWithoutMessages({ discount, ...bundle }: DiscountedBundle): DiscountedBundle {
  const tiers = discount.tiers.map((tier) => ({
    ...tier,
    message: '',
    giftItems: tier.giftItems.map((item) => ({ ...item, giftMessage: '' })),
  }));
  return { ...bundle, discount: { ...discount, tiers } };
}

function cartWithoutMessages({ bars, volume }: VariantRewards): VariantRewards {
  return {
    bars: bars.map((bar) => ({ ...bar, tiers: bar.tiers.map((tier) => ({ ...tier, message: '' })) })),
    volume: volume && { ...volume, message: '' },
  };
}

function withoutMessages(config: RewardsConfig): RewardsConfig {
  const variants = Object.entries(config.variants ?? {}).map(
    ([mark, own]) => [mark, cartWithoutMessages(own)] as const,
  );
  return {
    ...config,
    ...cartWithoutMessages(config),
    ...(variants.length > 0 && { variants: Object.fromEntries(variants) }),
    ...(config.gifts && { gifts: config.gifts.map((tier) => ({ ...tier, message: '' })) }),
    ...(config.bundles && { bundles: config.bundles.map(bundleWithoutMessages) }),
  };
}
