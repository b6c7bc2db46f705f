import { identityOf, type LineName } from './line-name';
import type { Properties } from './store-cart';

/** One thing to put into the cart. */
export interface AddItem {
  readonly variantId: number;
  readonly quantity: number;
  readonly properties: Properties;
  readonly sellingPlanId: number | null;
}

/** What a shopper wants; how many requests that takes is decided when its turn comes. */
export type Intent =
  | { readonly type: 'add'; readonly items: readonly AddItem[] }
  | { readonly type: 'set_quantity'; readonly line: LineName; readonly quantity: number }
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

/** Whether an intent changes what is in the cart (a withdrawn gift may then come back). */
export function changesLines(intent: Intent): boolean {
  return intent.type === 'add' || intent.type === 'set_quantity';
}
