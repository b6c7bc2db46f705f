import { rangeOfDays } from '@cartwright/core/analytics/ranges';
import { tabOf } from '@cartwright/core/analytics/reports/report';
import { SMART_SEARCH_ANALYTICS } from '@cartwright/core/analytics/reports/smart-search-analytics';
import {
  listReportRows,
  type ReportGlance,
  type ReportRow,
  readReportGlance,
} from '@cartwright/core/contract/reports';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shopQuery } from '../../shared/api/shop-query';
import { SHOP } from '../../testing/shop';
import { GlanceView } from '../glance/glance-view';
import { glanceQuery, rowsQuery } from '../model/report-queries';
import type { ShownReport } from '../model/shown-report';
import { TableView } from '../table/table-view';

const timezone = 'America/New_York';
const DAYS = { from: '2026-11-01', to: '2026-11-03' };
const shown: ShownReport = {
  definition: SMART_SEARCH_ANALYTICS,
  chosen: DAYS,
  range: rangeOfDays(DAYS, Date.parse('2026-11-28T12:00:00Z'), timezone),
  days: { ...DAYS, timezone, includesNow: false },
  formats: { currency: 'USD', locale: 'en-US', timezone },
};
const counted = {
  asOf: '2026-11-28T19:32:00.000Z',
  measuredSince: '2026-10-01T00:00:00.000Z',
  madeUp: false,
  ordersRead: 1,
  dropped: { days: [], bots: 0 },
  currency: 'USD',
};
const GLANCE: ReportGlance = {
  ...counted,
  tiles: [
    { key: 'searches', value: 1120, before: 1000 },
    { key: 'sessions', value: 0, before: 0 },
    { key: 'averagePosition', value: null, before: null },
    { key: 'revenue', value: 1_234_50, before: null },
  ],
  days: ['01', '02', '03'].map((day) => ({ date: `2026-11-${day}`, values: { searches: 1 } })),
  marks: [{ date: '2026-11-02', text: '<b>Winter</b> went live', path: '/smart-collections/campaigns/' }],
  linkedShare: 84.2,
};

const tab = <Kind extends 'glance' | 'table'>(key: string, kind: Kind) => {
  const found = tabOf(SMART_SEARCH_ANALYTICS, key);
  if (found?.kind !== kind) throw new Error(`There is no ${kind} “${key}”.`);
  return found as Extract<typeof found, { kind: Kind }>;
};
const glanceTab = tab('at-a-glance', 'glance');
const searches = tab('top-searches', 'table');

const GLANCE_KEY = glanceQuery(SMART_SEARCH_ANALYTICS.key, shown.days).queryKey;
const ROWS_KEY = rowsQuery(SMART_SEARCH_ANALYTICS.key, 'top-searches', shown.days, {
  page: 1,
  limit: 10,
  sortBy: 'searches',
  descending: true,
  search: '',
}).queryKey;

function queries(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(shopQuery.queryKey, SHOP);
  client.setQueryData(['theme-embed'], {
    status: 'off',
    theme: 'Dawn',
    editorUrl: 'https://shop.example/editor',
  });
  return client;
}

/** Approximate text for screen readers: the markup without its tags. */
const textOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const drawn = (client: QueryClient, view: ReactNode) =>
  renderToStaticMarkup(
    <AppProvider>
      <QueryClientProvider client={client}>{view}</QueryClientProvider>
    </AppProvider>,
  );

function glance(response: ReportGlance | null): string {
  const client = queries();
  if (response) client.setQueryData(GLANCE_KEY, readReportGlance.response.parse(response));
  return drawn(client, <GlanceView shown={shown} tab={glanceTab} onFigure={() => {}} />);
}

function table(rows: readonly ReportRow[], more: { serverSize?: number; measuredSince?: null } = {}): string {
  const client = queries();
  const pagination = { currentPage: 1, pageSize: 10, responseSize: rows.length };
  const { serverSize = rows.length, ...rest } = more;
  const response = { ...counted, ...rest, rows: [...rows], pagination: { ...pagination, serverSize } };
  client.setQueryData(ROWS_KEY, listReportRows.response.parse(response));
  const actionsOf = ({ title }: ReportRow) => <a href="/x">{`Help ${title}`}</a>;
  return drawn(client, <TableView shown={shown} tab={searches} actionsOf={actionsOf} onFigure={() => {}} />);
}

const ROW: ReportRow = {
  id: 'sofa',
  title: '<i>sofa</i>',
  values: { searches: 1200, clickthrough: 0, averagePosition: null, conversions: 3, revenue: -500 },
};

describe('report overview', () => {
  it('shows a loading state', () => {
    expect(glance(null)).toContain('aria-label="Loading the report"');
  });

  it('shows a retry after a failed load', async () => {
    const client = queries();
    await client.prefetchQuery({ queryKey: GLANCE_KEY, queryFn: () => Promise.reject(new Error('lost')) });
    const html = drawn(client, <GlanceView shown={shown} tab={glanceTab} onFigure={() => {}} />);
    expect(textOf(html)).toContain('An error occurred while loading this page. Please try again. Retry');
  });

  it('has a tile per figure with its change, and distinguishes 0 from a dash', () => {
    const text = textOf(glance(GLANCE));
    expect(text).toContain(
      'Searches 1,120 : show what’s behind Searches ↑ 12% 12% more than in the 3 days before',
    );
    expect(text).toContain('Sessions 0 : show what’s behind Sessions No change');
    expect(text).toContain('Average position – Not measured No-result rate – Not measured');
    expect(text).toContain('Revenue $1,234.50 : show what’s behind Revenue');
  });

  it('compares nothing while orders are still being read', () => {
    const text = textOf(glance({ ...GLANCE, ordersRead: 0.4 }));
    expect(text).toContain('Searches 1,120 : show what’s behind Searches Sessions');
    expect(text).toContain('orders are still being read (40% so far)');
  });

  it('shows when it was counted, what went live, and why Shopify’s figures differ', () => {
    const html = glance(GLANCE);
    expect(textOf(html)).toMatch(/Counted up to .*2:32.PM/);
    expect(html).toContain('&lt;b&gt;Winter&lt;/b&gt; went live');
    expect(html).toContain('href="/smart-collections/campaigns/"');
    expect(textOf(html)).toContain('84.2% of your orders in these days could be linked to a session.');
    expect(textOf(html)).toContain('Shopify’s figures can differ');
    for (const { about } of glanceTab.columns) expect(textOf(html)).toContain(about);
  });

  it('mentions made-up visits only if there are any', () => {
    const line = 'These visits are made up for this demo store.';
    expect(textOf(glance({ ...GLANCE, madeUp: true }))).toContain(line);
    expect(textOf(glance(GLANCE))).not.toContain(line);
  });

  it('says what it excludes, and that bots aren’t counted', () => {
    const lost = { date: '2026-11-02', carts: 0, lists: 0, pages: 900, perDay: 100_000, ofSessions: 0 };
    const text = textOf(glance({ ...GLANCE, dropped: { days: [lost], bots: 12 } }));
    expect(text).toContain(
      '900 events of page views on Nov 2, 2026 weren’t counted: your plan counts 100,000 a day.',
    );
    expect(text).toContain('· 12 events from bots not counted');
    expect(textOf(glance(GLANCE))).not.toContain('not counted');
  });

  it('says since when it counts if the range starts earlier', () => {
    expect(glance(GLANCE)).not.toContain('Counting began');
    expect(glance({ ...GLANCE, measuredSince: '2026-11-02T15:00:00.000Z' })).toContain(
      'Counting began on Nov 2, 2026.',
    );
  });

  it('explains what to turn on if nothing was ever measured', () => {
    const html = glance({ ...GLANCE, measuredSince: null });
    expect(textOf(html)).toContain('Nothing measured yet');
    expect(textOf(html)).toContain('It’s off in Dawn.');
    expect(html).toContain('href="https://shop.example/editor"');
    expect(html).toContain('href="https://admin.shopify.com/store/oak-and-linen/settings/customer-privacy"');
    expect(textOf(html)).not.toContain('Searches');
  });

  it('has no chart for a single day', () => {
    expect(glance(GLANCE)).toContain('By day');
    expect(glance({ ...GLANCE, days: GLANCE.days.slice(0, 1) })).not.toContain('By day');
  });
});

describe('report table', () => {
  it('shows its sort order, and opens the rows behind figures', () => {
    const html = table([ROW]);
    expect(html).toMatch(/<th scope="col" aria-sort="descending"><button[^>]*>.*?Searches<\/button>/);
    expect(html.match(/aria-sort/g)).toHaveLength(1);
    expect(html).toContain('<th scope="row">&lt;i&gt;sofa&lt;/i&gt;</th>');
    const text = textOf(html);
    expect(text).toContain('1,200 : show what’s behind Searches of');
    expect(text).toContain('0% : show what’s behind Click-through rate of');
    expect(text).toContain('– Not measured');
    expect(text).toContain('-$5.00');
    expect(text).toContain('Help');
  });

  it('says that it is empty, and has no export then', () => {
    const html = table([]);
    expect(textOf(html)).toContain('No searches in these days.');
    expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>(?:<[^>]*>)*Export CSV/);
  });

  it('has pagination from its second page on', () => {
    expect(table([ROW])).not.toContain('Rows per page');
    const html = table([ROW], { serverSize: 11 });
    expect(textOf(html)).toContain('1 of 2');
    expect(html).toContain('Rows per page');
  });

  it('that was never measured isn’t shown as empty', () => {
    const text = textOf(table([], { measuredSince: null }));
    expect(text).toContain('Nothing measured yet');
    expect(text).not.toContain('No searches in these days.');
  });
});
