import type { Choices } from '@cartwright/core/rewards/context';
import { identityOf, type LineName, unitsOf } from './line-name';
import type { Rules } from './rules';
import { type Properties, type StoreCart, unitsIn } from './store-cart';

/** One thing to put into the cart. */
export interface AddItem {
  readonly variantId: number;
  readonly quantity: number;
  readonly properties: Properties;
  readonly sellingPlanId: number | null;
  /** The line under which it stands (a warranty, say); it goes when that one goes. */
  readonly parentKey?: string;
}

/** Outcome of an add that was sent before the cart store was there: `busy` did nothing, `lost` may have been done or not. */
export interface Sent {
  readonly outcome: 'done' | 'refused' | 'busy' | 'lost';
  /** The store's words where it refused. */
  readonly message: string;
  /** As it was right after that; null when it could not be read. */
  readonly cart: StoreCart | null;
  /** What storage had of the cart then. */
  readonly kept: string | null;
  /** Units in the cart before, as far as the page knows. */
  readonly unitsBefore: number;
}

/** A cart, and what the shopper has chosen in it. */
export interface CartWithChoices {
  readonly cart: StoreCart;
  readonly choices: Choices;
}

/**
 * Says what codes cost that are in the cart now; null for nothing. Brought by whoever enters codes (`tryCodes`), so that
 * carts without a field for them don't load it.
 */
export type WeighCodes = (
  before: CartWithChoices,
  now: CartWithChoices,
  rules: Rules,
) => { readonly gifts: readonly string[]; readonly shipping: boolean } | null;

/** Source: AJAX Cart API, `updates` of `cart/update.js`. */
export type Quantities = Readonly<Record<string, number>> | readonly number[];

/** Intent of a shopper; how many requests it takes is decided when its turn comes. */
export type Intent =
  /** `sent`: it was sent before the cart store was there; how that ended. */
  | { readonly type: 'add'; readonly items: readonly AddItem[]; readonly sent?: Promise<Sent> }
  | { readonly type: 'set_quantity'; readonly line: LineName; readonly quantity: number }
  /**
   * Quantities as a theme's form has them: by a line's key, by a variant's number, or one for each line in the cart's
   * order. As in the theme's hands, stock is not looked at.
   */
  | { readonly type: 'set_quantities'; readonly quantities: Quantities }
  /** The line's units in another variant of its product, with the same properties and plan. */
  | { readonly type: 'swap_variant'; readonly line: LineName; readonly variantId: number }
  /** The line as a subscription, or bought once (null); `price` of a unit then, in subunits, where it is known. */
  | {
      readonly type: 'set_plan';
      readonly line: LineName;
      readonly sellingPlanId: number | null;
      readonly price?: number;
    }
  /**
   * Discount codes as typed; what is in neither list stays as it is. A code to which something of `unless` applies is
   * taken out again; who asks says so, unless the cart is to `tell`.
   */
  | {
      readonly type: 'codes';
      readonly apply: readonly string[];
      readonly remove: readonly string[];
      readonly unless?: readonly 'useless'[];
      /** Says what the codes cost, after which they are taken out again. */
      readonly weigh?: WeighCodes;
      readonly tell?: true;
    }
  /** Gift cards by what was typed, or by the ids that the store gave them. Only where a `StorefrontPort` is. */
  | { readonly type: 'gift_cards'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly type: 'decline_gift'; readonly giftId: string }
  | { readonly type: 'pick_gift'; readonly giftId: string; readonly variantId: number }
  | { readonly type: 'note'; readonly note: string }
  | { readonly type: 'attributes'; readonly attributes: Readonly<Record<string, string>> }
  /** The cart was changed elsewhere: put in and take out what the rewards ask for. */
  | { readonly type: 'settle' };

/**
 * The one intent that stands for two waiting ones, the later one last; null when both have to be done. Only what
 * speaks of the same line, gift or text melts together.
 */
export function coalesce(earlier: Intent, later: Intent): Intent | null {
  if (earlier.type === 'set_quantity' && later.type === 'set_quantity') {
    return sameLine(earlier.line, later.line) ? later : null;
  }
  if (earlier.type === 'set_plan' && later.type === 'set_plan') {
    // The later one speaks of the line as the earlier one would have made it; the store knows it as it was.
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

/** Rest of an add that was sent, on the cart as it is after it: sometimes its gifts only. */
export function leftOfSent(
  items: readonly AddItem[],
  { outcome, unitsBefore }: Sent,
  now: StoreCart,
): Intent {
  const isThere = items.every((item) => unitsOf(now, item) >= item.quantity);
  // Where no answer came, the cart tells, as far as it can be told.
  const arrived = outcome === 'lost' ? isThere && unitsIn(now) !== unitsBefore : outcome !== 'busy';
  return { type: 'add', items: arrived ? [] : items };
}

/** Whether an intent is only about text: it never touches the lines, and it is sent while the shopper types. */
export function isAboutText({ type }: Intent): boolean {
  return type === 'note' || type === 'attributes';
}

/** Whether an intent is done when its request is, so that nobody has to be there for the answer. */
export function isBlind({ type }: Intent): boolean {
  return /^(add|set_quantity|decline_gift|note|attributes)$/.test(type);
}

/** Whether who asks says beside the field what became of it, so that the cart as a whole need not. */
export function saysItself(intent: Intent): boolean {
  return (
    intent.type === 'gift_cards' || (intent.type === 'codes' && intent.unless !== undefined && !intent.tell)
  );
}

/** Whether an intent changes what is bought, or for how much (a withdrawn gift may then come back). */
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
