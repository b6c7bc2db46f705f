import type { Catalogue, Collection, Product } from '../engine/model/catalogue';
import { priceScale } from './price-scale';
import { storeCodes } from './store-codes';

/** Flat rates, in subunits of the store's currency. */
const deliveryAt = (scale: number): Catalogue['delivery'] => [
  { handle: 'standard', title: 'Standard, 3–5 days', price: 600 * scale },
  { handle: 'express', title: 'Express, next day', price: 1500 * scale },
];

/** Products, the demo range or those of a CSV, with the codes and the delivery of the local store. */
export function storeCatalogue(
  products: readonly Product[],
  collections: readonly Collection[] = [],
): Catalogue {
  const scale = priceScale(products);
  return { products, collections, codes: storeCodes(products, scale), delivery: deliveryAt(scale) };
}
