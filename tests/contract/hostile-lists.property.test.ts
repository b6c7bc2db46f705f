import { anyCharacter } from '@cartwright/core/testing/any-character';
import { testDatabase } from '@cartwright/server/testing/test-database';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedLists, expectHarmless, LISTS, stepCounter, WORST } from './hostile-lists';
import { aMirroredShop, plainCatalogue } from './mirrored-shop';

/** Queries per route. */
const QUERIES = Number(process.env.QUERIES ?? 100);
/** Maximum steps of a hostile query, as a multiple of an ordinary one's. */
const TIMES = 10;
const MAX_MS = 200;

const database = testDatabase();

/** Sent as it is: what is no UTF-8, and what would end a value. */
const RAW = ['%', '%ZZ', '%00', '%FF', '%ED%A0%80', '%C0%AF', '+', '=', '%26', '%2526', '%23', ';'];
const WORDS = [
  'thing',
  'thnig',
  't-shirt',
  '7',
  '登山鞋',
  'カート',
  'ก',
  'ﷺ',
  '\u0301',
  '\u202e',
  '👩‍👩‍👧‍👦',
  '\u200b',
];
const CODE = [
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "{{ shop.email }}{% layout 'x' %}",
  '{%- raw -%}',
  "' or 1=1; --",
  '`;alert(1)//',
  '\u2028</script>',
  '(a+)+$',
  '//evil.example',
  'javascript://a.b/',
];
const PROTOTYPE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const NUMBERS = ['-1', '0', '1e309', 'NaN', '999999999', '9'.repeat(400), '1.5', '٣', '0x10'];

const encoded = (text: fc.Arbitrary<string>) =>
  text.map((each) => encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(each))));
const joined = (pieces: readonly string[], maxLength: number) =>
  encoded(fc.array(fc.constantFrom(...pieces), { maxLength }).map((parts) => parts.join('')));
const value = fc.oneof(
  { weight: 3, arbitrary: joined([...WORDS, ...CODE, ' ', '-'], 12) },
  { weight: 2, arbitrary: encoded(fc.constantFrom(...CODE, ...PROTOTYPE, ...NUMBERS)) },
  { weight: 2, arbitrary: encoded(fc.string({ unit: anyCharacter, maxLength: 300 })) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...RAW, 'a'), { maxLength: 20 }).map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(encoded(fc.constantFrom(...WORDS, ...CODE, 'a ', 'x-', '1,')), fc.constantFrom(50, 400, 4_000))
      .map(([piece, length]) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)),
  },
);
const name = fc.oneof(
  { weight: 3, arbitrary: fc.constant('q') },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...['page', 'limit', 'part', 'sort_by', 'country', 'locale', 'as_typed'],
      ...['filter.p.tag', 'filter.p.vendor', 'filter.p.product_type', 'filter.v.availability'],
      ...['filter.v.price.gte', 'filter.v.price.lte', 'filter.v.option.size', 'filter.p.m.custom.care.gte'],
      ...['filter.__proto__', 'filter.v.option.__proto__', 'path_prefix', 'timestamp', ...PROTOTYPE],
    ),
  },
  { weight: 1, arbitrary: value.filter((each) => !/^(shop|signature)/.test(each)) },
);
const pair = fc.tuple(
  name,
  value,
  fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.constantFrom(20, 300)),
);
const query = fc
  .array(pair, { maxLength: 8 })
  .map((pairs) =>
    pairs.flatMap(([name, value, times]) => Array<string>(times).fill(`${name}=${value}`)).join('&'),
  );

test.each(LISTS)(
  `${QUERIES} hostile requests to %s are each served in few steps, without being echoed`,
  {
    timeout: 120_000 + QUERIES * MAX_MS,
  },
  async (path) => {
    const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(30) });
    await shop.settle();
    const lists = await askedLists(shop);
    const { stepsOf, end } = await stepCounter();
    try {
      const plain = await stepsOf(() => lists(path, 'q=thing%207'));
      await fc.assert(
        fc.asyncProperty(query, async (sent) => {
          const steps = await stepsOf(async () => expectHarmless(await lists(path, sent), path, sent));
          expect(steps).toBeLessThan(TIMES * plain);
        }),
        { numRuns: QUERIES, examples: WORST.map(([, query]) => [query]) },
      );
    } finally {
      await end();
    }
  },
);
