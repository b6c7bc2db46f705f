import { expect, test } from 'vitest';
import { figuresOfAll, figuresOfUnseen, indexOf, popularList, viewedNextList } from './session-figures';
import { readSessions, sessionCases } from './sessions-file';

const FILE = `set,session,item,seconds
train,a,1,0
train,a,2,60
train,b,1,120
train,b,3,180
train,b,2,240
train,c,4,300
train,c,5,360
test,x,1,6000
test,x,2,6060
test,x,1,6120
test,y,4,6180
test,y,9,6240
`;

/*
 * Known: a = 1 2, b = 1 3 2, c = 4 5; N = 3. Ages are minutes: exp(-age / 80 days) is 1 to three places.
 * Questions: x1 (1 → 2), x2 (1 2 → 1), y1 (4 → 9).
 *
 * x1: L = 1; product 1 weighs exp(0) = 1; a and b have it: similarity 1/1 = 1 each; m = 1: exp(0) = 1.
 *   From 1 in a: 1 at 0, 2 at 1. In b: 1 at 0, 3 at 1, 2 at 2. Rarity 1 + 2·ln(3/c): c(1) = c(2) = 2: 1.811; c(3) = 1: 3.197.
 *   1: 2·1·1.811 = 3.622. 2: (exp(-1/3) + exp(-2/3))·1.811 = (0.717 + 0.513)·1.811 = 2.228. 3: 0.717·3.197 = 2.291.
 *   All products: 1 3 2, so 2 is third. Without 1: 3 2, so 2 is second.
 * x2: L = 2; m is 2 in both: distances from 2. In a: 1 at 1; in b: 1 at 2, 3 at 1. Weights shared: 1 (exp(-1/4)) and 2 (1), so
 *   similarity (0.779 + 1)/2 = 0.889 in both.
 *   1: 0.889·(0.717 + 0.513)·1.811 = 1.981; 2: 0.889·2·1.811 = 3.221; 3: 0.889·0.717·3.197 = 2.038.
 *   All: 2 3 1, so 1 is third. 1 was viewed before: no question of those not yet seen.
 * y1: 9 isn't known: not found.
 */
test('computes figures of a small file as by hand', () => {
  const { known, asked } = readSessions(FILE);
  const cases = sessionCases(asked);
  const list = viewedNextList(indexOf(known));
  const [x1, x2] = cases;
  expect(x1 && list(x1, new Set())).toEqual([1, 3, 2]);
  expect(x2 && list(x2, new Set())).toEqual([2, 3, 1]);
  // Places 3, 3, none: (1/3 + 1/3) / 3.
  const all = figuresOfAll(cases, list);
  expect(all.questions).toBe(3);
  expect(all.hitRateAt10).toBeCloseTo(2 / 3, 12);
  expect(all.reciprocalRankAt20).toBeCloseTo(2 / 9, 12);
  // x1 at place 2, y1 nowhere.
  expect(figuresOfUnseen(cases, list)).toEqual({ questions: 2, hitRateAt10: 0.5, reciprocalRankAt20: 0.25 });
});

test('ranks popularity by sessions, regardless of the viewed products', () => {
  const { known, asked } = readSessions(FILE);
  const cases = sessionCases(asked);
  // 1 and 2 are in two sessions; 3, 4 and 5 in one: 1 2 3 4 5. Found at 2, 1 and nowhere.
  const all = figuresOfAll(cases, popularList(indexOf(known)));
  expect(all.reciprocalRankAt20).toBeCloseTo((1 / 2 + 1) / 3, 12);
  // Without 1 the list begins with 2: place 1; and y1 nowhere.
  expect(figuresOfUnseen(cases, popularList(indexOf(known))).reciprocalRankAt20).toBe(0.5);
});
