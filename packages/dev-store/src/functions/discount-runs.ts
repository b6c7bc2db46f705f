import type { CartSnapshot, DiscountRun, RunDiscounts } from '../engine/discounts/discount-run';
import type { DiscountOperation } from '../engine/discounts/operation';
import type { FunctionTarget } from '../options';
import { type DiscountRecord, discountGid, discountStatus } from '../state/records';
import type { StoreContext } from '../store-context';
import { runFunction } from './run-function';

const TARGETS: readonly FunctionTarget[] = [
  'cart.lines.discounts.generate.run',
  'cart.delivery-options.discounts.generate.run',
];

/**
 * The automatic discounts of the store: every active one's function runs on the cart, without seeing the others. A
 * failing function is recorded on its discount (`errorHistory`) and gives nothing.
 */
export function discountRuns(store: () => StoreContext): RunDiscounts {
  return (cart) => {
    const context = store();
    const now = context.clock().getTime();
    return context.state
      .discounts()
      .filter((discount) => discountStatus(discount, now) === 'ACTIVE')
      .map((discount) => runOf(context, cart, discount));
  };
}

function runOf(store: StoreContext, cart: CartSnapshot, discount: DiscountRecord): DiscountRun {
  return {
    id: discountGid(discount),
    title: discount.title,
    discountClasses: discount.discountClasses,
    combinesWith: discount.combinesWith,
    operations: cart.lines.length === 0 ? [] : operationsOf(store, cart, discount),
  };
}

function operationsOf(
  store: StoreContext,
  cart: CartSnapshot,
  discount: DiscountRecord,
): DiscountOperation[] {
  const deployed = store.app.functions.find(({ handle }) => handle === discount.functionHandle);
  return TARGETS.flatMap((target) => {
    const code = deployed?.targets[target];
    if (!code) return [];
    const result = runFunction(store, cart, discount, target, code);
    if (result.ok) return result.operations;
    recordFailure(store, discount.id, `${result.code} ${result.path}: ${result.message}`);
    return [];
  });
}

function recordFailure(store: StoreContext, id: number, message: string): void {
  const discount = store.state.discount(id);
  if (!discount) return;
  const firstOccurredAt = discount.errors?.firstOccurredAt ?? store.clock().toISOString();
  const count = (discount.errors?.count ?? 0) + 1;
  store.state.putDiscount({ ...discount, errors: { firstOccurredAt, lastMessage: message, count } });
}
