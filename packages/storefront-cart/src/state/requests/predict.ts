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

/** Prediction of an intent, as far as can be told before the store is asked. */
export type Prediction =
  | {
      readonly ok: true;
      /** With the shopper's part and the gifts' coming and going done. */
      readonly cart: StoreCart;
      readonly choices: Choices;
      readonly part: ShopperPart;
      readonly changes: readonly CartChange[];
    }
  | { readonly ok: false; readonly code: 'line_gone' | 'gift_unavailable'; readonly path: string };

/** Applies an intent to a copy of the cart and plans the gifts on what comes out. Pure. */
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
 * Gifts that go and are not sent for again by themselves: those that the store asked money for, and those that a change
 * from elsewhere has lost. What the shopper's own change loses comes back with another one anyway.
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

/** The choices, with what the store's answer shows of our discounts. */
export function withEvidence(cart: StoreCart, choices: Choices, rules: Rules): Choices {
  const lost = isLost(judge(cart, rules), rewardCart(cart, rules.config), choices);
  return lost === !!choices.lost ? choices : { ...choices, lost };
}

/** Plan of changes by which a cart's gifts are right. */
export function planFor(cart: StoreCart, choices: Choices, rules: Rules): CartChange[] {
  return planCartChanges(judge(cart, rules), rewardCart(cart, rules.config), choices);
}

/**
 * Whether an intent's outcome can be foreseen. What a code takes off is known to the store only, and the gifts follow its
 * answer. So with a plan of unknown price, and with a theme's form.
 */
function isForeseeable(intent: Intent): boolean {
  if (intent.type === 'set_plan') return intent.price !== undefined;
  return !isAboutText(intent) && intent.type !== 'codes' && intent.type !== 'set_quantities';
}
