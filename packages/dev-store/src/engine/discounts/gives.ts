import type { DiscountGives, ProductIds } from '../model/catalogue';
import { buyXGetY } from './buy-x-get-y';
import type { CartSnapshot, SnapshotLine } from './discount-run';
import type { DiscountClass, DiscountOperation } from './operation';

/** Class of a discount of the store's own. */
export function classOfGives({ kind }: DiscountGives): DiscountClass {
  switch (kind) {
    case 'products':
    case 'product_amount':
    case 'buy_x_get_y':
      return 'PRODUCT';
    case 'order':
    case 'order_percentage':
      return 'ORDER';
    case 'shipping':
      return 'SHIPPING';
    default:
      return kind satisfies never;
  }
}

/** Operation of a discount on a cart, in the format of discount functions. Amounts are in the cart's currency. */
export function operationOfGives(cart: CartSnapshot, gives: DiscountGives): DiscountOperation {
  switch (gives.kind) {
    case 'products':
    case 'product_amount':
      return {
        productDiscountsAdd: {
          selectionStrategy: 'FIRST',
          candidates: [
            {
              targets: entitledLines(cart, gives.productIds).map(({ id }) => ({ cartLine: { id } })),
              value:
                gives.kind === 'products'
                  ? { percentage: { value: gives.percentage } }
                  : { fixedAmount: { amount: gives.amount, appliesToEachItem: gives.each } },
            },
          ],
        },
      };
    case 'order':
    case 'order_percentage':
      return {
        orderDiscountsAdd: {
          selectionStrategy: 'FIRST',
          candidates: [
            {
              targets: [{ orderSubtotal: { excludedCartLineIds: [] } }],
              value:
                gives.kind === 'order'
                  ? { fixedAmount: { amount: gives.amount } }
                  : { percentage: { value: gives.percentage } },
              conditions: gives.minimumSubtotal
                ? [
                    {
                      orderMinimumSubtotal: {
                        minimumAmount: gives.minimumSubtotal,
                        excludedCartLineIds: [],
                      },
                    },
                  ]
                : [],
            },
          ],
        },
      };
    case 'shipping':
      return {
        deliveryDiscountsAdd: {
          selectionStrategy: 'ALL',
          candidates: [
            {
              targets: cart.deliveryGroups.map(({ id }) => ({ deliveryGroup: { id } })),
              value: { percentage: { value: 100 } },
            },
          ],
        },
      };
    case 'buy_x_get_y':
      return {
        productDiscountsAdd: {
          selectionStrategy: 'FIRST',
          candidates: [
            {
              targets: buyXGetY(cart.lines, gives).map(({ line, units }) => ({
                cartLine: { id: line.id, quantity: units },
              })),
              value: { percentage: { value: gives.gets.percentage } },
            },
          ],
        },
      };
    default:
      return gives satisfies never;
  }
}

/** Converts a discount's amount to another currency. Minimums stay in the shop's (see `OrderCondition`). */
export function presentGives(gives: DiscountGives, present: (amount: string) => string): DiscountGives {
  return 'amount' in gives ? { ...gives, amount: present(gives.amount) } : gives;
}

/** Lines that a discount applies to. */
export function entitledLines(
  { lines }: Pick<CartSnapshot, 'lines'>,
  productIds: ProductIds,
): SnapshotLine[] {
  return lines.filter(({ product }) => productIds === 'all' || productIds.includes(product.id));
}
