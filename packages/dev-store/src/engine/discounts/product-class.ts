import { smallestUnit } from '@cartwright/core/money/currency';
import { spread } from '@cartwright/core/money/spread';
import { subunits } from '@cartwright/core/money/subunits';
import { applicationOf, type ProductShare } from './allocation';
import { canonicalOrder } from './canonical-order';
import type { CartSnapshot, DiscountRun, SnapshotLine } from './discount-run';
import { fixedAmount, percentOf } from './discount-value';
import type { ProductCandidate, ProductDiscountsAdd } from './operation';

/**
 * Product discounts of a cart: the best one per line, the earlier on a tie. A fixed amount that is split across lines
 * loses its shares on lines taken by other discounts.
 */
export function productShares(cart: CartSnapshot, runs: readonly DiscountRun[]): Map<string, ProductShare> {
  const best = new Map<string, ProductShare>();
  for (const run of runs) {
    for (const operation of run.operations) {
      if (!('productDiscountsAdd' in operation)) continue;
      for (const chosen of chooseCandidates(cart, operation.productDiscountsAdd)) {
        const application = applicationOf(run, chosen.candidate.value, chosen.candidate.message);
        for (const [lineId, { amount, units }] of chosen.takes) {
          if (amount > (best.get(lineId)?.amount ?? 0)) best.set(lineId, { application, amount, units });
        }
      }
    }
  }
  return best;
}

interface Chosen {
  readonly candidate: ProductCandidate;
  readonly takes: ReadonlyMap<string, Take>;
  readonly total: number;
}

/** Discount of a candidate on a line, with its units. */
interface Take {
  readonly amount: number;
  readonly units: number;
}

function chooseCandidates(cart: CartSnapshot, add: ProductDiscountsAdd): Chosen[] {
  const applying = add.candidates
    .map((candidate): Chosen => {
      const takes = candidateTakes(cart, candidate);
      return { candidate, takes, total: [...takes.values()].reduce((sum, { amount }) => sum + amount, 0) };
    })
    .filter(({ total }) => total > 0);
  switch (add.selectionStrategy) {
    case 'ALL':
      return applying;
    case 'FIRST':
      return applying.slice(0, 1);
    case 'MAXIMUM':
      return applying.length === 0 ? [] : [applying.reduce((a, b) => (b.total > a.total ? b : a))];
    default:
      return add.selectionStrategy satisfies never;
  }
}

/** Target line, with the number of targeted units. */
interface Target {
  readonly line: SnapshotLine;
  readonly units: number;
}

function candidateTakes(cart: CartSnapshot, { targets, value }: ProductCandidate): Map<string, Take> {
  const found = targetsIn(cart, targets);
  if ('percentage' in value) {
    return byLine(found, ({ line, units }) =>
      percentOf(line.unitPrice * units, value.percentage.value, cart.currency),
    );
  }
  const { amount, appliesToEachItem = false } = value.fixedAmount;
  if (appliesToEachItem) {
    return byLine(found, ({ line, units }) => fixedAmount(amount, line.unitPrice, cart.currency) * units);
  }
  const prices = found.map(({ line, units }) => subunits(line.unitPrice * units));
  const total = fixedAmount(
    amount,
    prices.reduce((sum, price) => sum + price, 0),
    cart.currency,
  );
  const shares = spread(subunits(total), prices, smallestUnit(cart.currency));
  return new Map(found.map(({ line, units }, index) => [line.id, { amount: shares[index] ?? 0, units }]));
}

/** Targets in canonical order. Units targeted twice add up, limited to the line's quantity. */
function targetsIn(cart: CartSnapshot, targets: ProductCandidate['targets']): Target[] {
  const units = new Map<string, number>();
  for (const { cartLine } of targets) {
    const more = cartLine.quantity ?? Number.POSITIVE_INFINITY;
    units.set(cartLine.id, (units.get(cartLine.id) ?? 0) + Math.max(0, more));
  }
  return canonicalOrder(cart.lines.filter((line) => units.has(line.id))).map((line) => ({
    line,
    units: Math.min(line.quantity, units.get(line.id) ?? 0),
  }));
}

function byLine(targets: readonly Target[], amountOf: (target: Target) => number): Map<string, Take> {
  return new Map(
    targets.map((target) => [target.line.id, { amount: amountOf(target), units: target.units }]),
  );
}
