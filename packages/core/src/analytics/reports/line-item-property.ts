import type { ReportDefinition } from './report';

/** Report of line item properties: sales by name and value. */
export const LINE_ITEM_PROPERTY: ReportDefinition = {
  key: 'line-item-property',
  title: 'Line item properties',
  tabs: [
    {
      key: 'properties',
      title: 'Properties',
      kind: 'table',
      rowTitle: 'Property and value',
      noun: { one: 'property', other: 'properties' },
      note: 'Shoppers can type or change properties, so don’t pay anybody by them. Values longer than 255 characters, and hidden properties of other apps, aren’t listed.',
      columns: [
        {
          key: 'orders',
          title: 'Orders',
          format: 'count',
          about:
            'Orders with an item that has this property and value. Canceled and test orders don’t count.',
        },
        {
          key: 'units',
          title: 'Units',
          format: 'count',
          about: 'How many of those items were ordered, less those refunded in these days.',
        },
        {
          key: 'revenue',
          title: 'Revenue',
          format: 'money',
          about:
            'What those items cost after all discounts, less refunds, without tax and shipping, in your store’s currency.',
        },
      ],
      sortBy: 'revenue',
    },
  ],
};
