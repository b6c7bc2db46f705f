import type { CatalogueProduct } from '../catalogue/product';
import type { RewardsConfig } from '../rewards/config';
import { type DiscountClass, discountClasses } from '../rewards/discount-classes';
import { type Span, spansOf } from '../schedule/live';
import { liveCandidates, livenessOf } from '../schedule/live-candidates';
import type { CartDocument } from '../smart-cart/cart-document';
import { compileRewardsConfig } from '../storefront/compile-rewards-config';
import { discountTitle, withEnding } from '../storefront/discount-title';

/** An automatic discount that has to exist in Shopify so that checkout keeps a cart's promises. */
export interface NeededDiscount {
  readonly cartId: string;
  readonly title: string;
  readonly classes: readonly DiscountClass[];
  /** UTC instants (ISO 8601) between which its cart is live; null for a time that has begun, or that nothing ends. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** What its metafield carries to the discount function. */
  readonly rewards: RewardsConfig;
}

/**
 * The automatic discounts that the shop's carts need from `now` (epoch milliseconds) on: of each cart that gives something
 * one for every time in which it is live. So the discount of the cart without a schedule rests while a scheduled one is
 * live, and no shopper gets those of two carts.
 */
export function neededDiscounts(
  documents: readonly CartDocument[],
  products: readonly CatalogueProduct[],
  now: number,
): NeededDiscount[] {
  const candidates = liveCandidates(documents, now).map((document) => ({
    document,
    live: livenessOf(document),
  }));
  const needed = [...spansOf(candidates, now)].flatMap(([{ document }, spans]): NeededDiscount[] => {
    const rewards = compileRewardsConfig(document, products);
    const classes = discountClasses(rewards);
    if (classes.length === 0) return [];
    return spans.map((span, index) => ({
      cartId: document.id,
      title: discountTitle(document, index === 0 ? null : span.from),
      classes,
      ...boundsOf(span),
      rewards,
    }));
  });
  return withOwnTitles(needed);
}

/** Shopify wants each title once, and carts can have the same name. */
function withOwnTitles(needed: readonly NeededDiscount[]): NeededDiscount[] {
  const given = new Set<string>();
  return needed.map((each) => {
    let title = each.title;
    for (let count = 2; given.has(title.toLowerCase()); count += 1) {
      title = withEnding(each.title, ` (${count})`);
    }
    given.add(title.toLowerCase());
    return { ...each, title };
  });
}

function boundsOf({ from, to }: Span): Pick<NeededDiscount, 'startsAt' | 'endsAt'> {
  const instant = (time: number) => (Number.isFinite(time) ? new Date(time).toISOString() : null);
  return { startsAt: instant(from), endsAt: instant(to) };
}
