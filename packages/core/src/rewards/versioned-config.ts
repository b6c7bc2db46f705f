import type { RewardsConfig } from './config';

/**
 * Version of `RewardsConfig`, incremented by every change after which an older function would give something else:
 * a new field, or one with another meaning.
 */
export const REWARDS_VERSION = 5;

/**
 * Migrations from each version to the next. The first configurations had no version; the first two had no widgets,
 * the third no bundles, the fourth no gifts of either, the fifth no tests.
 */
const STEPS: readonly ((older: object) => object)[] = [
  (unversioned) => unversioned,
  (withoutWidgets) => withoutWidgets,
  (withoutBundles) => withoutBundles,
  (withoutOfferedGifts) => withoutOfferedGifts,
  (withoutVariants) => withoutVariants,
];

/** Metafield value of a discount's configuration. */
export function versionedConfig(config: RewardsConfig): RewardsConfig & { readonly version: number } {
  return { version: REWARDS_VERSION, ...config };
}

/**
 * Configuration in a discount's metafield, of this version or an older one; null if there is none, or a newer one,
 * which only a newer function understands: no reward is better than a wrong one.
 */
export function readVersionedConfig(found: unknown): RewardsConfig | null {
  if (typeof found !== 'object' || found === null) return null;
  // The publisher isn't part of the rewards.
  const { version = 0, published: _, ...config }: { version?: unknown; published?: unknown } = found;
  if (!isKnownVersion(version)) return null;
  // Trusted: our servers wrote the configuration in the version that it states.
  return STEPS.slice(version).reduce<object>((older, step) => step(older), config) as RewardsConfig;
}

function isKnownVersion(version: unknown): version is number {
  return Number.isInteger(version) && Number(version) >= 0 && Number(version) <= REWARDS_VERSION;
}
