import { isOfTheStore, isPicture, isText } from '@cartwright/storefront-kit/listing/read-product';
import { isJson } from '@cartwright/storefront-kit/shopify/json';
import type { SuggestedProduct, Suggestions } from './suggestions';

/**
 * Parses Shopify's suggestions; null if invalid. Undocumented items are skipped. `money` formats an amount in subunits.
 * Source: Shopify, Predictive Search API.
 */
export function readPredictiveSearch(said: unknown, money: (amount: number) => string): Suggestions | null {
  const results = isJson(said) && isJson(said.resources) ? said.resources.results : null;
  if (!isJson(results)) return null;
  const { queries, collections, products } = results;
  return {
    meant: null,
    terms: listOf(queries, ({ text }) => (isText(text) ? text : null)),
    collections: listOf(collections, linked),
    products: listOf(products, (product) => productOf(product, money)),
  };
}

type Json = Readonly<Record<string, unknown>>;

function listOf<Item>(list: unknown, read: (each: Json) => Item | null): Item[] {
  const items = Array.isArray(list) ? list : [];
  return items.flatMap((each) => (isJson(each) ? (read(each) ?? []) : []));
}

function linked({ title, url }: Json): { readonly title: string; readonly url: string } | null {
  return isText(title) && isText(url) && isOfTheStore(url) ? { title, url } : null;
}

function productOf(product: Json, money: (amount: number) => string): SuggestedProduct | null {
  const link = linked(product);
  const { id, price_min, price_max, compare_at_price_min, available, featured_image } = product;
  const lowest = Math.round(Number(price_min) * 100);
  const priceVaries = Math.round(Number(price_max) * 100) > lowest;
  if (!link || !isText(price_min) || Number.isNaN(lowest)) return null;
  const before = Math.round(Number(compare_at_price_min) * 100);
  const picture = isJson(featured_image) ? featured_image.url : null;
  return {
    id: Number.isSafeInteger(id) ? Number(id) : null,
    ...link,
    picture: isText(picture) && isPicture(picture) ? picture : null,
    price: money(lowest),
    priceVaries,
    // Shopify doesn't say which variant it is of; with varying prices it may be another one's.
    compareAtPrice: !priceVaries && before > lowest ? money(before) : null,
    available: available !== false,
  };
}
