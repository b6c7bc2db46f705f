import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndex, removeProduct, updateProduct } from '../catalogue/index/update-index';
import type { MirroredCollection, MirroredProduct } from '../catalogue/mirrored-product';
import { foundRows } from '../listing/found-rows';
import { SHOPPER, someRules } from '../testing/a-list';
import { aMirroredProduct, aMirroredVariant } from '../testing/a-mirrored-product';
import { anyCharacter } from '../testing/any-character';
import { suggest } from './suggest';

const WORDS = [
  'mug',
  'mugs',
  'Mütze',
  'muslin',
  'of',
  'the',
  '50 ml',
  't-shirt',
  'マグカップ',
  'カップ',
  '登山鞋',
  'x',
];
const name = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(' '));
const product = (id: number): fc.Arbitrary<MirroredProduct> =>
  fc
    .record({
      title: name,
      productType: name,
      tags: fc.subarray(['secret']),
      status: fc.constantFrom('active' as const, 'active' as const, 'draft' as const),
      publishedIn: fc.constantFrom(['US'], ['US'], ['DE']),
      available: fc.boolean(),
    })
    .map(({ available, ...rest }) =>
      aMirroredProduct({ id, ...rest, variants: [aMirroredVariant({ id: id * 10, available })] }),
    );
const products = fc
  .integer({ min: 1, max: 10 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, place) => product(place + 1))));
const collection = (id: number): fc.Arbitrary<MirroredCollection> =>
  fc.record({ title: name, productIds: fc.subarray([1, 2, 3, 4, 5]) }).map((rest) => ({
    id,
    handle: `c${id}`,
    image: null,
    automated: false,
    sortOrder: 'MANUAL',
    ...rest,
  }));
const collections = fc.tuple(collection(1), collection(2), collection(3));
const typed = fc.oneof(
  fc.tuple(name, fc.nat(8)).map(([text, length]) => text.slice(0, Math.max(2, length))),
  fc.constantFrom('mug', 'mugz', 'mu', 'mutz', 't-sh', 'the mu', 'マグ', '登山'),
  fc.string({ unit: anyCharacter }),
);
const rules = fc
  .record({
    excludedTags: fc.subarray(['secret']),
    outOfStock: fc.constantFrom('all', 'hide', 'end'),
  } as const)
  .map(someRules);

test('Every suggestion leads to something listed in the market.', () => {
  fc.assert(
    fc.property(products, collections, typed, rules, (all, grouped, text, rules) => {
      const index = buildIndex(all, grouped, ['en']);
      const { terms, collectionIds, products } = suggest(index, { text, language: null }, rules, SHOPPER);
      const isHere = ({ status, publishedIn, tags, variants }: MirroredProduct) =>
        status === 'active' &&
        publishedIn.includes('US') &&
        !tags.some((tag) => rules.excludedTags.includes(tag)) &&
        (rules.outOfStock !== 'hide' || variants[0]?.available === true);
      const here = new Set(all.filter(isHere).map(({ id }) => id));
      for (const term of terms) {
        const query = { text: term, language: null, isAsTyped: true };
        expect(foundRows(index, query, rules, SHOPPER).rows, term).not.toEqual([]);
        expect(term).not.toBe(text);
      }
      for (const id of collectionIds)
        expect(grouped[id - 1]?.productIds.some((each) => here.has(each))).toBe(true);
      for (const { id } of products) expect(here.has(id)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('Loading order and earlier contents don’t change suggestions.', () => {
  fc.assert(
    fc.property(products, collections, typed, fc.nat(9), (all, grouped, text, turn) => {
      const query = { text, language: null };
      const rebuilt = buildIndex(all, grouped, ['en']);
      const updated = buildIndex(
        [...all.slice(turn), ...all.slice(0, turn)].reverse(),
        [...grouped].reverse(),
        ['en'],
      );
      const other = aMirroredProduct({ id: 99, title: 'mug of muslin' });
      updateProduct(updated, other);
      removeProduct(updated, other.id);
      expect(suggest(updated, query, someRules(), SHOPPER)).toEqual(
        suggest(rebuilt, query, someRules(), SHOPPER),
      );
    }),
    { numRuns: 200 },
  );
});
