import { subunits } from '../money/subunits';
import { isGiftLine, type RewardCart, type RewardLine } from './cart';
import type { RewardsConfig } from './config';
import type { RewardsContext } from './context';
import { evaluateRewards } from './evaluate-rewards';

/** Units of one of our lines that may not be bought. */
export interface RefusedUnits {
  readonly lineKey: string;
  readonly quantity: number;
  /** `charged`: the line costs something. `unearned`: it is free, and no rewards give it. */
  readonly reason: 'charged' | 'unearned';
}

/**
 * Which units of our lines checkout refuses, on a cart as it is charged: nobody pays for what we put in, and nobody gets
 * what the cart has not earned. `configs` are the rewards that may be live; null when they are not known, and then only
 * what is charged is refused. What is earned is judged as the discount function judges it: before discounts of others. A
 * line whose charge is null counts as free. Lines of others are never refused. Source: design "Rewards", step 5.
 */
export function refusedUnits(
  configs: readonly RewardsConfig[] | null,
  cart: RewardCart,
  context: RewardsContext,
): RefusedUnits[] {
  const ours = cart.lines.filter((line) => isGiftLine(line) && line.quantity > 0);
  if (ours.length === 0) return [];
  const before: RewardCart = {
    ...cart,
    lines: cart.lines.map((line) => ({ ...line, othersDiscount: subunits(0) })),
    othersOrderDiscount: subunits(0),
  };
  const earned = configs?.map((config) => freeUnitsByLine(config, before, context)) ?? null;
  return ours.flatMap((line) => refusedOf(line, earned));
}

function refusedOf(
  { key: lineKey, quantity, charged }: RewardLine,
  earned: readonly ReadonlyMap<string, number>[] | null,
): RefusedUnits[] {
  if (charged !== null && charged > 0) return [{ lineKey, quantity, reason: 'charged' }];
  if (earned === null) return [];
  const unearned = quantity - Math.max(0, ...earned.map((units) => units.get(lineKey) ?? 0));
  return unearned > 0 ? [{ lineKey, quantity: unearned, reason: 'unearned' }] : [];
}

function freeUnitsByLine(
  config: RewardsConfig,
  cart: RewardCart,
  context: RewardsContext,
): ReadonlyMap<string, number> {
  const { lineDiscounts } = evaluateRewards(config, cart, context);
  return new Map(
    lineDiscounts.flatMap(({ source, lineKey, quantity }) =>
      source === 'gift' ? [[lineKey, quantity] as const] : [],
    ),
  );
}
