import type { AutomaticDiscountList, DiscountRemoval } from '@cartwright/core/contract/automatic-discounts';
import type { CatalogueProduct } from '@cartwright/core/contract/products';
import { MOST_ACTIVE_DISCOUNTS } from '@cartwright/core/discounts/discount-limit';
import { type NeededDiscount, neededDiscounts } from '@cartwright/core/discounts/needed-discounts';
import { metadataEntries, summarizeRewards } from '@cartwright/core/discounts/rewards-summary';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';

/** What Shopify would have of these carts: every discount that they need, as it should be. */
export function discountsOf(
  carts: readonly CartDocument[],
  products: readonly CatalogueProduct[],
): AutomaticDiscountList {
  const now = Date.now();
  const needed = neededDiscounts(carts, products, now);
  const has = (name: 'ORDER' | 'PRODUCT') => needed.some(({ classes }) => classes.includes(name));
  const active = needed.filter(({ startsAt }) => startsAt === null || Date.parse(startsAt) <= now).length;
  return {
    successful: true,
    error: null,
    automaticDiscountNodes: needed.map((each) => nodeOf(each, carts, now)),
    missing: [],
    metadata: {
      currentMaxDiscounts: MOST_ACTIVE_DISCOUNTS,
      hasRebuyOrderDiscount: has('ORDER'),
      hasRebuyProductDiscount: has('PRODUCT'),
      hasRebuyProductRustDiscount: false,
      totalAutomaticDiscounts: active,
      mostAtOnce: Math.min(1, needed.length),
      entries: needed.flatMap((each) => metadataEntries(idOf(each), each.rewards)),
    },
  };
}

/** Keeps what a cart needs; any other is gone. */
export function removedDiscounts(
  ids: readonly string[],
  { automaticDiscountNodes }: AutomaticDiscountList,
): DiscountRemoval {
  const kept = automaticDiscountNodes
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title }) => ({ id, title, reason: 'needed' as const }));
  return {
    successful: kept.length === 0,
    error: kept.length === 0 ? null : 'Error removing cart transform discounts',
    reason: null,
    removed: ids.filter((id) => !kept.some((each) => each.id === id)),
    kept,
  };
}

function nodeOf(
  needed: NeededDiscount,
  carts: readonly CartDocument[],
  now: number,
): AutomaticDiscountList['automaticDiscountNodes'][number] {
  const { cartId, title, classes, startsAt, endsAt, rewards } = needed;
  const name = carts.find(({ id }) => id === cartId)?.name ?? '';
  const cart = { id: cartId, name, exists: true };
  const gives = summarizeRewards(rewards);
  return {
    id: idOf(needed),
    title,
    status: startsAt !== null && Date.parse(startsAt) > now ? 'SCHEDULED' : 'ACTIVE',
    startsAt,
    endsAt,
    discountClasses: [...classes],
    app: 'Cartwright',
    ours: {
      cart,
      from: 'here',
      state: 'right',
      differences: [],
      reason: null,
      gives,
      needed: { cart, startsAt, endsAt, gives },
      removable: false,
      errorHistory: null,
    },
  };
}

function idOf({ cartId, startsAt }: NeededDiscount): string {
  return `discount-${cartId}-${startsAt ?? 'now'}`;
}
