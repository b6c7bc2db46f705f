import type { Catalogue, Collection, Product } from '../engine/model/catalogue';
import { storeCodes } from './store-codes';

/** Flat rates, in subunits of the store's currency. */
const STORE_DELIVERY: Catalogue['delivery'] = [
  { handle: 'standard', title: 'Standard, 3–5 days', price: 600 },
  { handle: 'express', title: 'Express, next day', price: 1500 },
];

/** Products, the demo range or those of a CSV, with the codes and the delivery of the local store. */
export function storeCatalogue(
  products: readonly Product[],
  collections: readonly Collection[] = [],
): Catalogue {
  return { products, collections, codes: storeCodes(products), delivery: STORE_DELIVERY };
}
