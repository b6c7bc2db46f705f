/** The query key of the list of carts: whoever saves a cart invalidates it. */
export const cartsKey = ['carts'] as const;

/** The query key of one cart. */
export const cartKey = (id: string) => [...cartsKey, id] as const;
