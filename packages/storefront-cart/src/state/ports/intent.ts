import type { Choices } from '@cartwright/core/rewards/context';
import { identityOf, type LineName, unitsOf } from './line-name';
import type { Rules } from './rules';
import { type Properties, type StoreCart, unitsIn } from './store-cart';

/** Item to add. */
export interface AddItem {
  readonly variantId: number;
  readonly quantity: number;
  readonly properties: Properties;
  readonly sellingPlanId: number | null;
  /** Parent line (of a warranty, say); removed with it. */
  readonly parentKey?: string;
}

/** Outcome of an add sent before the cart store loaded: `busy` did nothing, `lost` is unknown. */
export interface Sent {
  readonly outcome: 'done' | 'refused' | 'busy' | 'lost';
  /** Store's message on refusal. */
  readonly message: string;
  /** Cart read right after; null on failure. */
  readonly cart: StoreCart | null;
  /** Stored choices at that time. */
  readonly kept: string | null;
  /** Units in the cart before, as known to the page. */
  readonly unitsBefore: number;
}

/** Cart with the shopper's choices. */
export interface CartWithChoices {
  readonly cart: StoreCart;
  readonly choices: Choices;
}

/**
 * Evaluates the rewards lost to codes in the cart; null for none. Passed in by code fields (`tryCodes`), so that other
 * carts don't load it.
 */
export type WeighCodes = (
  before: CartWithChoices,
  now: CartWithChoices,
  rules: Rules,
) => { readonly gifts: readonly string[]; readonly shipping: boolean } | null;

/** Source: AJAX Cart API, `updates` of `cart/update.js`. */
export type Quantities = Readonly<Record<string, number>> | readonly number[];

/** Shopper's intent; its requests are decided when it runs. */
export type Intent =
  /** `sent`: outcome if it was sent before the cart store loaded. */
  | { readonly type: 'add'; readonly items: readonly AddItem[]; readonly sent?: Promise<Sent> }
  | { readonly type: 'set_quantity'; readonly line: LineName; readonly quantity: number }
  /**
   * Quantities of a theme's form: by line key, by variant id, or one per line in cart order. Stock isn't checked, as
   * with the theme.
   */
  | { readonly type: 'set_quantities'; readonly quantities: Quantities }
  /** Switches the line to another variant of its product, with the same properties and plan. */
  | { readonly type: 'swap_variant'; readonly line: LineName; readonly variantId: number }
  /**
   * Makes the line a subscription, or a one-time purchase (null); `price` is the new unit price in subunits, if known.
   */
  | {
      readonly type: 'set_plan';
      readonly line: LineName;
      readonly sellingPlanId: number | null;
      readonly price?: number;
    }
  /**
   * Discount codes to add and remove; others stay. A code that matches `unless` is removed again; the caller reports
   * it, unless the cart is to `tell`.
   */
  | {
      readonly type: 'codes';
      readonly apply: readonly string[];
      readonly remove: readonly string[];
      readonly unless?: readonly 'useless'[];
      /** Evaluates the rewards lost to the codes, which are then removed again. */
      readonly weigh?: WeighCodes;
      readonly tell?: true;
    }
  /** Gift cards by typed code, or by store id. Requires a `StorefrontPort`. */
  | { readonly type: 'gift_cards'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly type: 'decline_gift'; readonly giftId: string }
  | { readonly type: 'pick_gift'; readonly giftId: string; readonly variantId: number }
  | { readonly type: 'note'; readonly note: string }
  | { readonly type: 'attributes'; readonly attributes: Readonly<Record<string, string>> }
  /** Adds and removes gifts after an external change. */
  | { readonly type: 'settle' };

/**
 * Merges two queued intents, later one last; null if both must run. Only intents about the same line, gift or text
 * merge.
 */
export function coalesce(earlier: Intent, later: Intent): Intent | null {
  if (earlier.type === 'set_quantity' && later.type === 'set_quantity') {
    return sameLine(earlier.line, later.line) ? later : null;
  }
  if (earlier.type === 'set_plan' && later.type === 'set_plan') {
    // The later intent refers to the predicted line; the store still has the original.
    return sameLine(earlier.line, later.line) ? { ...later, line: earlier.line } : null;
  }
  if (earlier.type === 'note' && later.type === 'note') return later;
  if (earlier.type === 'settle' && later.type === 'settle') return later;
  if (earlier.type === 'attributes' && later.type === 'attributes') {
    return { type: 'attributes', attributes: { ...earlier.attributes, ...later.attributes } };
  }
  if (isGiftIntent(earlier) && isGiftIntent(later) && earlier.giftId === later.giftId) return later;
  return null;
}

function sameLine(a: LineName, b: LineName): boolean {
  return a.key === b.key || identityOf(a) === identityOf(b);
}

function isGiftIntent(intent: Intent): intent is Extract<Intent, { giftId: string }> {
  return intent.type === 'decline_gift' || intent.type === 'pick_gift';
}

/** Remainder of a sent add, given the cart after it; may be only its gifts. */
export function leftOfSent(
  items: readonly AddItem[],
  { outcome, unitsBefore }: Sent,
  now: StoreCart,
): Intent {
  const isThere = items.every((item) => unitsOf(now, item) >= item.quantity);
  // Without a response, the outcome is inferred from the cart.
  const arrived = outcome === 'lost' ? isThere && unitsIn(now) !== unitsBefore : outcome !== 'busy';
  return { type: 'add', items: arrived ? [] : items };
}

/** Whether an intent concerns text only: it doesn't affect lines and is sent while typing. */
export function isAboutText({ type }: Intent): boolean {
  return type === 'note' || type === 'attributes';
}

/** Whether an intent completes with its request, without handling the response. */
export function isBlind({ type }: Intent): boolean {
  return /^(add|set_quantity|decline_gift|note|attributes)$/.test(type);
}

/** Whether the caller shows the result beside its field, so the cart doesn't. */
export function saysItself(intent: Intent): boolean {
  return (
    intent.type === 'gift_cards' || (intent.type === 'codes' && intent.unless !== undefined && !intent.tell)
  );
}

/** Whether an intent changes what is bought or its price (a withdrawn gift may then return). */
export function changesLines({ type }: Intent): boolean {
  return (
    type === 'add' ||
    type === 'set_quantity' ||
    type === 'set_quantities' ||
    type === 'swap_variant' ||
    type === 'set_plan' ||
    type === 'codes'
  );
}
