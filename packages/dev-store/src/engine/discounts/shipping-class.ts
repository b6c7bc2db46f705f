import { applicationOf, deliveryKey, type LineShare } from './allocation';
import type { CartSnapshot, DiscountRun } from './discount-run';
import { fixedAmount, percentOf } from './discount-value';
import type { DeliveryCandidate } from './operation';

/** The shipping discounts: one per delivery option, the best for the shopper. Shipping discounts never add up. */
export function deliveryShares(cart: CartSnapshot, runs: readonly DiscountRun[]): Map<string, LineShare> {
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
