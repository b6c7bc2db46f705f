import type { Catalogue, Collection, Product } from '../engine/model/catalogue';
import { priceScale } from './price-scale';
import { storeCodes } from './store-codes';

/** Flat delivery rates, in subunits of the store's currency. */
const deliveryAt = (scale: number): Catalogue['delivery'] => [
  { handle: 'standard', title: 'Standard, 3–5 days', price: 600 * scale },
  { handle: 'express', title: 'Express, next day', price: 1500 * scale },
];

/** Catalogue of products (demo range or CSV) with the local store's codes and delivery rates. */
export function storeCatalogue(
  products: readonly Product[],
  collections: readonly Collection[] = [],
): Catalogue {
  const scale = priceScale(products);
  return { products, collections, codes: storeCodes(products, scale), delivery: deliveryAt(scale) };
}
