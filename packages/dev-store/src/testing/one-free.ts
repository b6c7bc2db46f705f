import type { RunDiscounts } from '../engine/discounts/discount-run';

/** Automatic discount with one free unit per line. */
export const oneFree: RunDiscounts = ({ lines }) => [
  {
    id: 'gift',
    title: 'One free',
    discountClasses: ['PRODUCT'],
    combinesWith: { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true },
    operations: [
      {
        productDiscountsAdd: {
          selectionStrategy: 'ALL',
          candidates: [
            {
              targets: lines.map(({ id }) => ({ cartLine: { id, quantity: 1 } })),
              value: { percentage: { value: 100 } },
            },
          ],
        },
      },
    ],
  },
];
