import type { CartWithChoices, WeighCodes } from '../ports/intent';
import { judge, planFor, withdrawnGifts, withEvidence } from './predict';

/** Rewards lost to entered codes; null for none. */
export const tryCodes: WeighCodes = (before, now, rules) => {
  const judged = ({ cart, choices }: CartWithChoices) => ({
    gone: withdrawnGifts(cart, planFor(cart, choices, rules), { type: 'settle' }),
    ships: !choices.lost && !!judge(cart, rules).freeShipping,
  });
  const was = judged(before);
  const is = judged({ ...now, choices: withEvidence(now.cart, now.choices, rules) });
  const gifts = [...new Set(is.gone.filter((id) => !was.gone.includes(id)))];
  const shipping = was.ships && !is.ships;
  return gifts.length > 0 || shipping || now.cart.total > before.cart.total ? { gifts, shipping } : null;
};
