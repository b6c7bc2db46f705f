import type { StoreContext } from '../context/store-context';
import type { CartSnapshot, DiscountRun, RunDiscounts } from '../engine/discounts/discount-run';
import { operationOfGives, presentGives } from '../engine/discounts/gives';
import type { DiscountOperation } from '../engine/discounts/operation';
import { presentMajor } from '../engine/present-catalogue';
import { DISCOUNT_TARGETS } from '../setup/options';
import { type DiscountRecord, discountGid, discountStatus, oneMore } from '../state/records';
import { discountInput } from './function-input';
import { readOperations } from './read-operations';
import { runFunction } from './run-function';

/**
 * Runs the automatic discounts, the store's own and those of apps: the function of each active one runs independently.
 * A failure is recorded on its discount (`errorHistory`), which then gives nothing.
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
  if (discount.gives) return [operationOfGives(cart, presentGives(discount.gives, presentMajor(cart)))];
  const deployed = store.app.functions.find(({ handle }) => handle === discount.functionHandle);
  return DISCOUNT_TARGETS.flatMap((target) => {
    const code = deployed?.targets[target];
    if (!code) return [];
    const ran = runFunction({
      target,
      code,
      root: discountInput(store, cart, discount),
      lines: cart.lines.length,
      read: (result) => readOperations(target, result),
    });
    if (ran.ok) return ran.result;
    recordFailure(store, discount.id, `${ran.code} ${ran.path}: ${ran.message}`);
    return [];
  });
}

function recordFailure(store: StoreContext, id: number, message: string): void {
  const discount = store.state.discount(id);
  if (discount)
    store.state.putDiscount({ ...discount, errors: oneMore(discount.errors, store.clock(), message) });
}
