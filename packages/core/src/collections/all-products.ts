/**
 * Shopify's own collection of all products, which every store has: it isn't in lists of collections, has no
 * settings of its own, and campaigns can't name it. Default settings and campaigns for all collections apply
 * there. A merchant's collection with that handle replaces it.
 */
export const ALL_PRODUCTS = { id: 0, handle: 'all' } as const;
