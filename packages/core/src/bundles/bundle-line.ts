import type { Subunits } from '../money/subunits';
import { BUNDLE_SOURCE, type RewardCart, type RewardLine } from '../rewards/cart';
import { inCanonicalOrder } from '../rewards/line-order';

/** A line of a cart as bundles see it. */
export interface BundleLine extends RewardLine {
  /**
   * The steps that offer its product, as `bundle:step` (the first step is 1): read from what shoppers can't write, unlike
   * the line's own properties.
   */
  readonly offeredBy: readonly string[];
  /** Whether it is below another line, and leaves with it. */
  readonly nested: boolean;
  /** The compare-at price of all units; null where there is none. */
  readonly compareAtPrice: Subunits | null;
}

export interface BundleCart extends RewardCart {
  readonly lines: readonly BundleLine[];
}

/** Mark of the bundle that a line belongs to. */
export interface BundleMark {
  readonly bundleId: string;
  /** Tells the bundles of one kind in a cart apart. */
  readonly instance: string;
  /** The first step is 1; null on parents and gifts. */
  readonly step: number | null;
}

/** The mark in a line's `_bundle`, `id:instance:step` or `id:instance`; null without one. */
export function bundleMark({ properties }: Pick<RewardLine, 'properties'>): BundleMark | null {
  const [bundleId = '', instance = '', step, ...rest] = (properties._bundle ?? '').split(':');
  if (bundleId === '' || instance === '' || rest.length > 0) return null;
  return { bundleId, instance, step: step === undefined ? null : Number(step) };
}

/** Name of a bundle in a cart: all its lines have the same. */
export const bundleName = ({ bundleId, instance }: Pick<BundleMark, 'bundleId' | 'instance'>): string =>
  `${bundleId}:${instance}`;

/** The properties of a part's line, or without a step of the parent's. */
export function bundleProperties({ bundleId, instance, step }: BundleMark): Record<string, string> {
  const mark = step === null ? [bundleId, instance] : [bundleId, instance, step];
  return { _bundle: mark.join(':'), _source: BUNDLE_SOURCE };
}

/** The lines in canonical order, those below others at last. */
export function inBundleOrder(cart: BundleCart): readonly BundleLine[] {
  const ranks = new Map(inCanonicalOrder(cart).map(({ key }, rank) => [key, rank]));
  return [...cart.lines].sort(
    (a, b) => Number(a.nested) - Number(b.nested) || (ranks.get(a.key) ?? 0) - (ranks.get(b.key) ?? 0),
  );
}
