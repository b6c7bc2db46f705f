import { expect, test } from 'vitest';
import { someOrders, someSimilarTexts, times } from '../testing/some-baskets';
import { explored, exploresOn, mayBeTried } from './exploration';

test('explores in one of five lists, across products and days', () => {
  const shareOf = (explores: (at: number) => boolean) =>
    Array.from({ length: 5_000 }, (_, at) => at).filter(explores).length / 5_000;
  // Ids as in Shopify. Four standard deviations of 5,000 draws are 0.023.
  expect(shareOf((at) => exploresOn(7_982_341_000_000 + at * 32_768, 20_000))).toBeCloseTo(0.2, 1.4);
  expect(shareOf((at) => exploresOn(7_982_341_000_000, at))).toBeCloseTo(0.2, 1.4);
});

test('chooses the most similar visible product with fewer than five orders', () => {
  const texts = someSimilarTexts('Red candle', 'Red candle holder', 'Red candle', 'Candle', 'Tea');
  const index = someOrders([...times(5, 3), ...times(4, 2)]);
  // 3 is nearer and has five orders. Rarities of red, candle and holder: 0.539, 0.288, 1.386. With 1 the cosine of 4 is
  // 0.288/0.611 = 0.471, of 2 0.611/1.515 = 0.403.
  expect(explored(index, texts, 1, () => true)?.product).toBe(4);
  expect(explored(index, texts, 1, (product) => product !== 4)?.product).toBe(2);
  expect(explored(index, texts, 5, () => true)).toBeNull();
});

test('stops after two hundred impressions without a click', () => {
  expect(mayBeTried(199, 0)).toBe(true);
  expect(mayBeTried(200, 0)).toBe(false);
  expect(mayBeTried(200, 1)).toBe(true);
});
