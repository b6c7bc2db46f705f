import { giftOf } from '@cartwright/core/rewards/cart';
import type { Choices } from '@cartwright/core/rewards/context';
import type { CartChange } from '@cartwright/core/rewards/plan-cart-changes';
import { withdraw } from '../gifts/choices';
import type { CartRequest } from '../ports/cart-port';
import { nameOf, unitsOf } from '../ports/line-name';
import type { Rules } from '../ports/rules';
import type { StoreCart, StoreLine } from '../ports/store-cart';
import { giftItem } from './apply-part';
import { planFor, withEvidence } from './predict';

/** Progress of an action. */
export interface Progress {
  /** Predicted cart. */
  readonly expected: StoreCart;
  /** Next round; 1 is the shopper's own request. */
  readonly round: number;
  /** Gifts requested and identifiable in the response; not requested again. */
  readonly tried: readonly string[];
  /** Identities of our lines already reduced to one unit. */
  readonly reduced: readonly string[];
}

export interface FollowUp {
  readonly choices: Choices;
  readonly requests: readonly CartRequest[];
  readonly tried: readonly string[];
  readonly reduced: readonly string[];
}

/** Round limit: the shopper's request and two corrections. */
export const MAX_ROUNDS = 3;

/**
 * Reconciles a prediction with the store's cart. If it differs because prices were unknown, the second round may add
 * earned gifts; other rounds only remove. A requested gift that is missing counts as withdrawn, to prevent loops. One
 * newly earned doesn't: a change of lines, or of the live cart, is settled separately. Pure.
 */
export function reconcile(cart: StoreCart, before: Choices, rules: Rules, progress: Progress): FollowUp {
  const choices = withEvidence(cart, before, rules);
  const plan = planFor(cart, choices, rules);
  const lineOf = (key: string) => cart.lines.find((line) => line.key === key);
  const sets = plan.flatMap((change) => {
    const line = change.type === 'set' ? lineOf(change.lineKey) : undefined;
    return change.type === 'set' && line ? [correction(change, line, progress)] : [];
  });
  const adds = plan.flatMap((change) => (change.type === 'add' ? [change] : []));
  const isTried = ({ giftId }: { giftId: string }) => progress.tried.includes(giftId);
  const byPrice =
    progress.expected.lines.some(({ linePrice }) => linePrice === null) ||
    !isOtherThanForeseen(cart, progress.expected);
  const sent = progress.round === 2 && byPrice ? adds.filter((change) => !isTried(change)) : [];
  const given = adds.filter(isTried).map((change) => change.giftId);
  const last = progress.round > MAX_ROUNDS;
  return {
    choices: withdraw(choices, [...given, ...sets.flatMap(({ withdrawn }) => withdrawn ?? [])]),
    requests: last ? [] : [...removal(sets), ...sent.map(addOne)],
    tried: [...progress.tried, ...sent.map((change) => change.giftId)],
    reduced: [...progress.reduced, ...sets.flatMap(({ reduced }) => reduced ?? [])],
  };
}

/** Whether a bought line has other units than predicted. */
function isOtherThanForeseen(cart: StoreCart, expected: StoreCart): boolean {
  return [...expected.lines, ...cart.lines].some(
    (line) => giftOf(line) === null && unitsOf(cart, nameOf(line)) !== unitsOf(expected, nameOf(line)),
  );
}

interface Correction {
  readonly key: string;
  readonly quantity: number;
  readonly withdrawn: string | null;
  readonly reduced: string | null;
}

/** Corrects our line. It is removed if reducing it to one unit failed, or if it is charged or no longer earned. */
function correction(
  change: Extract<CartChange, { type: 'set' }>,
  line: StoreLine,
  { reduced }: Progress,
): Correction {
  const gift = giftOf(line);
  const name = `${line.variantId} ${gift}`;
  const stubborn = change.quantity === 1 && reduced.includes(name);
  const quantity = stubborn ? 0 : change.quantity;
  const lost = change.reason === 'charged' || change.reason === 'not_earned' || stubborn;
  return {
    key: line.key,
    quantity,
    withdrawn: lost ? gift : null,
    reduced: quantity === 1 ? name : null,
  };
}

function removal(sets: readonly Correction[]): CartRequest[] {
  if (sets.length === 0) return [];
  return [{ path: 'update', updates: Object.fromEntries(sets.map(({ key, quantity }) => [key, quantity])) }];
}

/** Adds a single gift, since a batch is refused as a whole and wouldn't show which one. */
function addOne(change: Extract<CartChange, { type: 'add' }>): CartRequest {
  return { path: 'add', items: [giftItem(change)] };
}
