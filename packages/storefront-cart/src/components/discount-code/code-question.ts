import { giftOf, isGiftLine } from '@cartwright/core/rewards/cart';
import { isToPick } from '@cartwright/core/rewards/gift-to-pick';
import type { CartSession } from '../../session/session';
import { type IsOurs, oursIn } from '../../state/gifts/reward-cart';
import type { Discount, StoreCart } from '../../state/ports/store-cart';
import type { CodeTrial } from '../../state/requests/act';
import { discountRows } from '../cart-subtotal/discount-rows';
import { sameCode } from './parse-codes';

/** Pending question about codes that would cost rewards. Totals are the store's, in subunits. */
export interface Question {
  readonly codes: readonly string[];
  /** Product titles. */
  readonly gifts: readonly string[];
  readonly shipping: boolean;
  /** Titles of our other discounts that would be lost, and codes that would take nothing off anymore. */
  readonly discounts: readonly string[];
  readonly totals: { readonly with: number; readonly without: number };
  /** Whether the cart is better or equal in every respect without the codes. */
  readonly isBetterWithout: boolean;
}

/** Builds the question about a trial of these codes. */
export function questionOf(
  codes: readonly string[],
  trial: CodeTrial,
  { rules, gifts: states }: Pick<CartSession, 'rules' | 'gifts'>,
): Question {
  const { without, shipping } = trial;
  const { products, config } = rules.peek();
  const { discountTitles } = config;
  const lost = lostDiscounts(trial, discountTitles);
  // If all our discounts are lost, gifts yet to be chosen are too.
  const toPick = lost.isWhole ? states.peek().filter(isToPick) : [];
  const unchosen = toPick.flatMap(
    ({ productId }) => products.find(({ id }) => id === productId)?.title ?? [],
  );
  const totals = { with: trial.with.total, without: without.total };
  // Savings of delivery codes are known only at checkout.
  const isSeen = codes.every((code) => saves(trial.with, code));
  return {
    codes,
    gifts: [...trial.gifts.map((id) => titleOfGift(id, without)), ...unchosen],
    shipping,
    discounts: [...lost.titles, ...lostCodes(trial)],
    totals,
    isBetterWithout: isSeen && totals.without <= totals.with,
  };
}

/** Whether a code takes something off the cart. */
const saves = (cart: StoreCart, code: string) =>
  discountRows(cart).some(({ title }) => sameCode(title, code));

/** Codes that take something off now, and nothing with the codes on trial. */
function lostCodes({ with: after, without }: CodeTrial): string[] {
  return without.codes.flatMap(({ code }) => (saves(without, code) && !saves(after, code) ? code : []));
}

/**
 * Our product and order discounts that are lost. A missing line discount may only be beaten, as long as any of ours
 * applies.
 */
function lostDiscounts(trial: CodeTrial, discountTitles: readonly string[]) {
  const before = ownDiscounts(trial.without, oursIn(trial.without, discountTitles));
  const after = ownDiscounts(trial.with, oursIn(trial.with, discountTitles));
  const isWhole = ![
    ...trial.with.lines.flatMap(({ discounts }) => discounts),
    ...trial.with.orderDiscounts,
  ].some(oursIn(trial.with, discountTitles));
  const gone = before.order.filter((title) => !after.order.includes(title));
  return { isWhole, titles: [...new Set([...(isWhole ? before.lines : []), ...gone])] };
}

function ownDiscounts({ lines, orderDiscounts }: StoreCart, isOurs: IsOurs) {
  const titles = (discounts: readonly Discount[]) =>
    discounts.flatMap((discount) => (isOurs(discount) ? discount.title : []));
  return {
    lines: lines.flatMap((line) => (isGiftLine(line) ? [] : titles(line.discounts))),
    order: titles(orderDiscounts),
  };
}

function titleOfGift(id: string, { lines }: StoreCart): string {
  return lines.find((line) => giftOf(line) === id)?.title ?? '';
}
