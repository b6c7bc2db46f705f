import type { StorefrontCart } from '@cartwright/core/storefront/config';

/** Texts in another language, by the English of our defaults. */
export type Texts = Readonly<Record<string, string>>;

/** What is no text of the cart: names of products, and what a merchant has written as code. */
const NOT_OURS = ['products', 'template'];

/**
 * Puts the texts that the merchant left as they were into another language; what he wrote stays as it is. In place: the
 * config is the page's own, and who compares carts compares objects.
 */
export function inLanguage({ components, volume }: StorefrontCart, texts: Texts): void {
  for (const component of components) translate(component.settings, texts);
  if (volume) translate(volume, texts);
}

function translate(settings: object, texts: Texts): void {
  for (const [name, value] of Object.entries(settings)) {
    if (typeof value === 'string' && Object.hasOwn(texts, value))
      Object.assign(settings, { [name]: texts[value] });
    else if (typeof value === 'object' && value !== null && !NOT_OURS.includes(name)) translate(value, texts);
  }
}
