import type { ReportColumn, ReportDefinition } from './report';

const CONVERSIONS: ReportColumn = {
  key: 'conversions',
  title: 'Conversions',
  format: 'count',
  about:
    'Sessions that led to an order: a shopper clicked a product in search and ordered it, in any variant, within 24 hours.',
};

const REVENUE: ReportColumn = {
  key: 'revenue',
  title: 'Revenue',
  format: 'money',
  about:
    'What those ordered products cost after all discounts, less refunds, without tax and shipping, in your store’s currency.',
};

const SEARCHES: ReportColumn = {
  key: 'searches',
  title: 'Searches',
  format: 'count',
  about:
    'What shoppers searched for, once per session, on the results page or in the panel below a search field. Words that are still being typed don’t count.',
};

const CLICKTHROUGH: ReportColumn = {
  key: 'clickthrough',
  title: 'Click-through rate',
  format: 'percent',
  about: 'Share of searches after which a shopper clicked a product or added one to the cart from its card.',
};

const AVERAGE_POSITION: ReportColumn = {
  key: 'averagePosition',
  title: 'Average position',
  format: 'decimal',
  isAverage: true,
  isBetterLower: true,
  averaged: { one: 'click', other: 'clicks' },
  about:
    'Where the clicked products were in the results, on average of all clicks. The first product is 1, so lower is better.',
};

const RARE_SEARCHES =
  'Searches of fewer than three sessions aren’t listed: what few people typed could tell who they are.';

/** Report of Smart Search: queries of shoppers, and their results. */
export const SMART_SEARCH_ANALYTICS: ReportDefinition = {
  key: 'smart-search-analytics',
  title: 'Smart Search analytics',
  tabs: [
    {
      key: 'at-a-glance',
      title: 'At-a-Glance',
      kind: 'glance',
      columns: [
        SEARCHES,
        {
          key: 'sessions',
          title: 'Sessions',
          format: 'count',
          about: 'Sessions in which a shopper saw products of a search for at least a second.',
        },
        CLICKTHROUGH,
        AVERAGE_POSITION,
        {
          key: 'noResultRate',
          title: 'No-result rate',
          format: 'percent',
          isBetterLower: true,
          about: 'Share of searches that found no products.',
        },
        CONVERSIONS,
        REVENUE,
      ],
    },
    {
      key: 'top-searches',
      title: 'Top Searches',
      kind: 'table',
      rowTitle: 'Search',
      noun: { one: 'search', other: 'searches' },
      columns: [SEARCHES, CLICKTHROUGH, AVERAGE_POSITION, CONVERSIONS, REVENUE],
      sortBy: 'searches',
      note: RARE_SEARCHES,
    },
    {
      key: 'top-products',
      title: 'Top Products',
      kind: 'table',
      rowTitle: 'Product',
      noun: { one: 'product', other: 'products' },
      columns: [
        {
          key: 'clicks',
          title: 'Clicks',
          format: 'count',
          about: 'How often shoppers clicked the product in search.',
        },
        {
          key: 'adds',
          title: 'Added to cart',
          format: 'count',
          about: 'How often shoppers added the product to the cart from its card in search.',
        },
        CONVERSIONS,
        REVENUE,
      ],
      sortBy: 'clicks',
    },
    {
      key: 'no-results',
      title: 'No Results',
      kind: 'table',
      rowTitle: 'Search',
      noun: { one: 'search', other: 'searches' },
      columns: [
        {
          key: 'searches',
          title: 'Searches',
          format: 'count',
          about: 'How many sessions searched for it and found no products.',
        },
        {
          key: 'lastSeen',
          title: 'Last searched',
          format: 'instant',
          about: 'When it last found no products.',
        },
      ],
      sortBy: 'searches',
      note: RARE_SEARCHES,
    },
    {
      key: 'top-filters',
      title: 'Top Filters',
      kind: 'table',
      rowTitle: 'Filter',
      noun: { one: 'filter', other: 'filters' },
      columns: [
        {
          key: 'uses',
          title: 'Uses',
          format: 'count',
          about: 'How often shoppers turned the filter on in search results.',
        },
        {
          key: 'sessionShare',
          title: 'Share of sessions',
          format: 'percent',
          about: 'Share of the sessions with search results in which a shopper used the filter.',
        },
        {
          key: 'conversions',
          title: 'Conversions',
          format: 'count',
          about:
            'Sessions that used the filter and then led to an order of a product that was clicked in search.',
        },
      ],
      sortBy: 'uses',
      note: 'Values that are words, such as vendors and colors, are listed once three sessions have used them.',
    },
  ],
};
