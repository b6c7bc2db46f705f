/**
 * Sections that accept app blocks, with their label in the theme editor and their template. With `instead`, a section
 * accepts only blocks made for its template, in place of its own content.
 */
export const APP_SECTIONS = [
  { id: 'main-product', name: 'Product page', template: 'product', instead: false },
  { id: 'main-collection', name: 'Collection page', template: 'collection', instead: true },
  { id: 'main-search', name: 'Search page', template: 'search', instead: true },
  { id: 'cart-apps', name: 'Cart page', template: 'cart', instead: false },
] as const;
export type AppSection = (typeof APP_SECTIONS)[number]['id'];
