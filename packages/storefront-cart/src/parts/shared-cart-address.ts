/** The parameter of an address that brings a cart with it. */
export const SHARED_CART = 'cw_cart';

/** Whether an address brings a cart; its query is enough. What it holds is for the lazy part to read. */
export const isCartShared = (search: string): boolean => search.includes(`${SHARED_CART}=`);
