import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ASSISTED_WITHIN, type CreditableOrder, creditsOf, type LinkTie, type ProductClick } from './credit';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const MUG = 1;
const TEA = 2;

const order = (lines: Partial<CreditableOrder['lines'][number]>[]): CreditableOrder => ({
  orderId: 1001,
  placedAt: NOON,
  lines: lines.map((line, index) => ({ lineId: index + 1, productId: MUG, properties: {}, ...line })),
});
const tie = (change: Partial<LinkTie> = {}): LinkTie => ({
  page: 'p',
  number: 0,
  at: NOON - HOUR,
  visitor: 'ann',
  session: 's1',
  ...change,
});
const click = (change: Partial<ProductClick> = {}): ProductClick => ({
  page: 'p',
  number: 1,
  at: NOON - HOUR,
  visitor: 'ann',
  session: 's1',
  subject: 'collection',
  id: '77',
  productId: MUG,
  ...change,
});
const subjectsOf = (credits: ReturnType<typeof creditsOf>) =>
  credits.map(({ lineId, subject, subjectId, how }) => `${lineId} ${subject} ${subjectId} ${how}`);

test('credits every variant of a clicked product to the clicked list, and no other line', () => {
  const bought = order([{ productId: MUG }, { productId: MUG }, { productId: TEA }, { productId: null }]);
  const credits = creditsOf(bought, { ties: [tie()], clicks: [click()] });
  expect(subjectsOf(credits)).toEqual(['1 collection 77 assisted', '2 collection 77 assisted']);
  expect(credits[0]).toMatchObject({ session: 's1', at: NOON - HOUR });
});

test.each([
  ['24 hours before the order is included', NOON - ASSISTED_WITHIN, 1],
  ['a millisecond earlier is excluded', NOON - ASSISTED_WITHIN - 1, 0],
  ['the time of the order is included', NOON, 1],
  ['after the order is excluded', NOON + 1, 0],
])('click window: %s', (_what, at, credited) => {
  const ties = [tie({ at: NOON - 2 * ASSISTED_WITHIN })];
  expect(creditsOf(order([{}]), { ties, clicks: [click({ at })] })).toHaveLength(credited);
});

test('credits the latest click, in that click’s session', () => {
  const clicks = [
    click({ at: NOON - 3 * HOUR, subject: 'search', id: 'mug', session: 's0' }),
    click({ at: NOON - 2 * HOUR, subject: 'search', id: 'cup', session: 's0', number: 2 }),
    click({ at: NOON - 1, visitor: 'bob', id: '78' }),
  ];
  expect(creditsOf(order([{}]), { ties: [tie()], clicks })).toMatchObject([
    { subject: 'search', subjectId: 'cup', session: 's0' },
  ]);
});

test('prefers a line’s own properties over clicks: bundle, then widget, then cart', () => {
  const properties = { _attribution: 'cart-1', _widget: 'w-1', _bundle: 'b-1:k3x9:2' };
  const { _bundle, ...noBundle } = properties;
  const lines = [
    { properties },
    { properties: noBundle },
    { properties: { _attribution: 'cart-1' } },
    { properties: { _widget: '' } },
  ];
  expect(subjectsOf(creditsOf(order(lines), { ties: [tie()], clicks: [click()] }))).toEqual([
    '1 bundle b-1 direct',
    '2 widget w-1 direct',
    '3 cart cart-1 direct',
    '4 collection 77 assisted',
  ]);
});

test('gives an order without a tie direct credits only, without a session', () => {
  const lines = [{ properties: { _attribution: 'cart-1' } }, {}];
  expect(creditsOf(order(lines), { ties: [], clicks: [click()] })).toMatchObject([
    { subject: 'cart', session: null, at: NOON },
  ]);
});

test('uses the last tie before the order', () => {
  const ties = [
    tie({ at: NOON - 5, visitor: 'bob', session: 's2' }),
    tie({ at: NOON - 9 }),
    tie({ at: NOON + 1, visitor: 'eve' }),
  ];
  const clicks = [click({ visitor: 'bob', session: 's2', at: NOON - 6, id: '5' }), click()];
  expect(creditsOf(order([{}]), { ties, clicks })).toMatchObject([{ subjectId: '5', session: 's2' }]);
});

const instant = fc.integer({ min: NOON - 2 * ASSISTED_WITHIN, max: NOON + HOUR });
const key = { page: fc.constantFrom('p', 'q'), number: fc.nat(50), at: instant };
const who = { visitor: fc.constantFrom('ann', 'bob'), session: fc.constantFrom('s1', 's2') };
const ties = fc.array(fc.record({ ...key, ...who }), { maxLength: 5 });
const clicks = fc.array(
  fc.record({
    ...key,
    ...who,
    subject: fc.constantFrom('collection' as const, 'search' as const, 'widget' as const),
    id: fc.constantFrom('1', '2'),
    productId: fc.constantFrom(MUG, TEA),
  }),
  { maxLength: 12 },
);
const lines = fc.array(
  fc.record({
    productId: fc.constantFrom(MUG, TEA, null),
    properties: fc.constantFrom({}, { _attribution: 'c' }, { _widget: 'w' }, { color: 'red' }),
  }),
  { maxLength: 5 },
);

test('Each line is credited at most once, independent of the order of facts.', () => {
  fc.assert(
    fc.property(lines, ties, clicks, (bought, tied, clicked) => {
      const placed = order(bought as never);
      const credits = creditsOf(placed, { ties: tied, clicks: clicked });
      expect(new Set(credits.map(({ lineId }) => lineId)).size).toBe(credits.length);
      const backwards = { ties: [...tied].reverse(), clicks: [...clicked].reverse() };
      // Copies with the same key and instant but different contents are resolved earlier.
      const keys = [...tied, ...clicked].map(({ page, number, at }) => `${page} ${number} ${at}`);
      fc.pre(new Set(keys).size === keys.length);
      expect(creditsOf(placed, backwards)).toEqual(credits);
      const visitors = new Set(tied.filter(({ at }) => at <= NOON).map(({ visitor }) => visitor));
      for (const { how, at, session } of credits) {
        if (how === 'direct') continue;
        expect(NOON - at).toBeLessThanOrEqual(ASSISTED_WITHIN);
        expect(
          clicked.some((each) => each.at === at && each.session === session && visitors.has(each.visitor)),
        ).toBe(true);
      }
    }),
  );
});
