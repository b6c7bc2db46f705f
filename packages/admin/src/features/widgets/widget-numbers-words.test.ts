import { expect, it } from 'vitest';
import { widgetNumbersWords } from './widget-numbers-words';

const FORMATS = { currency: 'USD', locale: 'en-US', timezone: 'UTC' };

it('says what came of a widget, and a dash of what wasn’t measured', () => {
  const values = { shown: 1204, adds: null, revenue: 54_000 };
  expect(widgetNumbersWords({ values }, FORMATS)).toBe(
    'Last 30 days: 1,204 shown · – added to cart · $540.00 revenue',
  );
});
