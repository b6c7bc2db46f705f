import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { translatedDocument } from '@cartwright/core/cart/translated-document';
import { cartWithTexts } from '@cartwright/core/storefront/cart-with-texts';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { isTranslatedInto, translatedLanguages } from '@cartwright/core/translations/translated-texts';
import { shopLanguages } from '../catalogue/shop-languages';
import type { ShopStore } from '../db/for-shop';

/** Compiled carts in a language of the shop. */
export interface TranslatedCarts {
  /** Language in Shopify's format. */
  readonly language: string;
  readonly carts: readonly StorefrontCart[];
}

/**
 * Published languages of the shop, other than its own, that documents are translated into; all languages of the
 * documents if the shop's are unknown.
 */
export async function languagesToPublish(
  store: ShopStore,
  documents: readonly CartDocument[],
): Promise<readonly string[]> {
  const published = await shopLanguages(store);
  const named = [...new Set(documents.flatMap(translatedLanguages))];
  return (published?.others ?? named).filter((language) =>
    documents.some((document) => isTranslatedInto(document, language)),
  );
}

/** Compiled cart in a language; unchanged if its document has no translation. */
export function inLanguage(
  cart: StorefrontCart,
  document: CartDocument | undefined,
  language: string,
): StorefrontCart {
  const translated = document && translatedDocument(document, language);
  return translated && translated !== document ? cartWithTexts(cart, translated) : cart;
}
