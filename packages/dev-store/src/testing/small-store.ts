import { defineCollection } from '../catalogue/define-collection';
import { defineProduct } from '../catalogue/define-product';
import type { RunDiscounts } from '../engine/discounts/discount-run';
import { createMemoryStore, type MemoryStore } from '../engine/memory-store';
import type { Catalogue, DiscountCode, Product } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';

const together = { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true };

/** Codes: 10 % off, 5.00 off from 20.00, free shipping, one that doesn't combine and an expired one. */
const CODES: readonly DiscountCode[] = [
  {
    code: 'TEN',
    title: 'Ten percent',
    status: 'ACTIVE',
    combinesWith: together,
    gives: { kind: 'products', percentage: 10, productIds: 'all' },
  },
  {
    code: 'FIVER',
    title: 'Five off',
    status: 'ACTIVE',
    combinesWith: together,
    gives: { kind: 'order', amount: '5.00', minimumSubtotal: '20.00' },
  },
  {
    code: 'SHIP',
    title: 'Free shipping',
    status: 'ACTIVE',
    combinesWith: together,
    gives: { kind: 'shipping' },
  },
  {
    code: 'ALONE',
    title: 'Half price, alone',
    status: 'ACTIVE',
    combinesWith: { productDiscounts: false, orderDiscounts: false, shippingDiscounts: false },
    gives: { kind: 'products', percentage: 50, productIds: 'all' },
  },
  {
    code: 'OVER',
    title: 'Last summer',
    status: 'EXPIRED',
    combinesWith: together,
    gives: { kind: 'products', percentage: 50, productIds: 'all' },
  },
];

const products = [
  defineProduct({
    handle: 'cup',
    title: 'Cup',
    description: 'A cup.',
    type: 'Kitchen',
    tags: ['a"b OR c'],
    price: '10.00',
    metafields: {
      care: ['single_line_text_field', 'Wash by hand.'],
      origin: ['single_line_text_field', 'Portugal'],
    },
  }),
  defineProduct({
    handle: 'scarf',
    title: 'Scarf',
    description: 'A scarf.',
    type: 'Clothing',
    vendor: 'Tolland Mill',
    tags: ['wool', 'größe'],
    price: '25.00',
    options: { Colour: ['Red', 'Blue'] },
    stock: 5,
    stockOf: { Blue: 0 },
  }),
  defineProduct({
    handle: 'print',
    title: 'Print',
    description: 'A print.',
    type: 'Paper',
    price: '3.33',
    stock: 2,
  }),
  defineProduct({
    handle: 'tea',
    title: 'Tea',
    description: 'Tea.',
    type: 'Pantry',
    price: '8.00',
    subscription: { name: 'Subscribe', plans: { '4 weeks': 10 } },
  }),
  defineProduct({
    handle: 'card',
    title: 'Card',
    description: 'A gift card.',
    type: 'Gift card',
    price: '50.00',
    giftCard: true,
  }),
  {
    ...defineProduct({ handle: 'draft', title: 'Draft', description: '', type: 'Paper', price: '1.00' }),
    published: false,
  },
];

const collections = [
  defineCollection(
    { handle: 'gift-ideas', title: 'Gifts', description: 'For them.', products: ['scarf', 'cup'] },
    products,
  ),
  defineCollection(
    {
      handle: 'paper-goods',
      title: 'Paper goods',
      description: 'Printed.',
      rules: { any: false, rules: [{ column: 'TYPE', relation: 'EQUALS', condition: 'Paper' }] },
    },
    products,
  ),
];

/** Cup 10.00, Scarf 25.00 in red (5 left) and blue (none), Print 3.33 (2 left), Tea 8.00 by plan, Card 50.00, a draft. */
export const SMALL_STORE: Catalogue = {
  products,
  collections,
  codes: CODES,
  delivery: [
    { handle: 'standard', title: 'Standard', price: 500 },
    { handle: 'express', title: 'Express', price: 1200 },
  ],
};

/** Product of the small store. */
export function theProduct(handle: string): Product {
  const product = products.find((each) => each.handle === handle);
  if (!product) throw new Error(`No product ${handle} in the small store.`);
  return product;
}

/** Variant id of the small store; by title, or the first. */
export function theVariant(handle: string, title?: string): number {
  const variant = theProduct(handle).variants.find((each) => title === undefined || each.title === title);
  if (!variant) throw new Error(`No variant ${title} of ${handle} in the small store.`);
  return variant.id;
}

/** Sequential ids. */
export function counter(prefix = 'id'): () => string {
  let last = 0;
  return () => `${prefix}${++last}`;
}

/** Germany in euros, at a rate of 0.9, and Japan in yen, at 150. */
export const SMALL_MARKETS: readonly [Market, Market] = [
  { country: 'DE', currency: 'EUR', rate: '0.9', locale: 'de', root: '/de/' },
  { country: 'JP', currency: 'JPY', rate: '150', locale: 'ja', root: '/ja/' },
];

/** Memory store of the small store and its markets. Default: no automatic discounts. */
export function aMemoryStore(runDiscounts: RunDiscounts = () => []): MemoryStore {
  return createMemoryStore({
    catalogue: SMALL_STORE,
    markets: SMALL_MARKETS,
    runDiscounts,
    currency: 'USD',
    country: 'US',
    nextId: counter(),
  });
}
