import type { ReportColumn, ReportDefinition } from './report';

const SESSIONS: ReportColumn = {
  key: 'sessions',
  title: 'Sessions',
  format: 'count',
  about: 'Sessions in which a shopper saw products of a collection page for at least a second.',
};

const CLICKTHROUGH: ReportColumn = {
  key: 'clickthrough',
  title: 'Click-through rate',
  format: 'percent',
  about:
    'Share of these sessions in which a shopper clicked a product on the collection page or added one to the cart from its card.',
};

const CONVERSIONS: ReportColumn = {
  key: 'conversions',
  title: 'Conversions',
  format: 'count',
  about:
    'Sessions that led to an order: a shopper clicked a product on a collection page and ordered it, in any variant, within 24 hours.',
};

const CONVERSION_RATE: ReportColumn = {
  key: 'conversionRate',
  title: 'Conversion rate',
  format: 'percent',
  about: 'Conversions as a share of sessions.',
};

const EXIT_RATE: ReportColumn = {
  key: 'exitRate',
  title: 'Exit rate',
  format: 'percent',
  isBetterLower: true,
  about:
    'Share of finished sessions with a view of the page that ended there, without going to checkout. A session is finished after 30 minutes without activity.',
};

const REVENUE: ReportColumn = {
  key: 'revenue',
  title: 'Revenue',
  format: 'money',
  about:
    'What those ordered products cost after all discounts, less refunds, without tax and shipping, in your store’s currency.',
};

/** Report of Smart Collections: performance of collection pages. */
export const SMART_COLLECTIONS_ANALYTICS: ReportDefinition = {
  key: 'smart-collections-analytics',
  title: 'Smart Collections analytics',
  tabs: [
    {
      key: 'at-a-glance',
      title: 'At-a-Glance',
      kind: 'glance',
      columns: [
        SESSIONS,
        {
          key: 'sessionsInCollection',
          title: 'Share of all sessions',
          format: 'percent',
          about: 'Share of all your store’s sessions in which a shopper viewed a collection page.',
        },
        CLICKTHROUGH,
        CONVERSIONS,
        CONVERSION_RATE,
        EXIT_RATE,
        REVENUE,
      ],
    },
    {
      key: 'collections',
      title: 'Collections',
      kind: 'table',
      rowTitle: 'Collection',
      noun: { one: 'collection', other: 'collections' },
      columns: [SESSIONS, CLICKTHROUGH, CONVERSIONS, CONVERSION_RATE, EXIT_RATE, REVENUE],
      sortBy: 'sessions',
    },
    {
      key: 'sort-orders',
      title: 'Sort orders',
      kind: 'table',
      rowTitle: 'Sort order',
      noun: { one: 'sort order', other: 'sort orders' },
      columns: [
        {
          key: 'count',
          title: 'Uses',
          format: 'count',
          about: 'How often shoppers chose this order on a collection page.',
        },
      ],
      sortBy: 'count',
    },
  ],
};
