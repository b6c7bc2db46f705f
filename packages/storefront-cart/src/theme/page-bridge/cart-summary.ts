import type { StoreCart } from '../../state/ports/store-cart';

/** Cart in standard events and actions, with ids and decimal amounts as in the Storefront API. */
export interface CartSummary {
  readonly id: string;
  readonly totalQuantity: number;
  readonly cost: Cost;
  readonly lines: readonly { readonly id: string; readonly quantity: number; readonly cost: Cost }[];
  readonly discountCodes: readonly { readonly code: string; readonly applicable: boolean }[];
}

interface Cost {
  readonly totalAmount: { readonly amount: string; readonly currencyCode: string };
}

export function cartSummary(cart: StoreCart): CartSummary {
  const cost = (amount: number): Cost => ({
    totalAmount: { amount: (amount / 100).toFixed(2), currencyCode: cart.currency },
  });
  return {
    id: gid('Cart', cart.token),
    totalQuantity: cart.lines.reduce((units, { quantity }) => units + quantity, 0),
    cost: cost(cart.total),
    lines: cart.lines.map(({ key, quantity, charged }) => ({
      id: lineId(cart, key),
      quantity,
      cost: cost(charged ?? 0),
    })),
    discountCodes: cart.codes.map(({ code, applicable }) => ({ code, applicable })),
  };
}

/** Line GID from its AJAX key. */
export function lineId({ token }: StoreCart, key: string): string {
  return `${gid('CartLine', encodeURIComponent(key))}?cart=${encodeURIComponent(token)}`;
}

export function gid(kind: 'Cart' | 'CartLine' | 'ProductVariant', id: string | number): string {
  return `gid://shopify/${kind}/${id}`;
}
