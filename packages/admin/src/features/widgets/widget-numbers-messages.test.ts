import { expect, it } from 'vitest';
import { NUMBERS_OF_BUNDLES, NUMBERS_OF_WIDGETS, widgetNumbersMessage } from './widget-numbers-messages';

const FORMATS = { currency: 'USD', locale: 'en-US', timezone: 'UTC' };

it('shows a widget’s figures, with a dash if not measured', () => {
  const values = { shown: 1204, adds: null, revenue: 54_000 };
  expect(widgetNumbersMessage({ values }, NUMBERS_OF_WIDGETS, FORMATS)).toBe(
    'Last 30 days: 1,204 shown · – added to cart · $540.00 revenue',
  );
});

it('shows how many bundles were bought', () => {
  expect(
    widgetNumbersMessage({ values: { sessions: 1, bought: 1, revenue: 100 } }, NUMBERS_OF_BUNDLES, FORMATS),
  ).toBe('Last 30 days: 1 session · 1 bought · $1.00 revenue');
  const values = { sessions: 80, bought: 3, revenue: 12_000 };
  expect(widgetNumbersMessage({ values }, NUMBERS_OF_BUNDLES, FORMATS)).toBe(
    'Last 30 days: 80 sessions · 3 bought · $120.00 revenue',
  );
});
