import { expect, test } from 'vitest';
import { someSimilarTexts } from '../../testing/some-baskets';
import { explainSimilar } from './similar';
import { similarTo } from './similar-texts';

/*
 * Four products; rarity of a word in df of them: ln(1 + (4 - df + 0.5)/(df + 0.5)).
 * candl (2): ln(1 + 2.5/2.5) = 0.693147; red (2): the same; green, blue, mug, tea (1): ln(1 + 3.5/1.5) = 1.203973.
 * "Red candle"² = 2·0.480453 = 0.960906, length 0.980258. "Green candle"² = 0.480453 + 1.449551 = 1.930004, 1.389246.
 * Their cosine: 0.480453 / (0.980258·1.389246) = 0.352803.
 * "Red mug" is as long as "Green candle": 0.352803 by red.
 */
const TEXTS = someSimilarTexts('Red candle', 'Green candles', 'Red mug', 'Tea');

test('scores texts by the rarity of their shared words', () => {
  expect(similarTo(TEXTS, 1, 9)).toEqual([
    { product: 2, score: expect.closeTo(0.352803, 5) },
    { product: 3, score: expect.closeTo(0.352803, 5) },
  ]);
  expect(similarTo(TEXTS, 1, 9, (product) => product !== 2).map(({ product }) => product)).toEqual([3]);
  expect(similarTo(TEXTS, 4, 9)).toEqual([]);
  expect(similarTo(TEXTS, 99, 9)).toEqual([]);
});

test('explains a part for each word, rarest first', () => {
  const texts = someSimilarTexts('Red wax candle', 'Red wax candle', 'Red cup', 'Red wax');
  const parts = explainSimilar(texts, 1, 2);
  expect(parts.map(({ reason }) => reason)).toEqual(
    ['candl', 'wax', 'red'].map((term) => ({ reason: 'similar', to: 1, terms: [term] })),
  );
  expect(parts.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1, 12);
});
