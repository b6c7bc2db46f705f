import type { Catalogue, Collection, DiscountCode, Product } from '../engine/catalogue';

/** The store's own codes: `WELCOME10`, `TENOFF` (from 50.00), `FREESHIP` and the expired `SUMMER25`. */
const STORE_CODES: readonly DiscountCode[] = [
  {
    code: 'WELCOME10',
    title: '10% off everything',
    status: 'ACTIVE',
    combinesWith: { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true },
    gives: { kind: 'products', percentage: 10, productIds: 'all' },
  },
  {
    code: 'TENOFF',
    title: '10 off your order',
    status: 'ACTIVE',
    combinesWith: { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true },
    gives: { kind: 'order', amount: '10.00', minimumSubtotal: '50.00' },
  },
  {
    code: 'FREESHIP',
    title: 'Free shipping',
    status: 'ACTIVE',
    combinesWith: { productDiscounts: true, orderDiscounts: true, shippingDiscounts: false },
    gives: { kind: 'shipping' },
  },
  {
    code: 'SUMMER25',
    title: '25% off in summer',
    status: 'EXPIRED',
    combinesWith: { productDiscounts: false, orderDiscounts: false, shippingDiscounts: false },
    gives: { kind: 'products', percentage: 25, productIds: 'all' },
  },
];

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
  return { products, collections, codes: STORE_CODES, delivery: STORE_DELIVERY };
}
