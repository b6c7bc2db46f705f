/**
 * Shopify's own collection of all products, which every store has: it is in no list of collections, has no settings of its own,
 * and no campaign can name it. Default settings hold there, and campaigns for all collections. A merchant's collection of that
 * handle takes its place.
 */
export const ALL_PRODUCTS = { id: 0, handle: 'all' } as const;
