import { subunitsToMajor } from '../money/decimal';
import { sum } from '../money/subunits';
import type {
  CartOperation,
  DeliveryOperation,
  OperationValue,
  OrderCandidate,
  ProductCandidate,
  ProductTarget,
} from './operations';
import type { DiscountValue, LineDiscount, OrderDiscount, Rewards } from './rewards';

/**
 * Product and order discounts of a cart for Shopify's discount function. Line keys are the function's line ids.
 * Allocated amounts are per line; lines with the same `together` share one candidate with their sum, which Shopify
 * allocates.
 */
export function toCartOperations(
  { lineDiscounts, orderDiscount }: Rewards,
  together: (discount: LineDiscount) => string = ({ lineKey }) => lineKey,
): CartOperation[] {
  const products = productCandidates(lineDiscounts, together);
  const order = orderDiscount && orderDiscount.amount > 0 ? [orderCandidate(orderDiscount)] : [];
  return [
    ...(products.length > 0
      ? [{ productDiscountsAdd: { selectionStrategy: 'ALL' as const, candidates: products } }]
      : []),
    ...(order.length > 0
      ? [{ orderDiscountsAdd: { selectionStrategy: 'FIRST' as const, candidates: order } }]
      : []),
  ];
}

/** Delivery option of a delivery group: its handle, and its cost in major units as decimal text. */
export interface DeliveryOption {
  readonly handle: string;
  readonly cost: string;
}

/** Free shipping: 100 % on the cheapest option of each delivery group, or on every one (a bar's setting). Step 7. */
export function toDeliveryOperations(
  { freeShipping }: Rewards,
  groups: readonly (readonly DeliveryOption[])[],
): DeliveryOperation[] {
  if (!freeShipping) return [];
  const free = groups.flatMap((options) =>
    freeShipping.everyOption
      ? options
      : ([...options].sort((a, b) => Number(a.cost) - Number(b.cost))[0] ?? []),
  );
  if (free.length === 0) return [];
  return [
    {
      deliveryDiscountsAdd: {
        selectionStrategy: 'ALL',
        candidates: [
          {
            targets: free.map(({ handle }) => ({ deliveryOption: { handle } })),
            value: { percentage: { value: 100 } },
            message: freeShipping.message,
          },
        ],
      },
    },
  ];
}

function orderCandidate({ excludedLineKeys, value, message }: OrderDiscount): OrderCandidate {
  return {
    targets: [{ orderSubtotal: { excludedCartLineIds: excludedLineKeys } }],
    value: operationValue(value),
    ...named(message),
  };
}

/**
 * Lines with the same percentage and message share a candidate (an output has at most 20,000 bytes); Shopify
 * rounds a percentage per line as we do.
 */
function productCandidates(
  discounts: readonly LineDiscount[],
  together: (discount: LineDiscount) => string,
): ProductCandidate[] {
  const candidates = new Map<string, { targets: ProductTarget[]; value: DiscountValue; message: string }>();
  for (const discount of discounts) {
    const { source, quantity, value, message } = discount;
    const target = { cartLine: { id: discount.lineKey, ...(isGift(discount) && { quantity }) } };
    const shared = value.kind === 'percentage' ? `${source} ${value.percent} ${message}` : together(discount);
    const candidate = candidates.get(shared);
    if (!candidate) {
      candidates.set(shared, { targets: [target], value, message });
      continue;
    }
    candidate.targets.push(target);
    if (value.kind === 'amount' && candidate.value.kind === 'amount') {
      candidate.value = { kind: 'amount', amount: sum([candidate.value.amount, value.amount]) };
    }
  }
  return [...candidates.values()].map(({ targets, value, message }) => ({
    targets,
    value: operationValue(value),
    ...named(message),
  }));
}

const isGift = ({ source }: LineDiscount) => source === 'gift' || source === 'offered_gift';

function named(message: string): { message?: string } {
  return message === '' ? {} : { message };
}

function operationValue(value: DiscountValue): OperationValue {
  return value.kind === 'percentage'
    ? { percentage: { value: Math.min(100, Number(value.percent)) } }
    : { fixedAmount: { amount: subunitsToMajor(value.amount) } };
}
