import { expect, test } from 'vitest';
import { rowAmount, rowsSumText, rowText } from './goal-rows-text';

const FORMATS = { locale: 'en-US', timezone: 'UTC', currency: 'USD' };

test('formats rows as text', () => {
  expect(rowText({ kind: 'orders', orders: ['5012'] })).toBe('Order 5012');
  expect(rowText({ kind: 'orders', orders: ['5012', '5013'] })).toBe('2 orders: 5012, 5013');
  expect(rowText({ kind: 'visitor', orders: [] })).toBe('Visitor: saw this variant');
  expect(rowAmount(3, 4_250, FORMATS)).toBe('$42.50');
  expect(rowAmount(7, 3, FORMATS)).toBe('3');
});

test('formats the sum of the rows as the figure', () => {
  const textFor = (goalId: Parameters<typeof rowsSumText>[0], sum: number | null) =>
    rowsSumText(goalId, { visitors: 1_204, rows: 61, sum }, FORMATS);
  expect(textFor(null, null)).toBe('1,204 visitors');
  expect(textFor(2, null)).toBe('61 of 1,204 visitors');
  expect(textFor(1, 40_660)).toMatch(/^\$406\.60 by 1,204 visitors\./);
  expect(textFor(3, 40_660)).toBe('$406.60 in 61 orders');
  expect(textFor(7, 70)).toBe('70 units in 61 orders');
});
