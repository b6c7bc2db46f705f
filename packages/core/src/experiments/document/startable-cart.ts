import type { RewardsConfig } from '../../rewards/config';
import type { GoalId } from './goals';
import { inRunningTest } from './startable-widget';

/** Cart as a candidate for a variant. */
export interface StartableCart {
  readonly name: string;
  /** Whether it is or will be live: enabled with or without a schedule, or the fallback in use. */
  readonly isCandidate: boolean;
  /** Name of the running test with it; null: none. */
  readonly runningTest: string | null;
  /** Null if it can't be read or compiled, and for a legacy cart. */
  readonly rewards: RewardsConfig | null;
}

/** Goals counted from shoppers' actions in carts, which need attribution tracking. */
const COUNTED_BY_CARTS: readonly GoalId[] = [5, 6];

/** Reason why a cart can't be a variant beside this control, which is the first; null if it can. */
export function cartFault(
  { name, isCandidate, runningTest, rewards }: StartableCart,
  control: StartableCart | undefined,
  { isControl, goalId }: { readonly isControl: boolean; readonly goalId: GoalId },
): string | null {
  if (!rewards) return `“${name}” can’t be shown in the store. Choose another cart.`;
  if (isControl && !isCandidate) return `“${name}” is off. Turn on the control, so that shoppers see it.`;
  if (runningTest !== null) return inRunningTest(name, runningTest);
  if (isControl && COUNTED_BY_CARTS.includes(goalId) && !rewards.attribution)
    return `What shoppers do in “${name}” isn’t counted. Turn on its attribution tracking, or choose another goal.`;
  if (control?.rewards && control.rewards.attribution !== rewards.attribution)
    return `“${name}” has another attribution tracking than the control. Turn it on or off in both.`;
  return null;
}
