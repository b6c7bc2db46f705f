import type { RewardsConfig, VariantRewards } from './config';

/**
 * Attribute of the shopper's cart that names the variant of a running test whose rewards it has. Shoppers can write it: a
 * forged one gives what another shopper gets.
 */
export const VARIANT_ATTRIBUTE = '_cw_variant';

/** Value of the attribute for a variant of a test, both by their ids. */
export function variantMark(test: string, variant: string): string {
  return `${test}.${variant}`;
}

/**
 * Rewards of a cart with this attribute value. Without one, or if it isn't a variant with rewards of its own (of
 * another or earlier test, or forged), the control's.
 */
export function rewardsOfVariant({ variants, ...control }: RewardsConfig, mark: unknown): RewardsConfig {
  const own = typeof mark === 'string' && variants && Object.hasOwn(variants, mark) ? variants[mark] : null;
  return own ? { ...control, ...own } : control;
}

/** Rewards that a cart may have: those of the control and of each variant. */
export function rewardsOfVariants(config: RewardsConfig): readonly RewardsConfig[] {
  return [undefined, ...Object.keys(config.variants ?? {})].map((mark) => rewardsOfVariant(config, mark));
}

/** Rewards that may differ between a variant and its control. */
export function ownRewards({ bars, volume }: RewardsConfig): VariantRewards {
  return { bars, volume };
}
