import { isGiftLine } from '@cartwright/core/rewards/cart';
import { tierStatus } from '@cartwright/core/rewards/promise';
import type { CartSnapshot, RewardsSnapshot } from '../app/public-api';
import { unitsIn } from '../state/ports/store-cart';
import type { CartSession } from './session';

/** Snapshot of the displayed cart for the public API; null while unread. */
export function cartSnapshot({ cartStore, rules }: CartSession): CartSnapshot | null {
  const cart = cartStore.view.peek()?.cart;
  if (!cart) return null;
  const { currency, note, attributes, subtotal, total } = cart;
  return {
    currency,
    note,
    attributes: { ...attributes },
    itemCount: unitsIn(cart),
    subtotal,
    total,
    discounts: copies(cart.orderDiscounts),
    codes: copies(cart.codes),
    lines: cart.lines.map((line) => ({
      key: line.key,
      variantId: line.variantId,
      productId: line.productId,
      quantity: line.quantity,
      title: line.title,
      variantTitle: line.variantTitle,
      url: line.url,
      image: line.image,
      properties: { ...line.properties },
      sellingPlan: line.sellingPlan && { ...line.sellingPlan },
      compareAtPrice: rules.peek().known.get(line.variantId)?.compareAtPrice ?? null,
      linePrice: line.linePrice,
      charged: line.charged,
      discounts: copies(line.discounts),
      gift: isGiftLine(line),
    })),
  };
}

/** Snapshot of the rewards for the public API; null while unread. */
export function rewardsSnapshot({ cartStore, gifts }: CartSession): RewardsSnapshot | null {
  const view = cartStore.view.peek();
  if (!view) return null;
  const { bar } = view.rewards;
  const states = gifts.peek();
  return {
    basis: bar?.basis ?? null,
    value: bar?.value ?? 0,
    tiers: (bar?.tiers ?? []).map((tier) => {
      const { gifts: _, ...own } = tier;
      const status = tierStatus(tier, view.promise, states);
      return { ...own, earned: status === 'given', status };
    }),
    gifts: states.map((gift) => ({ ...gift, variants: copies(gift.variants) })),
  };
}

function copies<Item extends object>(items: readonly Item[]): Item[] {
  return items.map((item) => ({ ...item }));
}
