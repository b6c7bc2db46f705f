import {
  type Arbitrary,
  array,
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
  shuffledSubarray,
  tuple,
  uniqueArray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { aMirroredProduct, aMirroredVariant } from '../../testing/a-mirrored-product';
import { dumpIndex } from '../../testing/dump-index';
import type { MirroredCollection, MirroredProduct } from '../mirrored-product';
import { buildIndex, removeCollection, removeProduct, updateCollection, updateProduct } from './update-index';

const id = integer({ min: 1, max: 6 });
const countries = constantFrom('US', 'DE', 'JP');
const price = record({
  amount: integer({ min: 0, max: 9 }),
  compareAt: option(integer({ min: 0, max: 9 })),
  currency: constantFrom('USD', 'EUR'),
});
const prices = array(tuple(countries, price), { maxLength: 3 }).map((all) => Object.fromEntries(all));
const swatch = option(constantFrom({ colour: '#ff0000' }, { image: 'https://cdn.example/s.png' }));
const options = tuple(uniqueArray(constantFrom('Size', 'Colour'), { maxLength: 2 }), swatch).map(
  ([names, swatch]) =>
    names.map((name) => ({ name, values: ['S', 'M'].map((value) => ({ name: value, swatch })) })),
);

const metafields = array(
  record({
    namespace: constant('custom'),
    key: constantFrom('fabric', 'weight'),
    type: constantFrom('single_line_text_field', 'list.number_integer', 'json'),
    value: constantFrom('[1,2]', '[2]', 'Linen'),
  }),
  { maxLength: 2 },
);

const product: Arbitrary<MirroredProduct> = record({
  id,
  title: constantFrom('Red mug', 'Mugs', 'Rote Tasse 50 ml'),
  translations: constantFrom({}, { de: { title: 'Tassen' } }),
  vendor: constantFrom('a', 'b', ''),
  productType: constantFrom('a', 'b'),
  tags: array(constantFrom('x', 'y', 'z'), { maxLength: 4 }),
  status: constantFrom('active' as const, 'draft' as const, 'unlisted' as const),
  publishedIn: uniqueArray(countries),
  publishedAt: option(constant('2026-01-01T00:00:00Z')),
  rating: option(
    record({
      value: integer({ min: 10, max: 50 }),
      count: integer({ min: 0, max: 9 }),
      scaleMax: constant(50),
    }),
  ),
  options,
  metafields,
  sold: array(tuple(integer({ min: 0, max: 1 }), integer({ min: 0, max: 1 }), prices), { maxLength: 3 }),
}).map(({ sold, ...rest }) =>
  aMirroredProduct({
    ...rest,
    variants: sold.map(([first, second, prices], place) =>
      aMirroredVariant({ id: rest.id * 10 + place, optionValues: [first, second], prices }),
    ),
  }),
);

const collection: Arbitrary<MirroredCollection> = record({
  id: integer({ min: 1, max: 3 }),
  productIds: shuffledSubarray([1, 2, 3, 4, 5, 6]),
}).map((each) => ({
  handle: `collection-${each.id}`,
  title: 'Collection',
  image: null,
  automated: false,
  sortOrder: 'MANUAL',
  ...each,
}));

const LANGUAGES = ['en', 'de'];

type Change =
  | { readonly kind: 'product'; readonly product: MirroredProduct }
  | { readonly kind: 'collection'; readonly collection: MirroredCollection }
  | { readonly kind: 'no product' | 'no collection'; readonly id: number };

const change: Arbitrary<Change> = oneof(
  { arbitrary: product.map((product) => ({ kind: 'product' as const, product })), weight: 5 },
  collection.map((collection) => ({ kind: 'collection' as const, collection })),
  id.map((id) => ({ kind: 'no product' as const, id })),
  id.map((id) => ({ kind: 'no collection' as const, id })),
);

test('An updated index equals a rebuilt one, in any order of updates.', () => {
  assert(
    property(array(change, { maxLength: 40 }), integer({ min: 0, max: 5 }), (changes, turn) => {
      const index = buildIndex([], [], LANGUAGES);
      const products = new Map<number, MirroredProduct>();
      const collections = new Map<number, MirroredCollection>();
      for (const each of changes) {
        if (each.kind === 'product') {
          updateProduct(index, each.product);
          products.set(each.product.id, each.product);
        } else if (each.kind === 'collection') {
          updateCollection(index, each.collection);
          collections.set(each.collection.id, each.collection);
        } else if (each.kind === 'no product') {
          removeProduct(index, each.id);
          products.delete(each.id);
        } else {
          removeCollection(index, each.id);
          collections.delete(each.id);
        }
      }
      const all = [...products.values()];
      const turned = [...all.slice(turn), ...all.slice(0, turn)];
      expect(dumpIndex(index)).toEqual(dumpIndex(buildIndex(turned, collections.values(), LANGUAGES)));
      expect(index.rows.size).toBe(products.size);
    }),
    { numRuns: 400 },
  );
});
