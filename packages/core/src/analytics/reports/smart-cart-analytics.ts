import type { ReportColumn, ReportDefinition } from './report';

const SHOWN: ReportColumn = {
  key: 'shown',
  title: 'Sessions',
  format: 'count',
  about: 'Sessions in which a shopper saw the cart.',
};

const OPENED: ReportColumn = {
  key: 'opened',
  title: 'Opened',
  format: 'count',
  about: 'Sessions in which a shopper opened the cart.',
};

const CHECKOUT: ReportColumn = {
  key: 'checkout',
  title: 'Went to checkout',
  format: 'count',
  about: 'Sessions in which a shopper went from the cart to checkout.',
};

const BOUGHT: ReportColumn = {
  key: 'bought',
  title: 'Bought',
  format: 'count',
  about: 'Sessions in which a shopper saw the cart and then placed an order.',
};

const CONVERSION_RATE: ReportColumn = {
  key: 'conversionRate',
  title: 'Conversion rate',
  format: 'percent',
  about: 'Share of the sessions with the cart in which a shopper then placed an order.',
};

const ADDED: ReportColumn = {
  key: 'added',
  title: 'Added by the cart',
  format: 'money',
  about:
    'What products that the cart added brought, such as cross-sells, after all discounts, less refunds, without tax and shipping, in your store’s currency. It counts everybody’s orders.',
};

const AVERAGE_ORDER_VALUE = {
  key: 'averageOrderValue',
  title: 'Average order value',
  format: 'money',
  isAverage: true,
} as const;

const GIFT_COST = { key: 'giftCost', title: 'Cost of gifts', format: 'money' } as const;

/** Report of Smart Cart: from views of a cart to orders, and the effect of tiers, gifts, codes and cross-sells. */
export const SMART_CART_ANALYTICS: ReportDefinition = {
  key: 'smart-cart-analytics',
  title: 'Smart Cart analytics',
  tabs: [
    {
      key: 'at-a-glance',
      title: 'At-a-Glance',
      kind: 'glance',
      columns: [
        SHOWN,
        OPENED,
        CHECKOUT,
        BOUGHT,
        CONVERSION_RATE,
        {
          ...AVERAGE_ORDER_VALUE,
          about:
            'What an order of a session with the cart came to on average, counted on the day of the session: all of its items after all discounts, less refunds, without tax and shipping, in your store’s currency.',
        },
        ADDED,
        {
          ...GIFT_COST,
          about:
            'What discounts took off the free items that progress bars added to orders, less refunded items, in your store’s currency and at the prices that you sell for. Items that are free without a discount say no cost: a dash stands for them. It counts everybody’s orders.',
        },
      ],
    },
    {
      key: 'carts',
      title: 'Carts',
      kind: 'table',
      rowTitle: 'Cart',
      noun: { one: 'cart', other: 'carts' },
      columns: [SHOWN, OPENED, CHECKOUT, BOUGHT, CONVERSION_RATE],
      sortBy: 'shown',
    },
    {
      key: 'tiers',
      title: 'Tiers',
      kind: 'table',
      rowTitle: 'Tier',
      noun: { one: 'tier', other: 'tiers' },
      columns: [
        {
          key: 'reached',
          title: 'Reached',
          format: 'count',
          about: 'Sessions in which a shopper’s cart reached the tier.',
        },
        {
          key: 'bought',
          title: 'Bought',
          format: 'count',
          about: 'Sessions that reached the tier and then placed an order.',
        },
        {
          key: 'conversionRate',
          title: 'Conversion rate',
          format: 'percent',
          about: 'Share of the sessions that reached the tier in which a shopper then placed an order.',
        },
        {
          ...AVERAGE_ORDER_VALUE,
          about:
            'What an order that followed in those sessions came to on average, counted on the day when the tier was reached: all of its items after all discounts, less refunds, without tax and shipping, in your store’s currency.',
        },
        {
          key: 'giftsTaken',
          title: 'Gifts taken',
          format: 'count',
          about: 'How often a gift of the tier came into a cart.',
        },
        {
          key: 'giftsDeclined',
          title: 'Gifts declined',
          format: 'count',
          about: 'How often a shopper took a gift of the tier out of the cart.',
        },
        {
          key: 'giftsGiven',
          title: 'Gifts given',
          format: 'count',
          about:
            'Free items that the tier added to orders, less refunded items. It counts everybody’s orders.',
        },
        {
          ...GIFT_COST,
          about:
            'What discounts took off those free items, less refunded items, in your store’s currency and at the prices that you sell for. Items that are free without a discount say no cost: a dash stands for them. It counts everybody’s orders.',
        },
      ],
      sortBy: 'reached',
    },
    {
      key: 'codes',
      title: 'Discount codes',
      kind: 'table',
      rowTitle: 'Code',
      noun: { one: 'code', other: 'codes' },
      columns: [
        {
          key: 'applied',
          title: 'Applied',
          format: 'count',
          about: 'Sessions in which a shopper applied the code in the cart and it took something off.',
        },
        {
          key: 'bought',
          title: 'Bought',
          format: 'count',
          about: 'Sessions that applied the code in the cart and then placed an order.',
        },
        {
          key: 'orders',
          title: 'Orders',
          format: 'count',
          about:
            'Orders of which the code took something off an item, wherever it was applied. Canceled and test orders don’t count. It counts everybody’s orders.',
        },
        {
          key: 'discount',
          title: 'Taken off',
          format: 'money',
          about:
            'What the code took off the items of those orders, refunded ones included, in your store’s currency and at the prices that you sell for. Discounts on shipping don’t count.',
        },
        {
          key: 'revenue',
          title: 'Revenue',
          format: 'money',
          about:
            'What all items of those orders cost after all discounts, less refunds, without tax and shipping, in your store’s currency. An order with two codes counts for both.',
        },
      ],
      sortBy: 'applied',
      note: 'Codes that no order has and fewer than three sessions applied aren’t listed.',
    },
    {
      key: 'cross-sells',
      title: 'Cross-sells',
      kind: 'table',
      rowTitle: 'Product',
      noun: { one: 'product', other: 'products' },
      columns: [
        {
          key: 'adds',
          title: 'Added to cart',
          format: 'count',
          about: 'How often shoppers added the product from a cross-sell in the cart.',
        },
        {
          key: 'bought',
          title: 'Bought',
          format: 'count',
          about: 'Sessions that added the product from a cross-sell and then placed an order.',
        },
        {
          key: 'revenue',
          title: 'Revenue',
          format: 'money',
          about:
            'What was ordered of the product from a cross-sell, after all discounts, less refunds, without tax and shipping, in your store’s currency. It counts everybody’s orders.',
        },
      ],
      sortBy: 'adds',
    },
  ],
};
