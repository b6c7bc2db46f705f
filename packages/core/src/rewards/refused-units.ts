import { subunits } from '../money/subunits';
import { isGiftLine, type RewardCart, type RewardLine } from './cart';
import type { RewardsConfig } from './config';
import type { RewardsContext } from './context';
import { evaluateRewards, type JudgeOffers } from './evaluate-rewards';

/** Units of one of our lines that checkout refuses. */
export interface RefusedUnits {
  readonly lineKey: string;
  readonly quantity: number;
  /** `charged`: the line costs something. `unearned`: it is free, and no rewards give it. */
  readonly reason: 'charged' | 'unearned';
}

/**
 * Units of our lines that checkout refuses, on a cart as it is charged: nobody pays for lines that we added, and
 * nobody gets unearned gifts. `configs` are the rewards that may be live; null if unknown, and then only charged
 * lines are refused. Earned gifts are judged like in the discount function: before discounts of others. A line
 * whose charge is null counts as free. Lines of others are never refused. Without `judgeOffers` widgets and
 * bundles give none. Source: design "Rewards", step 5.
 */
export function refusedUnits(
  configs: readonly RewardsConfig[] | null,
  cart: RewardCart,
  context: RewardsContext,
  judgeOffers?: JudgeOffers,
): RefusedUnits[] {
  const ours = cart.lines.filter((line) => isGiftLine(line) && line.quantity > 0);
  const refused = ours.flatMap((line): RefusedUnits[] =>
    isCharged(line) ? [{ lineKey: line.key, quantity: line.quantity, reason: 'charged' }] : [],
  );
  if (configs === null) return refused;
  const before: RewardCart = {
    ...cart,
    lines: cart.lines.map((line) => ({ ...line, othersDiscount: subunits(0) })),
    othersOrderDiscount: subunits(0),
  };
  let unearned = ours
    .filter((line) => !isCharged(line))
    .map(({ key, quantity }) => ({ key, quantity, left: quantity }));
  // An evaluation is most of the function's work: the next one runs only for gifts that this one doesn't give.
  for (const config of configs) {
    if (unearned.length === 0) break;
    const free = freeUnitsByLine(config, before, context, judgeOffers);
    unearned = unearned
      .map((line) => ({ ...line, left: Math.min(line.left, line.quantity - (free.get(line.key) ?? 0)) }))
      .filter(({ left }) => left > 0);
  }
  return [
    ...refused,
    ...unearned.map(({ key, left }): RefusedUnits => ({ lineKey: key, quantity: left, reason: 'unearned' })),
  ];
}

function isCharged({ charged }: RewardLine): boolean {
  return charged !== null && charged > 0;
}

function freeUnitsByLine(
  config: RewardsConfig,
  cart: RewardCart,
  context: RewardsContext,
  judgeOffers?: JudgeOffers,
): ReadonlyMap<string, number> {
  const { lineDiscounts } = evaluateRewards(config, cart, context, judgeOffers);
  return new Map(
    lineDiscounts.flatMap(({ source, lineKey, quantity }) =>
      source === 'gift' || source === 'offered_gift' ? [[lineKey, quantity] as const] : [],
    ),
  );
}
