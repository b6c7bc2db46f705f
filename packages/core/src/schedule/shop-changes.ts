import { isUnscheduled, type Schedulable } from './live-candidates';

/** Cart among the others of its shop. */
export interface ShopCart extends Schedulable {
  readonly id: string;
  readonly name: string;
}

/**
 * Shop's carts after a save of one. Enabling one without a schedule disables the other one. The fallback is a
 * choice of the shop, which saves don't change.
 */
export function withSaved<Cart extends ShopCart>(
  carts: readonly Cart[],
  saved: Omit<ShopCart, 'isFallback'>,
): readonly Cart[] {
  return carts.map((cart) => {
    if (cart.id === saved.id) return { ...cart, ...saved, isFallback: cart.isFallback };
    return isUnscheduled(saved) && isUnscheduled(cart) ? { ...cart, enabled: false } : cart;
  });
}

/** Shop's carts after one is turned on or off. */
export function withEnabled<Cart extends ShopCart>(
  carts: readonly Cart[],
  id: string,
  enabled: boolean,
): readonly Cart[] {
  const cart = carts.find((each) => each.id === id);
  return cart ? withSaved(carts, { ...cart, enabled }) : carts;
}

/** Shop's carts after another one, or none (null), becomes the fallback. */
export function withFallback<Cart extends ShopCart>(
  carts: readonly Cart[],
  id: string | null,
): readonly Cart[] {
  return carts.map((cart) => ({ ...cart, isFallback: cart.id === id }));
}

/** Shop's carts after one is deleted. */
export function withoutCart<Cart extends ShopCart>(carts: readonly Cart[], id: string): readonly Cart[] {
  return carts.filter((cart) => cart.id !== id);
}
