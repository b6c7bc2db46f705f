import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { someSessions } from '../../testing/some-baskets';
import { MINUTES_OF_DAY, noBaskets } from '../baskets/basket-index';
import { addBasket } from '../baskets/change-baskets';
import { explainViewedNext, viewedNext } from './viewed-next';

const scoresOf = (index: ReturnType<typeof someSessions>, viewed: number[], now = 0) =>
  new Map(viewedNext(index, viewed, now).map(({ product, score }) => [product, score]));

/*
 * Sessions: a = 1 5, b = 2 1 6, c = 7 2, d = 8; N = 4. Viewed 1 2 3, so L = 3 and three are distinct.
 * Weights exp((p-3)/4): 1: exp(-0.5) = 0.606531, 2: exp(-0.25) = 0.778801, 3: 1.
 *   a: 0.606531/3 = 0.202177; shared 1 at place 1: exp((1-3)/2) = 0.367879; together 0.074377.
 *      5, at distance 1: exp(-1/3) = 0.716531; in 1 session: 1 + 2·ln 4 = 3.772589: 0.201050.
 *   b: (0.606531 + 0.778801)/3 = 0.461777; latest shared is 2, at place 2: exp(-0.5): 0.280082.
 *      6 is at distance 2 of 2: exp(-2/3) = 0.513417; 3.772589: 0.542494.
 *   c: 0.778801/3 = 0.259600; place 2: 0.157456; 7 at distance 1: ·0.716531·3.772589 = 0.425627.
 */
test('scores products of similar sessions by similarity, distance and rarity', () => {
  const scores = scoresOf(someSessions([1, 5], [2, 1, 6], [7, 2], [8]), [1, 2, 3]);
  expect(scores.get(5)).toBeCloseTo(0.20105, 5);
  expect(scores.get(6)).toBeCloseTo(0.542494, 5);
  expect(scores.get(7)).toBeCloseTo(0.425627, 5);
  expect(scores.has(8)).toBe(false);
});

/*
 * Viewed 1 2 1: L = 3, two distinct; 1 was last seen at place 3: weight 1. Session 1 4 1 5: 1 was last seen third.
 * Similarity 1/2; place 3: exp(0) = 1. N = 1: rarity 1. 5 at distance 1: 0.5·0.716531 = 0.358266; 4 at 1 too, once.
 */
test('counts a repeated view at its last position, in sessions and neighbours', () => {
  const scores = scoresOf(someSessions([1, 4, 1, 5]), [1, 2, 1]);
  expect(scores.get(5)).toBeCloseTo(0.358266, 5);
  expect(scores.get(4)).toBeCloseTo(0.358266, 5);
  expect(scores.get(1)).toBeCloseTo(0.5, 12);
});

/* Of 80 days ago: exp(-1) of what it is today: 1·exp(-1)·exp(-1/3) = 0.263597. */
test('weights older sessions lower', () => {
  const scores = scoresOf(someSessions([1, 2]), [1], 80 * MINUTES_OF_DAY);
  expect(scores.get(2)).toBeCloseTo(0.263597, 5);
});

test('reads only the last 50 views of a session', () => {
  const index = someSessions([1, 2], [3, 4]);
  const fifty = Array.from({ length: 50 }, () => 3);
  expect(scoresOf(index, [1, ...fifty]).has(2)).toBe(false);
  expect(scoresOf(index, [1, ...fifty.slice(1)]).has(2)).toBe(true);
});

test('limits neighbours to 200 sessions per product, then to the 200 most similar of 500', () => {
  const index = noBaskets('sessions');
  // 201 sessions for each of products 1 to 4: the first of each is too old, and with it 10, 20, 30 and 40.
  for (const seed of [1, 2, 3, 4]) {
    for (let at = 0; at < 201; at += 1) {
      addBasket(index, { minute: 0, products: at === 0 ? [seed, seed * 10] : [seed, seed * 10 + 1] });
    }
  }
  expect(scoresOf(index, [1]).has(10)).toBe(false);
  expect(scoresOf(index, [1]).has(11)).toBe(true);
  // The latest 500 of 800 are those of 3, 4 and half of 2. 2 was viewed last, then 3: 100 of 2 and 100 of 3.
  expect([...scoresOf(index, [1, 4, 3, 2]).keys()].sort((a, b) => a - b)).toEqual([2, 3, 21, 31]);
});

test('explains by visitors grouped by the latest product they viewed too', () => {
  const index = someSessions([1, 5], [2, 5], [2, 1, 5], [2, 6]);
  expect(explainViewedNext(index, [1, 2], 5, 0)).toEqual([
    { score: expect.any(Number), reason: { reason: 'viewed-next', after: 2, visitors: 2 } },
    { score: expect.any(Number), reason: { reason: 'viewed-next', after: 1, visitors: 1 } },
  ]);
});

test('explains a score by parts that add up to it', () => {
  const session = array(constantFrom(1, 2, 3, 4, 5), { minLength: 1, maxLength: 6 });
  assert(
    property(array(session, { maxLength: 20 }), session, (known, viewed) => {
      const index = someSessions(...known);
      for (const { product, score } of viewedNext(index, viewed, 0)) {
        const parts = explainViewedNext(index, viewed, product, 0);
        expect(parts.reduce((sum, part) => sum + part.score, 0)).toBeCloseTo(score, 12);
      }
    }),
  );
});
