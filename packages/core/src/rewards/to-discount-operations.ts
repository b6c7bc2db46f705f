import { subunitsToMajor } from '../money/decimal';
import type { CartOperation, DeliveryOperation, OperationValue, ProductCandidate } from './operations';
import type { DiscountValue, LineDiscount, Rewards } from './rewards';

/** The product and order discounts of a cart for Shopify's discount function. Line keys are the function's line ids. */
export function toCartOperations(rewards: Rewards): CartOperation[] {
  const operations: CartOperation[] = [];
  const candidates = productCandidates(rewards.lineDiscounts);
  if (candidates.length > 0)
    operations.push({ productDiscountsAdd: { selectionStrategy: 'ALL', candidates } });
  const order = rewards.orderDiscount;
  if (order && order.amount > 0) {
    operations.push({
      orderDiscountsAdd: {
        selectionStrategy: 'FIRST',
        candidates: [
          {
            targets: [{ orderSubtotal: { excludedCartLineIds: order.excludedLineKeys } }],
            value: operationValue(order.value),
            message: order.message,
          },
        ],
      },
    });
  }
  return operations;
}

/** What a shopper may choose of a delivery group: its handle and its cost in major units, as decimal text. */
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

/**
 * Lines with the same percentage and message share a candidate (an answer holds at most 20,000 bytes); Shopify rounds
 * a percentage per line as we do. An amount was spread by us, so each line is said by itself.
 */
function productCandidates(discounts: readonly LineDiscount[]): ProductCandidate[] {
  const candidates = new Map<string, { targets: ProductCandidate['targets'][number][]; of: LineDiscount }>();
  for (const discount of discounts) {
    const target = {
      cartLine: { id: discount.lineKey, ...(discount.source === 'gift' && { quantity: discount.quantity }) },
    };
    const shared =
      discount.value.kind === 'percentage'
        ? `${discount.source} ${discount.value.percent} ${discount.message}`
        : discount.lineKey;
    const candidate = candidates.get(shared);
    if (candidate) candidate.targets.push(target);
    else candidates.set(shared, { targets: [target], of: discount });
  }
  return [...candidates.values()].map(({ targets, of }) => ({
    targets,
    value: operationValue(of.value),
    message: of.message,
  }));
}

function operationValue(value: DiscountValue): OperationValue {
  return value.kind === 'percentage'
    ? { percentage: { value: Math.min(100, Number(value.percent)) } }
    : { fixedAmount: { amount: subunitsToMajor(value.amount) } };
}
