/** URL parameter of a shared cart. */
export const SHARED_CART = 'cw_cart';

/** Whether a URL query has a shared cart, which the lazy part decodes. */
export const isCartShared = (search: string): boolean => search.includes(`${SHARED_CART}=`);
