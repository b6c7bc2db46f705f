/** Query key of the cart list, invalidated by cart saves. */
export const cartsKey = ['carts'] as const;

/** Query key of a cart. */
export const cartKey = (id: string) => [...cartsKey, id] as const;
