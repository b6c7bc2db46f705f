import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { SourceData } from '@cartwright/core/contract/data-sources';
import {
  productsNamedBy,
  type SourceReasonContext,
  shownMessage,
  sourceReasonMessage,
} from '@cartwright/core/data-sources/source-messages';
import type { SourceResponse } from '@cartwright/core/data-sources/source-request';
import type { ShopStore } from '../db/for-shop';
import { priceCountryOf, type Shopper, titlesIn } from '../listing/listing-of-rows';
import { type ShownOfProducts, sourceProducts } from './source-products';

export interface ResolvedSource {
  readonly source: { readonly path: string; readonly name: string };
  readonly response: SourceResponse;
  readonly shopper: Shopper;
  readonly now: Date;
}

/** Response with products, and a text for each one's origin. Leaves out deleted products. */
export async function sourceData(
  store: ShopStore,
  index: CatalogueIndex,
  { source, response, shopper, now }: ResolvedSource,
  shown: Omit<ShownOfProducts, 'priceCountry'>,
): Promise<SourceData> {
  const priceCountry = await priceCountryOf(store, shopper.country);
  const ids = response.products.map(({ product }) => product);
  const data = await sourceProducts(store, ids, { ...shown, priceCountry });
  const isThere = new Set(data.map(({ id }) => id));
  const context = await reasonContext(store, index, shopper, response);
  const products = response.products
    .filter(({ product }) => isThere.has(product))
    .map(({ product, by, rule, score, parts }) => ({
      id: product,
      by,
      rule: rule === null ? null : rule + 1,
      score,
      parts: parts.map((part) => ({ score: part.score, reason: sourceReasonMessage(part.reason, context) })),
      reason: shownMessage(parts, context),
    }));
  const rules = response.rules.map(({ rule, ...outcome }) => ({ rule: rule + 1, ...outcome }));
  return { metadata: { source, rules, time: now.toISOString(), products }, data };
}

async function reasonContext(
  store: ShopStore,
  { collections }: CatalogueIndex,
  shopper: Shopper,
  { products }: SourceResponse,
): Promise<SourceReasonContext> {
  const named = products.flatMap(({ parts }) => parts.flatMap(({ reason }) => productsNamedBy(reason)));
  const titles = new Map(await titlesIn(store, shopper)([...new Set(named)]));
  return {
    titleOf: (product) => titles.get(product) ?? 'a product',
    dayOf: (minute) => DAY.format(minute * 60_000),
    collectionTitleOf: (collection) => collections.get(collection)?.title ?? 'that is chosen',
  };
}

/** UTC, as minutes are converted to the shop's time zone already. */
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
