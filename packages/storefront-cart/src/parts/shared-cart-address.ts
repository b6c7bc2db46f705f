/** URL parameter of a shared cart. */
export const SHARED_CART = 'cw_cart';

/** URL parameter of its products' handles, joined by dots, which handles don't contain: they name its first lines. */
export const SHARED_PRODUCTS = 'cw_products';

/** Maximum of named lines: each product is a request. */
export const MAX_NAMED_LINES = 5;

/** Whether a URL query has a shared cart, which the lazy part decodes. */
export const isCartShared = (search: string): boolean => search.includes(`${SHARED_CART}=`);
