import {
  SUGGESTION_RESPONSE_VERSION,
  type SuggestedCollection,
  type SuggestedTitles,
} from '@cartwright/core/suggestions/suggestion-response';
import { plainAmount } from '@cartwright/storefront-kit/listing/plain-amount';
import { isListOf, isOfTheStore, isProduct, isText } from '@cartwright/storefront-kit/listing/read-product';
import { isJson } from '@cartwright/storefront-kit/shopify/json';
import type { Suggestions } from './suggestions';

/** Parses our server's suggestions; null if invalid. */
export function readSuggestions(said: unknown): Suggestions | null {
  if (!isJson(said) || said.version !== SUGGESTION_RESPONSE_VERSION) return null;
  const { meant, terms, collections, products } = said;
  // Absent from an older server build.
  const titles = isJson(said.titles) ? said.titles : {};
  const title = (of: keyof SuggestedTitles) => (isText(titles[of]) ? titles[of] : null);
  const isRight =
    (meant === null || isText(meant)) &&
    isListOf(terms, isText) &&
    isListOf(collections, isCollection) &&
    isListOf(products, isProduct);
  if (!isRight) return null;
  return {
    meant,
    terms,
    collections,
    titles: { terms: title('terms'), collections: title('collections'), products: title('products') },
    products: products.map(({ id, title, url, image, price, priceVaries, compareAtPrice, available }) => ({
      id,
      title,
      url,
      picture: image?.src ?? null,
      price: plainAmount(price),
      priceVaries,
      compareAtPrice: compareAtPrice && plainAmount(compareAtPrice),
      available,
    })),
  };
}

function isCollection(value: unknown): value is SuggestedCollection {
  return isJson(value) && isText(value.title) && isText(value.url) && isOfTheStore(value.url);
}
