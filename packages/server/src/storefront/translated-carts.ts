import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { translatedDocument } from '@cartwright/core/cart/translated-document';
import { cartWithTexts } from '@cartwright/core/storefront/cart-with-texts';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { isTranslatedInto, translatedLanguages } from '@cartwright/core/translations/translated-texts';
import { shopLanguages } from '../catalogue/shop-languages';
import type { ShopStore } from '../db/for-shop';

/** Compiled carts with their texts in a language of the shop. */
export interface TranslatedCarts {
  /** As Shopify writes it. */
  readonly language: string;
  readonly carts: readonly StorefrontCart[];
}

/**
 * The languages besides the shop's own that documents have texts for, of those that the shop has published. Where those are
 * not known, all that documents name.
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

/** A compiled cart in a language; as it is where its document has nothing in it. */
export function inLanguage(
  cart: StorefrontCart,
  document: CartDocument | undefined,
  language: string,
): StorefrontCart {
  const translated = document && translatedDocument(document, language);
  return translated && translated !== document ? cartWithTexts(cart, translated) : cart;
}
