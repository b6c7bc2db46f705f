import type { ReportColumn, ReportDefinition } from './report';

const SHOWN: ReportColumn = {
  key: 'shown',
  title: 'Shown',
  format: 'count',
  about:
    'How often a widget came on a shopper’s screen for at least a second, once in a page view. Widgets in carts aren’t counted here.',
};

const SESSIONS: ReportColumn = {
  key: 'sessions',
  title: 'Sessions',
  format: 'count',
  about: 'Sessions in which a shopper saw products of a widget on a page for at least a second.',
};

const CLICKS: ReportColumn = {
  key: 'clicks',
  title: 'Clicks',
  format: 'count',
  about: 'How often a shopper followed a product of a widget on a page to its own page.',
};

const CLICK_RATE: ReportColumn = {
  key: 'clickRate',
  title: 'Click rate',
  format: 'percent',
  about: 'Clicks for every 100 times that a widget was shown.',
};

const ADDS: ReportColumn = {
  key: 'adds',
  title: 'Added to cart',
  format: 'count',
  about:
    'How often a shopper added a product from a widget, on a page or in a cart. Of products that were added together, each counts.',
};

const CONVERSIONS: ReportColumn = {
  key: 'conversions',
  title: 'Conversions',
  format: 'count',
  about:
    'Sessions that led to an order: a shopper added a product from a widget, or clicked it there and ordered it, in any variant, within 24 hours.',
};

const REVENUE: ReportColumn = {
  key: 'revenue',
  title: 'Revenue',
  format: 'money',
  about:
    'What those ordered products cost after all discounts, less refunds, without tax and shipping, in your store’s currency. It counts everybody’s orders.',
};

/** Report of widgets: views, clicks and adds, and the revenue. */
export const WIDGETS_ANALYTICS: ReportDefinition = {
  key: 'widgets-analytics',
  title: 'Widgets analytics',
  tabs: [
    {
      key: 'at-a-glance',
      title: 'At-a-Glance',
      kind: 'glance',
      columns: [SESSIONS, SHOWN, CLICKS, CLICK_RATE, ADDS, CONVERSIONS, REVENUE],
    },
    {
      key: 'widgets',
      title: 'Widgets',
      kind: 'table',
      rowTitle: 'Widget',
      noun: { one: 'widget', other: 'widgets' },
      columns: [SESSIONS, SHOWN, CLICKS, CLICK_RATE, ADDS, CONVERSIONS, REVENUE],
      sortBy: 'revenue',
      note: 'Widgets whose tracking is off aren’t counted.',
    },
    {
      key: 'products',
      title: 'Products',
      kind: 'table',
      rowTitle: 'Product',
      noun: { one: 'product', other: 'products' },
      columns: [SESSIONS, CLICKS, ADDS, CONVERSIONS, REVENUE],
      sortBy: 'revenue',
    },
  ],
};
