import { matches } from '@cartwright/dev-store/admin/wire/search';
import { productQuery } from '@cartwright/server/products/search-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** What could mean something in a search, among what does not. */
const meaningful = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', "'", '\\', '(', ')', ' OR ', ' AND ', 'NOT ', '-', ':', '*', 'tag:', ' ', 'ab'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text !== '');

const product = (tag: string, vendor: string) => ({
  text: 'oak board',
  fields: { tag: [tag.toLowerCase()], vendor: [vendor.toLowerCase()], collection_id: ['7'] },
});

test('A tag or vendor search finds it with any characters.', () => {
  fc.assert(
    fc.property(meaningful, meaningful, (tag, vendor) => {
      const query = productQuery({ query: 'boa', collection: 7, tag, vendor });
      expect(matches(query, product(tag, vendor))).toBe(true);
    }),
  );
});

test('A tag or vendor search finds nothing else.', () => {
  fc.assert(
    fc.property(meaningful, meaningful, (tag, other) => {
      fc.pre(tag.toLowerCase() !== other.toLowerCase());
      expect(matches(productQuery({ tag }), product(other, 'v'))).toBe(false);
      expect(matches(productQuery({ vendor: tag }), product('t', other))).toBe(false);
    }),
  );
});

test('Typed words are never operators.', () => {
  fc.assert(
    fc.property(meaningful, (typed) => {
      const query = productQuery({ query: typed, collection: 8 });
      expect(matches(query, product('t', 'v'))).toBe(false);
    }),
  );
});
