import type { CartDocument } from '../cart/cart-document';
import type { CatalogueProduct } from '../catalogue/product';
import { OFFERS_ID, type RewardsConfig } from '../rewards/config';
import { type DiscountClass, discountClasses } from '../rewards/discount-classes';
import { type Span, spansOf } from '../schedule/live';
import { liveCandidates, livenessOf } from '../schedule/live-candidates';
import { compileOffers, hasOffers, type Offers } from '../storefront/compile-offers';
import { type CartsUnderTest, compileTestedRewards } from '../storefront/compile-tested-rewards';
import { discountTitle, OFFERS_TITLE, withEnding } from '../storefront/discount-title';
import type { Widget } from '../widgets/widget';

/** Automatic discount that Shopify needs so that checkout gives what a cart, or widgets and bundles, promise. */
export interface NeededDiscount {
  /** `OFFERS_ID` for the one with the offers, which apply whichever cart is live. */
  readonly cartId: string;
  readonly title: string;
  readonly classes: readonly DiscountClass[];
  /** Period in which its cart is live, as UTC instants (ISO 8601); null: already begun, or without an end. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** Metafield content for the discount function. */
  readonly rewards: RewardsConfig;
}

/**
 * Automatic discounts that the shop's carts need from `now` (epoch milliseconds) on: for each cart with rewards,
 * one per period in which it is live, so that the unscheduled cart's discount is inactive during a scheduled cart,
 * and no shopper gets both. If `widgets`, bundles among them, give discounts or gifts, one more, which is always
 * active; those of carts include it, so that they are correct beside it. For the control of a running test, one
 * with the rewards of all variants, each for the carts of its shoppers.
 */
export function neededDiscounts(
  documents: readonly CartDocument[],
  products: readonly CatalogueProduct[],
  now: number,
  widgets: readonly Widget[] = [],
  tests: readonly CartsUnderTest[] = [],
): NeededDiscount[] {
  const offers = compileOffers(widgets, products);
  const candidates = liveCandidates(documents, now).map((document) => ({
    document,
    live: livenessOf(document),
  }));
  const needed = [...spansOf(candidates, now)].flatMap(([{ document }, spans]): NeededDiscount[] => {
    const rewards = compileTestedRewards(document, products, { offers, tests });
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
  return withOwnTitles(hasOffers(offers) ? [...needed, offersDiscount(offers)] : needed);
}

function offersDiscount(offers: Offers): NeededDiscount {
  const rewards = { cartId: OFFERS_ID, attribution: false, bars: [], volume: null, ...offers };
  const classes = discountClasses(rewards);
  return { cartId: OFFERS_ID, title: OFFERS_TITLE, classes, startsAt: null, endsAt: null, rewards };
}

/** Needed discounts if that of the offers is unavailable: carts then don't account for it. */
export function neededWithoutOffers(needed: readonly NeededDiscount[]): NeededDiscount[] {
  return needed.flatMap((each) => {
    if (each.cartId === OFFERS_ID) return [];
    const { widgets: _, bundles: _bundles, gifts: _gifts, ...rewards } = each.rewards;
    return { ...each, rewards };
  });
}

/** Unique titles, as Shopify requires, since carts can have the same name. */
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
