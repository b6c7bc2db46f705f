/** The sections of the theme that take app blocks, with the name that the theme editor shows. */
export const APP_SECTIONS = [
  { id: 'main-product', name: 'Product page' },
  { id: 'cart-apps', name: 'Cart page' },
] as const;
export type AppSection = (typeof APP_SECTIONS)[number]['id'];
