import { tabOf } from '@cartwright/core/analytics/reports/report';
import { SMART_SEARCH_ANALYTICS } from '@cartwright/core/analytics/reports/smart-search-analytics';
import { expect, it } from 'vitest';
import { rowsCsv } from './rows-csv';

const tab = (key: string) => {
  const found = tabOf(SMART_SEARCH_ANALYTICS, key);
  if (found?.kind !== 'table') throw new Error(`No table ${key}.`);
  return found;
};

it('writes numeric values, and escapes formulas in texts', () => {
  const rows = [
    {
      id: '1',
      title: '=HYPERLINK("x")',
      values: {
        searches: 1200,
        clickthrough: 12.3456,
        averagePosition: null,
        conversions: 0,
        revenue: -1250,
      },
    },
  ];
  expect(rowsCsv(tab('top-searches'), rows, { currency: 'USD', timezone: 'UTC' })).toBe(
    'Search,Searches,Click-through rate (%),Average position,Conversions,Revenue (USD)\r\n' +
      `"'=HYPERLINK(""x"")",1200,12.35,,0,-12.5\r\n`,
  );
});

it('writes times in the shop’s time zone', () => {
  const rows = [
    { id: '1', title: 'sofa', values: { searches: 3, lastSeen: Date.parse('2026-11-28T03:05:00Z') } },
  ];
  expect(rowsCsv(tab('no-results'), rows, { currency: 'USD', timezone: 'America/New_York' })).toBe(
    'Search,Searches,Last searched (America/New_York)\r\nsofa,3,2026-11-27 22:05\r\n',
  );
});
