import type { Subunits } from '../money/subunits';
import { BUNDLE_SOURCE, type RewardCart, type RewardLine } from '../rewards/cart';
import { inCanonicalOrder } from '../rewards/line-order';

/** Cart line as bundles read it. */
export interface BundleLine extends RewardLine {
  /**
   * The steps that offer its product, as `bundle:step` (the first step is 1): read from what shoppers can't write, unlike
   * the line's own properties.
   */
  readonly offeredBy: readonly string[];
  /** Whether it is nested under another line, and removed with it. */
  readonly nested: boolean;
  /** Compare-at price of all units; null if there is none. */
  readonly compareAtPrice: Subunits | null;
}

export interface BundleCart extends RewardCart {
  readonly lines: readonly BundleLine[];
}

/** Mark of a line's bundle. */
export interface BundleMark {
  readonly bundleId: string;
  /** Distinguishes bundles of one kind in a cart. */
  readonly instance: string;
  /** Step, from 1; null on parents and gifts. */
  readonly step: number | null;
}

/** Mark in a line's `_bundle`, `id:instance:step` or `id:instance`; null without one. */
export function bundleMark({ properties }: Pick<RewardLine, 'properties'>): BundleMark | null {
  const [bundleId = '', instance = '', step, ...rest] = (properties._bundle ?? '').split(':');
  if (bundleId === '' || instance === '' || rest.length > 0) return null;
  return { bundleId, instance, step: step === undefined ? null : Number(step) };
}

/** Name of a bundle in a cart, shared by all its lines. */
export const bundleName = ({ bundleId, instance }: Pick<BundleMark, 'bundleId' | 'instance'>): string =>
  `${bundleId}:${instance}`;

/** Properties of a part's line, or, without a step, of the parent's. */
export function bundleProperties({ bundleId, instance, step }: BundleMark): Record<string, string> {
  const mark = step === null ? [bundleId, instance] : [bundleId, instance, step];
  return { _bundle: mark.join(':'), _source: BUNDLE_SOURCE };
}

/** Lines in canonical order, nested ones last. */
export function inBundleOrder(cart: BundleCart): readonly BundleLine[] {
  const ranks = new Map(inCanonicalOrder(cart).map(({ key }, rank) => [key, rank]));
  return [...cart.lines].sort(
    (a, b) => Number(a.nested) - Number(b.nested) || (ranks.get(a.key) ?? 0) - (ranks.get(b.key) ?? 0),
  );
}
