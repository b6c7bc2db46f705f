import { array, assert, boolean, constantFrom, integer, oneof, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { foundIn, searchable, someTexts } from '../../../testing/a-search';
import { anyCharacter } from '../../../testing/any-character';
import { emptyLexicalIndex, lexicalIndexBytes, settleLexicalIndex } from '../index/lexical-index';
import type { ProductTexts } from '../index/product-texts';
import { putTexts, removeTexts } from '../index/update-lexical-index';
import { rowsOfCode, rowsOfCodePart } from './rows-of-code';
import { findMatches, search } from './search';

const WORDS = [
  'red',
  'blue',
  't-shirt',
  'tshirt',
  'shirt',
  't',
  '50 ml',
  'mütze',
  'mutze',
  'the',
  'shoes',
  'shoe',
  '登山鞋',
];
const text = array(constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(' '));
const texts = record({
  title: text,
  kind: text,
  vendor: text,
  options: text,
  description: text,
  code: text,
}).map(
  ({ code, ...fields }): ProductTexts => ({
    title: [fields.title],
    kind: [fields.kind],
    vendor: [fields.vendor],
    options: [fields.options],
    description: [fields.description],
    codes: [{ code, variant: 0 }],
  }),
);
/** Includes words without matches. */
const query = array(constantFrom(...WORDS, 'shoez', 'bleu', 'muetse', 'shrit'), { maxLength: 4 }).map(
  (words) => words.join(' '),
);
const id = integer({ min: 1, max: 8 });
const change = oneof(
  { arbitrary: record({ id, texts }), weight: 3 },
  id.map((id) => ({ id, texts: null })),
);

interface Change {
  readonly id: number;
  /** Null: the product is removed. */
  readonly texts: ProductTexts | null;
}

/** An index after changes, settled from time to time, and its products. */
function replayed(language: string, changes: readonly Change[]) {
  const updated = emptyLexicalIndex(language);
  const products = new Map<number, ProductTexts>();
  for (const [at, { id, texts }] of changes.entries()) {
    if (texts) {
      putTexts(updated, id, texts);
      products.set(id, texts);
    } else {
      removeTexts(updated, id);
      products.delete(id);
    }
    if (at % 7 === 3) settleLexicalIndex(updated);
  }
  return { updated, products };
}

/** Ids, word counts and scores of the results, and the words that matched. */
function resultsOf(
  index: ReturnType<typeof emptyLexicalIndex>,
  idsByRow: readonly number[],
  query: string,
  isUnfinished: boolean,
) {
  const { rows, matched, scores, corrected } = search(index, Float64Array.from(idsByRow), {
    text: query,
    isUnfinished,
  });
  return { corrected, found: [...rows].map((row, at) => [idsByRow[row], matched[at], scores[at]]) };
}

test('An updated index returns the same results as a rebuilt one, in any order of updates.', () => {
  assert(
    property(
      array(change, { maxLength: 30 }),
      array(query, { minLength: 1, maxLength: 3 }),
      boolean(),
      integer({ min: 0, max: 7 }),
      (changes, query, isUnfinished, turn) => {
        const { updated, products } = replayed('de', changes);
        const all = [...products];
        const turned = [...all.slice(turn), ...all.slice(0, turn)];
        const rebuilt = emptyLexicalIndex('de');
        for (const [row, [, texts]] of turned.entries()) putTexts(rebuilt, row, texts);
        for (const each of query) {
          expect(resultsOf(updated, [0, 1, 2, 3, 4, 5, 6, 7, 8], each, isUnfinished)).toEqual(
            resultsOf(
              rebuilt,
              turned.map(([id]) => id),
              each,
              isUnfinished,
            ),
          );
        }
      },
    ),
    { numRuns: 300 },
  );
});

/** Codes with common prefixes and parts, and queries for them. */
const CODES = ['W-1-1', 'W-1-11', 'W-11-1', 'TN-2110/BK', 'NOR.2110-60', '012345678905', '4006381333931'];
const codes = array(record({ code: constantFrom(...CODES), variant: integer({ min: 0, max: 2 }) }), {
  maxLength: 4,
});
const typedCode = oneof(
  constantFrom(...CODES, 'w', 'w1', '2110', 'w111', '0012345678905', 'tn 2110 bk', '400638133393', '2110bk'),
  record({ code: constantFrom(...CODES), length: integer({ min: 1, max: 12 }) }).map(({ code, length }) =>
    code.slice(0, length),
  ),
);
const changeOfCodes = oneof({ arbitrary: record({ id, codes }), weight: 3 }, record({ id }));

test('After any changes, codes find the same as in a rebuilt index.', () => {
  assert(
    property(
      array(changeOfCodes, { maxLength: 30 }),
      array(typedCode, { minLength: 1, maxLength: 4 }),
      constantFrom('en', 'de'),
      (changes, query, language) => {
        const { updated, products } = replayed(
          language,
          changes.map(({ id, ...change }) => ({
            id,
            texts: 'codes' in change ? { ...someTexts({ title: 'Mug' }), codes: change.codes } : null,
          })),
        );
        const rebuilt = emptyLexicalIndex(language);
        for (const [id, texts] of products) putTexts(rebuilt, id, texts);
        const ids = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        const found = (index: typeof rebuilt, text: string) => ({
          whole: new Map([...rowsOfCode(index, text)].sort()),
          part: rowsOfCodePart(index, text),
          prefixMatches: resultsOf(index, ids, text, true),
          typed: resultsOf(index, ids, text, false),
        });
        for (const each of query) expect(found(updated, each)).toEqual(found(rebuilt, each));
      },
    ),
    { numRuns: 100 },
  );
});

test('An emptied index equals a new one.', () => {
  assert(
    property(array(texts, { maxLength: 6 }), (all) => {
      const index = emptyLexicalIndex('en');
      for (const [row, texts] of all.entries()) putTexts(index, row, texts);
      for (const row of all.keys()) removeTexts(index, row);
      settleLexicalIndex(index);
      expect([index.count, index.vocabulary.table.count, index.postings.end, index.postings.live]).toEqual([
        0, 0, 0, 0,
      ]);
      expect(index.totals.every((total) => total === 0)).toBe(true);
      expect(lexicalIndexBytes(index)).toBeLessThan(10_000);
    }),
    { numRuns: 50 },
  );
});

test('Products with fewer matching words never rank before those with more.', () => {
  assert(
    property(array(texts, { maxLength: 8 }), text, (all, query) => {
      const index = emptyLexicalIndex('en');
      for (const [row, texts] of all.entries()) putTexts(index, row, texts);
      const ids = Float64Array.from(all, (_, row) => row + 1);
      const { matched } = search(index, ids, { text: query, isUnfinished: false });
      expect([...matched]).toEqual([...matched].sort((a, b) => b - a));
    }),
    { numRuns: 100 },
  );
});

test('A limited search returns its rows in the same order and with the same scores as a full one.', () => {
  assert(
    property(
      array(texts, { maxLength: 25 }),
      query,
      integer({ min: 2, max: 4 }),
      integer({ min: 1, max: 6 }),
      (products, query, nth, enough) => {
        const index = emptyLexicalIndex('de');
        for (const [row, product] of products.entries()) putTexts(index, row, product);
        const ids = Float64Array.from(products, (_, row) => row + 1);
        const isHere = (row: number) => row % nth === 0;
        const request = { text: query, isUnfinished: false };
        const listed = ({ rows, matched, scores }: ReturnType<typeof search>) =>
          Array.from(rows, (row, at) => ({ row, has: matched[at] ?? 0, score: scores[at] }));
        const here = listed(search(index, ids, request)).filter(({ row }) => isHere(row));
        const enoughWords = here[enough - 1]?.has ?? 0;
        const wanted = listed(search(index, ids, request, { isHere, enough }));
        expect(wanted.map(({ has, score }) => [has, score])).toEqual(
          here.filter(({ has }) => has >= enoughWords).map(({ has, score }) => [has, score]),
        );
      },
    ),
    { numRuns: 200 },
  );
});

test('The number of rows with most words is known before sorting.', () => {
  assert(
    property(array(texts, { maxLength: 25 }), query, boolean(), (products, query, isUnfinished) => {
      const index = emptyLexicalIndex('de');
      for (const [row, product] of products.entries()) putTexts(index, row, product);
      const ids = Float64Array.from(products, (_, row) => row + 1);
      const { maxWords, rowsWithMax, inOrder } = findMatches(index, ids, { text: query, isUnfinished });
      const { matched } = inOrder();
      const best = matched.filter((has) => has === matched[0]);
      expect([maxWords, rowsWithMax]).toEqual([matched[0] ?? 0, best.length]);
    }),
    { numRuns: 100 },
  );
});

test('A title finds its product.', () => {
  assert(
    property(text, text, (title, other) => {
      const { index } = searchable('en', [title, other]);
      const { rows } = search(index, Float64Array.of(1, 2), { text: title, isUnfinished: false });
      if (rows.length > 0) expect([...rows]).toContain(0);
    }),
    { numRuns: 100 },
  );
});

const strange = oneof(
  string({ unit: anyCharacter, maxLength: 300 }),
  string({ unit: 'grapheme-composite', maxLength: 100 }),
  constantFrom(
    '\ud800',
    '\u200d\u200b',
    '\u0301',
    'ﷺ',
    'Ⅷ',
    "'s",
    '5"',
    '1.2.3',
    '-',
    '//',
    'ー',
    '鞋',
    'ก',
  ).map((each) => each.repeat(60)),
);

test('Any text is a valid query.', () => {
  assert(
    property(
      strange,
      strange,
      constantFrom('en', 'de', 'ja', 'ar', 'th', '', '../x'),
      boolean(),
      (one, other, language, typing) => {
        const shop = searchable(language, [{ title: one, description: other, codes: [one] }, 'Mug']);
        expect(foundIn(shop, other, typing ? 'unfinished' : undefined).length).toBeLessThanOrEqual(2);
        removeTexts(shop.index, 0);
        expect(foundIn(shop, 'mug')).toEqual(['Mug']);
      },
    ),
    { numRuns: 150 },
  );
});

test.each([
  'a ',
  'ab',
  'é',
  'a\u0301\u0323',
  '\u200b',
  '-a',
  "'",
  '1',
  '1,',
  '鞋',
  'カー',
  'y',
  'aeiou',
  '\ud800',
])('ten thousand characters of %j are a valid query', (unit) => {
  const long = unit.repeat(Math.ceil(10_000 / unit.length));
  const index = emptyLexicalIndex('en');
  putTexts(index, 0, someTexts({ title: long, description: long, codes: [long] }));
  for (const isUnfinished of [true, false]) {
    const { rows, matched } = search(index, Float64Array.of(1), { text: long, isUnfinished });
    expect(rows.length).toBeLessThanOrEqual(1);
    expect(matched[0] ?? 0).toBeLessThanOrEqual(16);
  }
});
