/**
 * The sections of the theme that take app blocks, with the name that the theme editor shows, and the template of the pages
 * on which they are. One with `instead` has a place for one thing: it takes blocks that are made for its template alone.
 */
export const APP_SECTIONS = [
  { id: 'main-product', name: 'Product page', template: 'product', instead: false },
  { id: 'main-collection', name: 'Collection page', template: 'collection', instead: true },
  { id: 'main-search', name: 'Search page', template: 'search', instead: true },
  { id: 'cart-apps', name: 'Cart page', template: 'cart', instead: false },
] as const;
export type AppSection = (typeof APP_SECTIONS)[number]['id'];
