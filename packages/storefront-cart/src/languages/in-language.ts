import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { type Texts, translateTexts } from '@cartwright/storefront-kit/messages/translate-texts';

/** Settings excluded from translation: product names and merchants' code. */
const NOT_OURS = ['products', 'template'];

/** Translates default texts; merchants' own texts stay. In place, because carts are compared by identity. */
export function inLanguage({ components, volume }: StorefrontCart, texts: Texts): void {
  for (const { settings } of components) translateTexts(settings, texts, NOT_OURS);
  if (volume) translateTexts(volume, texts, NOT_OURS);
}
