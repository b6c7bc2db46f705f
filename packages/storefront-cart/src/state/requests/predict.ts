import { giftOf } from '@cartwright/core/rewards/cart';
import type { Choices } from '@cartwright/core/rewards/context';
import { evaluateRewards } from '@cartwright/core/rewards/evaluate-rewards';
import { type CartChange, planCartChanges } from '@cartwright/core/rewards/plan-cart-changes';
import { isLost } from '@cartwright/core/rewards/promise';
import type { Rewards } from '@cartwright/core/rewards/rewards';
import { choicesAfter, withdraw } from '../gifts/choices';
import { rewardCart } from '../gifts/reward-cart';
import { type ShopperPart, shopperPart } from '../gifts/shopper-part';
import { type Intent, isAboutText } from '../ports/intent';
import { contextOf, type Rules } from '../ports/rules';
import type { StoreCart, StoreLine } from '../ports/store-cart';
import { applyChanges, applyPart } from './apply-part';

/** Prediction of an intent before the store is asked. */
export type Prediction =
  | {
      readonly ok: true;
      /** Cart after the shopper's part and gift changes. */
      readonly cart: StoreCart;
      readonly choices: Choices;
      readonly part: ShopperPart;
      readonly changes: readonly CartChange[];
    }
  | { readonly ok: false; readonly code: 'line_gone' | 'gift_unavailable'; readonly path: string };

/** Applies an intent to a copy of the cart and plans its gifts. Pure. */
export function predict(cart: StoreCart, choices: Choices, intent: Intent, rules: Rules): Prediction {
  const shopper = shopperPart(intent, cart, judge(cart, rules));
  if (!shopper.ok) return shopper;
  const after = choicesAfter(choices, shopper.intent);
  const shoppers = applyPart(cart, shopper.part, rules.known);
  const changes = isForeseeable(intent) ? planFor(shoppers, after, rules) : [];
  const isOld = ({ key }: StoreLine) => cart.lines.some((line) => line.key === key);
  const fresh = shoppers.lines.filter((line) => !isOld(line)).length;
  return {
    ok: true,
    cart: applyChanges(shoppers, changes, rules.known, fresh),
    choices: withdraw(after, withdrawnGifts(shoppers, changes, intent)),
    part: shopper.part,
    changes,
  };
}

/**
 * Gifts to be removed without being re-added automatically: charged by the store, or lost by an external change. Those
 * lost by the shopper's own change return with another one.
 */
export function withdrawnGifts(
  cart: StoreCart,
  changes: readonly CartChange[],
  { type }: Pick<Intent, 'type'>,
): string[] {
  return changes.flatMap((change) => {
    if (change.type !== 'set') return [];
    const lost = change.reason === 'charged' || (type === 'settle' && change.reason === 'not_earned');
    const line = lost && cart.lines.find(({ key }) => key === change.lineKey);
    return (line && giftOf(line)) || [];
  });
}

/** Rewards that a cart has earned under these rules. */
export function judge(cart: StoreCart, rules: Rules): Rewards {
  const { config, judgeOffers } = rules;
  return evaluateRewards(config.rewards, rewardCart(cart, config), contextOf(cart, rules), judgeOffers);
}

/** Updates the choices with evidence of our discounts in the store's response. */
export function withEvidence(cart: StoreCart, choices: Choices, rules: Rules): Choices {
  const lost = isLost(judge(cart, rules), rewardCart(cart, rules.config), choices);
  return lost === !!choices.lost ? choices : { ...choices, lost };
}

/** Plans the changes that make a cart's gifts right. */
export function planFor(cart: StoreCart, choices: Choices, rules: Rules): CartChange[] {
  return planCartChanges(judge(cart, rules), rewardCart(cart, rules.config), choices);
}

/**
 * Whether an intent's outcome is predictable. Discounts of codes are known only to the store, and gifts depend on them;
 * likewise a plan of unknown price, and a theme's form.
 */
function isForeseeable(intent: Intent): boolean {
  if (intent.type === 'set_plan') return intent.price !== undefined;
  return !isAboutText(intent) && intent.type !== 'codes' && intent.type !== 'set_quantities';
}
