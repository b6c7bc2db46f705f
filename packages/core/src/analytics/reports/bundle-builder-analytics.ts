import type { ReportColumn, ReportDefinition } from './report';

const SESSIONS: ReportColumn = {
  key: 'sessions',
  title: 'Sessions',
  format: 'count',
  about: 'Sessions in which a shopper saw products of a bundle builder for at least a second.',
};

const STARTED: ReportColumn = {
  key: 'started',
  title: 'Started',
  format: 'count',
  about: 'Sessions in which a shopper began to choose products for a bundle.',
};

const ADDED: ReportColumn = {
  key: 'added',
  title: 'Added to cart',
  format: 'count',
  about: 'Sessions in which a shopper added a whole bundle to the cart.',
};

const CONVERSIONS: ReportColumn = {
  key: 'conversions',
  title: 'Conversions',
  format: 'count',
  about: 'Sessions that led to an order with a bundle.',
};

const CONVERSION_RATE: ReportColumn = {
  key: 'conversionRate',
  title: 'Conversion rate',
  format: 'percent',
  about: 'Conversions for every 100 sessions that saw a bundle builder.',
};

const BOUGHT: ReportColumn = {
  key: 'bought',
  title: 'Bundles bought',
  format: 'count',
  about: 'Bundles in everybody’s orders. Canceled and test orders don’t count.',
};

const REVENUE: ReportColumn = {
  key: 'revenue',
  title: 'Revenue',
  format: 'money',
  about:
    'What the products of those bundles cost after all discounts, less refunds, without tax and shipping, in your store’s currency.',
};

const DISCOUNT: ReportColumn = {
  key: 'discount',
  title: 'Discounts given',
  format: 'money',
  about: 'What discounts of any kind, codes included, took off the products of those bundles.',
};

const AVERAGE_ORDER_VALUE: ReportColumn = {
  key: 'averageOrderValue',
  title: 'Average order value',
  format: 'money',
  isAverage: true,
  about: 'What orders with a bundle come to on average, all of their items together, less refunds.',
};

/** Report of bundle builders: how far shoppers get, what they buy together, and the revenue. */
export const BUNDLE_BUILDER_ANALYTICS = {
  key: 'bundle-builder-analytics',
  title: 'Bundle builder analytics',
  tabs: [
    {
      key: 'at-a-glance',
      title: 'At-a-Glance',
      kind: 'glance',
      columns: [
        SESSIONS,
        STARTED,
        ADDED,
        CONVERSIONS,
        CONVERSION_RATE,
        BOUGHT,
        REVENUE,
        DISCOUNT,
        AVERAGE_ORDER_VALUE,
      ],
    },
    {
      key: 'bundles',
      title: 'Bundles',
      kind: 'table',
      rowTitle: 'Bundle',
      noun: { one: 'bundle', other: 'bundles' },
      columns: [
        SESSIONS,
        STARTED,
        ADDED,
        CONVERSIONS,
        CONVERSION_RATE,
        BOUGHT,
        REVENUE,
        DISCOUNT,
        AVERAGE_ORDER_VALUE,
      ],
      sortBy: 'revenue',
      note: 'Sessions aren’t counted of bundle builders whose tracking is off.',
    },
    {
      key: 'steps',
      title: 'Steps',
      kind: 'table',
      rowTitle: 'Step',
      noun: { one: 'step', other: 'steps' },
      columns: [
        {
          key: 'reached',
          title: 'Reached',
          format: 'count',
          about:
            'Sessions that began the bundle and had a product of this step on the screen for at least a second, or pressed one.',
        },
        {
          key: 'reachedShare',
          title: 'Share of those who began',
          format: 'percent',
          about: 'Those sessions for every 100 that began this bundle.',
        },
        {
          key: 'completed',
          title: 'Completed',
          format: 'count',
          about: 'Sessions that reached this step and added the whole bundle to the cart.',
        },
      ],
      sortBy: 'reached',
      note: 'A bundle is listed once a shopper has begun it, if its tracking is on. Deleted steps are listed by their id.',
    },
    {
      key: 'combinations',
      title: 'Bundle Combination Insights',
      kind: 'table',
      rowTitle: 'Products bought together',
      noun: { one: 'combination', other: 'combinations' },
      columns: [
        {
          key: 'bundles',
          title: 'Bundles',
          format: 'count',
          about: 'Bundles ordered in these days that have all of these products.',
        },
        {
          key: 'share',
          title: 'Share of bundles',
          format: 'percent',
          about: 'Those bundles for every 100 bundles that were ordered.',
        },
        {
          key: 'revenue',
          title: 'Revenue',
          format: 'money',
          about:
            'What these products cost in those bundles after all discounts, less refunds until today, without tax and shipping.',
        },
        {
          key: 'timesChance',
          title: 'Times chance',
          format: 'decimal',
          about:
            'How many times as often they are chosen together as if shoppers chose each for itself. It is known from 20 bundles on.',
        },
      ],
      sortBy: 'bundles',
      note: 'Two to four products of the latest 10,000 bundles; of bundles with more than eight products those that cost most.',
    },
    {
      key: 'products',
      title: 'Products',
      kind: 'table',
      rowTitle: 'Product',
      noun: { one: 'product', other: 'products' },
      columns: [
        {
          key: 'bundles',
          title: 'Bundles',
          format: 'count',
          about: 'Bundles in everybody’s orders that have this product, in any variant.',
        },
        {
          key: 'units',
          title: 'Units',
          format: 'count',
          about:
            'How many units of it were ordered in bundles, gifts included, less those refunded in these days.',
        },
        REVENUE,
      ],
      sortBy: 'revenue',
    },
  ],
} as const satisfies ReportDefinition;
