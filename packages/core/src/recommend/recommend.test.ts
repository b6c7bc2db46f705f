import { expect, test } from 'vitest';
import { someOrders, someSessions, someSimilarTexts, times } from '../testing/some-baskets';
import { MINUTES_OF_DAY } from './baskets/basket-index';
import { exploresOn } from './exploration';
import { explainRecommended, type Recommender, type RecommendRequest, recommend } from './recommend';

/** 1 was bought with 2, four times; 5 is popular; 3 and 4 have texts like 1, and nobody bought 4. */
const SHOP: Recommender = {
  orders: someOrders([...times(4, 1, 2), ...times(6, 5), ...times(5, 6), ...times(5, 3)]),
  sessions: someSessions(),
  texts: someSimilarTexts('Red candle', 'Matches', 'Red candle holder', 'Candle', 'Soap', 'Tea'),
};

const asking = (question: Partial<RecommendRequest>): RecommendRequest => ({
  source: 'recommended',
  limit: 5,
  now: 0,
  products: [1],
  viewed: [],
  ownOrders: [],
  accepts: () => true,
  explores: null,
  ...question,
});
const listed = (question: Partial<RecommendRequest>) =>
  recommend(SHOP, asking(question)).map(({ product, by }) => `${product} ${by}`);

test('fills up from the source, then similar products, then best sellers', () => {
  expect(listed({})).toEqual(['2 recommended', '3 similar', '4 similar', '5 top_sellers', '6 top_sellers']);
  expect(listed({ limit: 2 })).toEqual(['2 recommended', '3 similar']);
  expect(listed({ limit: 0 })).toEqual([]);
});

test('excludes cart items and hidden products in every source', () => {
  expect(listed({ products: [1, 5, 2], accepts: (product) => product !== 3 })).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^[1235] /)]),
  );
});

test('replaces viewed-next with products similar to the last view below 200 sessions', () => {
  expect(listed({ source: 'viewed_next', products: [], viewed: [5, 1], limit: 3 })).toEqual([
    '3 similar',
    '4 similar',
    '6 top_sellers',
  ]);
  const many = someSessions(...Array.from({ length: 200 }, () => [1, 6]));
  const list = recommend(
    { ...SHOP, sessions: many },
    asking({ source: 'viewed_next', products: [], viewed: [1], limit: 1 }),
  );
  expect(list[0]).toMatchObject({ product: 6, by: 'viewed_next' });
});

test('uses own orders only for signed-in shoppers', () => {
  expect(listed({ source: 'purchased', products: [], limit: 1 })).toEqual(['5 top_sellers']);
  const ownOrders = [{ minute: 0, products: [6] }];
  expect(listed({ source: 'purchased', products: [], ownOrders, limit: 2 })).toEqual([
    '6 purchased',
    '5 top_sellers',
  ]);
});

test('gives the last place to a rarely bought product on exploration days', () => {
  const day = Array.from({ length: 100 }, (_, at) => at).find((at) => exploresOn(1, at)) ?? -1;
  const other = Array.from({ length: 100 }, (_, at) => at).find((at) => !exploresOn(1, at)) ?? -1;
  const on = (at: number, explores: RecommendRequest['explores']) =>
    listed({ limit: 2, now: at * MINUTES_OF_DAY, explores });
  expect(on(day, () => true)).toEqual(['2 recommended', '4 new']);
  expect(on(other, () => true)).toEqual(['2 recommended', '3 similar']);
  expect(on(day, () => false)).toEqual(['2 recommended', '3 similar']);
  expect(on(day, null)).toEqual(['2 recommended', '3 similar']);
});

test('explains each product with parts that add up to its score', () => {
  for (const source of [
    'recommended',
    'top_sellers',
    'trending',
    'similar',
    'purchased',
    'for_you',
  ] as const) {
    const question = asking({ source, ownOrders: [{ minute: 0, products: [6, 2] }], now: MINUTES_OF_DAY });
    for (const each of recommend(SHOP, question)) {
      const parts = explainRecommended(SHOP, question, each);
      expect(parts.length).toBeGreaterThan(0);
      expect(parts.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(each.score, 12);
    }
  }
});
