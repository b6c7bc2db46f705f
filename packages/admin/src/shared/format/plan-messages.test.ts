import { expect, it } from 'vitest';
import { priceText, trialText } from './plan-messages';

it.each([
  ['19.00', 'USD', '$19.00 every 30 days'],
  ['7.5', 'EUR', '€7.50 every 30 days'],
  ['1900', 'JPY', '¥1,900 every 30 days'],
  ['0.00', 'USD', 'Free'],
  ['19.00', 'doubloons', '19.00 doubloons every 30 days'],
])('formats a price of %s %s as "%s"', (price, currency, text) => {
  expect(priceText({ price, currency })).toBe(text);
});

it('shows a trial only if there is one and a price after it', () => {
  expect(trialText({ price: '19.00', trialDays: 14 })).toBe('14-day free trial');
  expect(trialText({ price: '19.00', trialDays: 0 })).toBeNull();
  expect(trialText({ price: '0.00', trialDays: 14 })).toBeNull();
});
