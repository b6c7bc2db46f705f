import { type Allocation, applicationOf, deliveryKey, type LineShare } from './allocation';
import { combinations } from './combinations';
import type { CartSnapshot, DiscountRun } from './discount-run';
import { fixedAmount, percentOf } from './discount-value';
import { classOf, type DeliveryCandidate } from './operation';
import { orderShares } from './order-class';
import { productShares } from './product-class';

/**
 * Applies discounts as Shopify does: product, order, then shipping discounts. Operations of classes that a discount
 * lacks are ignored; of discounts that can't be combined, the set that saves the shopper most applies. Independent of
 * `core/rewards`, as an oracle for its tests.
 */
export function allocateDiscounts(cart: CartSnapshot, runs: readonly DiscountRun[]): Allocation {
  const active = runs
    .map((run) => ({
      ...run,
      operations: run.operations.filter((operation) => run.discountClasses.includes(classOf(operation))),
    }))
    .filter((run) => gives(cart, run));
  let best = apply(cart, []);
  for (const set of combinations(active)) {
    const inOrder = active.filter((run) => set.includes(run));
    const result = apply(cart, inOrder);
    if (result.worth > best.worth || best.runs.length === 0) best = result;
  }
  return { ...best.shares, appliedDiscounts: new Set(best.runs.map(({ id }) => id)) };
}

/** Whether a discount saves anything. Shipping discounts do whenever something is shipped, even if shipping is free. */
function gives(cart: CartSnapshot, run: DiscountRun): boolean {
  const { shares } = apply(cart, [run]);
  if (shares.productShares.size + shares.orderShares.size > 0) return true;
  return (
    cart.deliveryGroups.length > 0 && run.operations.some((operation) => classOf(operation) === 'SHIPPING')
  );
}

function apply(cart: CartSnapshot, runs: readonly DiscountRun[]) {
  const products = productShares(cart, runs);
  const shares = {
    productShares: products,
    orderShares: orderShares(cart, runs, products),
    deliveryShares: deliveryShares(cart, runs),
  };
  const worth =
    [...products.values()].reduce((sum, { amount }) => sum + amount, 0) +
    [...shares.orderShares.values()].flat().reduce((sum, { amount }) => sum + amount, 0) +
    shippingWorth(cart, shares.deliveryShares);
  return { shares, worth, runs };
}

/** Savings on the cheapest option of each delivery group; dearer options are the shopper's choice. */
function shippingWorth(cart: CartSnapshot, shares: ReadonlyMap<string, { readonly amount: number }>): number {
  return cart.deliveryGroups.reduce((worth, group) => {
    const before = Math.min(...group.options.map(({ price }) => price));
    const after = Math.min(
      ...group.options.map(
        ({ handle, price }) => price - (shares.get(deliveryKey(group.id, handle))?.amount ?? 0),
      ),
    );
    return worth + before - after;
  }, 0);
}

/** Shipping discounts by delivery option: the best one each, since they don't combine. */
function deliveryShares(cart: CartSnapshot, runs: readonly DiscountRun[]): Map<string, LineShare> {
  const best = new Map<string, LineShare>();
  for (const run of runs) {
    for (const operation of run.operations) {
      if (!('deliveryDiscountsAdd' in operation)) continue;
      for (const candidate of operation.deliveryDiscountsAdd.candidates) {
        const application = applicationOf(run, candidate.value, candidate.message);
        for (const [key, amount] of candidateAmounts(cart, candidate)) {
          if (amount > (best.get(key)?.amount ?? 0)) best.set(key, { application, amount });
        }
      }
    }
  }
  return best;
}

function candidateAmounts(cart: CartSnapshot, { targets, value }: DeliveryCandidate): [string, number][] {
  return cart.deliveryGroups.flatMap((group) =>
    group.options
      .filter((option) =>
        targets.some((target) =>
          'deliveryGroup' in target
            ? target.deliveryGroup.id === group.id
            : target.deliveryOption.handle === option.handle,
        ),
      )
      .map((option): [string, number] => [
        deliveryKey(group.id, option.handle),
        'percentage' in value
          ? percentOf(option.price, value.percentage.value, cart.currency)
          : fixedAmount(value.fixedAmount.amount, option.price, cart.currency),
      ]),
  );
}
