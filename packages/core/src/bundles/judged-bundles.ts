import { BUNDLE_SOURCE, type RewardLine } from '../rewards/cart';
import type { DiscountedBundle, RewardTier } from '../rewards/config';
import type { Exchange } from '../rewards/exchange';
import { inScope } from '../rewards/qualifying';
import type { LineDiscount } from '../rewards/rewards';
import { type BundleLine, bundleMark } from './bundle-line';
import { judgedLines } from './evaluate-bundle';

/**
 * Judges what the shop's bundles give on lines marked as their parts (`_bundle`) whose product is offered by a
 * step as published: discounts, at most one per line, and gifts of reached tiers, as tiers of their own. `lines`
 * are in canonical order.
 */
export function judgedBundles(
  bundles: readonly DiscountedBundle[],
  lines: readonly RewardLine[],
  exchange: Exchange,
): { readonly discounts: readonly LineDiscount[]; readonly gifts: readonly RewardTier[] } {
  const marked = new Map<string, RewardLine[]>();
  for (const line of lines) {
    const mark = line.properties._source === BUNDLE_SOURCE ? bundleMark(line) : null;
    if (mark) marked.set(mark.bundleId, [...(marked.get(mark.bundleId) ?? []), line]);
  }
  const judged = bundles.flatMap((bundle) => {
    const parts = marked.get(bundle.id);
    return parts ? judgedLines(bundle, publishedParts(bundle, parts), exchange, true) : [];
  });
  return {
    discounts: judged.flatMap(({ lineDiscounts }) => lineDiscounts),
    gifts: judged.flatMap(({ instances }) => instances.flatMap(({ gifts }) => gifts)),
  };
}

/** Lines with the steps of a bundle that offer their products. */
export function publishedParts({ id, steps }: DiscountedBundle, lines: readonly RewardLine[]): BundleLine[] {
  // Grouped by product, to avoid comparing two hundred lines with each product.
  const offers = new Map<number, { readonly name: string; readonly scope: Scope }[]>();
  steps.forEach(({ products }, at) => {
    for (const scope of products) {
      const known = offers.get(scope.productId) ?? [];
      known.push({ name: `${id}:${at + 1}`, scope });
      offers.set(scope.productId, known);
    }
  });
  return lines.map((line) => ({
    ...line,
    offeredBy: (offers.get(line.productId) ?? []).flatMap(({ name, scope }) =>
      inScope(scope, line) ? name : [],
    ),
    nested: false,
    compareAtPrice: null,
  }));
}

type Scope = DiscountedBundle['steps'][number]['products'][number];
