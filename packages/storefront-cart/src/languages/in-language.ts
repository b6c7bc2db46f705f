import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { type Texts, translateTexts } from '@cartwright/storefront-kit/messages/translate-texts';

/** Settings that are no texts of the cart: names of products, and what a merchant has written as code. */
const NOT_OURS = ['products', 'template'];

/**
 * Puts the texts that the merchant left as they were into another language; what he wrote stays as it is. In place: the
 * config is the page's own, and who compares carts compares objects.
 */
export function inLanguage({ components, volume }: StorefrontCart, texts: Texts): void {
  for (const { settings } of components) translateTexts(settings, texts, NOT_OURS);
  if (volume) translateTexts(volume, texts, NOT_OURS);
}
