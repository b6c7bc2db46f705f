import type { DiscountCode } from '../model/catalogue';
import { codeProblem, findCode } from './code-problem';
import type { CartSnapshot, DiscountRun } from './discount-run';
import type { DiscountClass, DiscountOperation } from './operation';

/** The discounts of the codes that the shopper entered and that may give this cart something. */
export function codeRuns(cart: CartSnapshot, known: readonly DiscountCode[]): DiscountRun[] {
  return cart.codes.flatMap((typed) => {
    const code = findCode(known, typed);
    if (!code || codeProblem(cart, code) !== null) return [];
    return [
      {
        id: codeDiscountId(typed),
        title: code.title,
        code: code.code,
        discountClasses: [classOfCode(code)],
        combinesWith: code.combinesWith,
        operations: [operationOf(cart, code)],
      },
    ];
  });
}

/** The id of a code's discount in an allocation. */
export function codeDiscountId(typed: string): string {
  return `gid://shopify/DiscountCodeNode/${typed.toLowerCase()}`;
}

function classOfCode({ gives }: DiscountCode): DiscountClass {
  switch (gives.kind) {
    case 'products':
      return 'PRODUCT';
    case 'order':
      return 'ORDER';
    case 'shipping':
      return 'SHIPPING';
    default:
      return gives satisfies never;
  }
}

function operationOf(cart: CartSnapshot, { gives }: DiscountCode): DiscountOperation {
  switch (gives.kind) {
    case 'products': {
      const lines = cart.lines.filter(
        ({ product }) => gives.productIds === 'all' || gives.productIds.includes(product.id),
      );
      return {
        productDiscountsAdd: {
          selectionStrategy: 'FIRST',
          candidates: [
            {
              targets: lines.map(({ id }) => ({ cartLine: { id } })),
              value: { percentage: { value: gives.percentage } },
            },
          ],
        },
      };
    }
    case 'order':
      return {
        orderDiscountsAdd: {
          selectionStrategy: 'FIRST',
          candidates: [
            {
              targets: [{ orderSubtotal: { excludedCartLineIds: [] } }],
              value: { fixedAmount: { amount: gives.amount } },
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
    default:
      return gives satisfies never;
  }
}
