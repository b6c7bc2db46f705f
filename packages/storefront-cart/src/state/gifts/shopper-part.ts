import { giftOf } from '@cartwright/core/rewards/cart';
import { givingTiers } from '@cartwright/core/rewards/gifts';
import type { Rewards } from '@cartwright/core/rewards/rewards';
import type { AddItem, Intent, Quantities } from '../ports/intent';
import { findLine } from '../ports/line-name';
import type { StoreCart, StoreLine } from '../ports/store-cart';

/** Shopper's part of an action, before gift changes. */
export interface ShopperPart {
  readonly adds: readonly AddItem[];
  readonly sets: readonly { readonly line: StoreLine; readonly quantity: number }[];
  /** As named in a theme's form. */
  readonly quantities: Quantities | null;
  /** Old line of a swap, removed once the new one is added. */
  readonly leaves: StoreLine | null;
  readonly plan: {
    readonly line: StoreLine;
    readonly sellingPlanId: number | null;
    readonly price?: number | undefined;
  } | null;
  readonly note: string | null;
  readonly attributes: Readonly<Record<string, string>> | null;
  /** Complete set of discount codes. */
  readonly codes: readonly string[] | null;
  readonly giftCards: { readonly add: readonly string[]; readonly remove: readonly string[] } | null;
}

export type ShopperResult =
  | { readonly ok: true; readonly part: ShopperPart; readonly intent: Intent }
  | { readonly ok: false; readonly code: 'line_gone' | 'gift_unavailable'; readonly path: string };

/** Empty part. */
export const NOTHING: ShopperPart = {
  adds: [],
  sets: [],
  quantities: null,
  leaves: null,
  plan: null,
  note: null,
  attributes: null,
  codes: null,
  giftCards: null,
};

/**
 * Resolves an intent against this cart. Removing a gift line by quantity counts as declining, so the result carries the
 * resolved intent. `line_gone`: the line doesn't exist (read the cart and retry).
 */
export function shopperPart(intent: Intent, cart: StoreCart, rewards: Rewards): ShopperResult {
  switch (intent.type) {
    case 'add':
      return { ok: true, intent, part: { ...NOTHING, adds: intent.items } };
    case 'set_quantity': {
      const line = findLine(cart, intent.line);
      if (!line) return { ok: false, code: 'line_gone', path: intent.line.key };
      const gift = giftOf(line);
      if (gift && intent.quantity > 0) return { ok: true, intent, part: NOTHING };
      if (gift) return shopperPart({ type: 'decline_gift', giftId: gift }, cart, rewards);
      return { ok: true, intent, part: { ...NOTHING, sets: [{ line, quantity: intent.quantity }] } };
    }
    case 'set_quantities':
      return { ok: true, intent, part: { ...NOTHING, quantities: intent.quantities } };
    case 'swap_variant': {
      const { variantId } = intent;
      const line = findLine(cart, intent.line);
      if (!line) return { ok: false, code: 'line_gone', path: intent.line.key };
      const gift = giftOf(line);
      if (gift) return shopperPart({ type: 'pick_gift', giftId: gift, variantId }, cart, rewards);
      if (line.variantId === variantId) return { ok: true, intent, part: NOTHING };
      return { ok: true, intent, part: { ...NOTHING, adds: [{ ...itemOf(line), variantId }], leaves: line } };
    }
    case 'set_plan': {
      const { sellingPlanId, price } = intent;
      const line = findLine(cart, intent.line);
      if (!line) return { ok: false, code: 'line_gone', path: intent.line.key };
      const same = (line.sellingPlan?.id ?? null) === sellingPlanId || giftOf(line) !== null;
      return {
        ok: true,
        intent,
        part: same ? NOTHING : { ...NOTHING, plan: { line, sellingPlanId, price } },
      };
    }
    case 'codes': {
      const old = cart.codes.map(({ code }) => code);
      const left = old.filter((code) => !hasCode(intent.remove, code));
      const codes = [...left, ...intent.apply.filter((code) => !hasCode(left, code))];
      const same = codes.join() === old.join();
      return { ok: true, intent, part: same ? NOTHING : { ...NOTHING, codes } };
    }
    case 'gift_cards':
      return {
        ok: true,
        intent,
        part: { ...NOTHING, giftCards: { add: intent.add, remove: intent.remove } },
      };
    case 'decline_gift': {
      const sets = linesOf(intent.giftId, cart, rewards).map((line) => ({ line, quantity: 0 }));
      return { ok: true, intent, part: { ...NOTHING, sets } };
    }
    case 'pick_gift': {
      const gift = findGift(intent.giftId, rewards);
      const variant = gift?.variants.find(({ variantId }) => variantId === intent.variantId);
      if (!gift?.given || !variant?.offerable) {
        return { ok: false, code: 'gift_unavailable', path: intent.giftId };
      }
      const others = linesOf(intent.giftId, cart, rewards).filter(
        (line) => line.variantId !== intent.variantId,
      );
      return {
        ok: true,
        intent,
        part: { ...NOTHING, sets: others.map((line) => ({ line, quantity: 0 })) },
      };
    }
    case 'note':
      return { ok: true, intent, part: { ...NOTHING, note: intent.note } };
    case 'attributes':
      return { ok: true, intent, part: { ...NOTHING, attributes: intent.attributes } };
    case 'settle':
      return { ok: true, intent, part: NOTHING };
    default:
      return intent satisfies never;
  }
}

/** Case-insensitive code lookup. */
export function hasCode(codes: readonly string[], code: string): boolean {
  return codes.some((each) => each.toLowerCase() === code.toLowerCase());
}

/** Item that recreates a line when added. */
export function itemOf(line: StoreLine): AddItem {
  const { variantId, quantity, properties, sellingPlan, parentKey } = line;
  return {
    variantId,
    quantity,
    properties,
    sellingPlanId: sellingPlan?.id ?? null,
    ...(parentKey !== null && { parentKey }),
  };
}

function findGift(giftId: string, rewards: Rewards) {
  return givingTiers(rewards)
    .flatMap((tier) => tier.gifts)
    .find((gift) => gift.id === giftId);
}

function linesOf(giftId: string, cart: StoreCart, rewards: Rewards): StoreLine[] {
  const keys = findGift(giftId, rewards)?.lineKeys ?? [];
  return cart.lines.filter((line) => keys.includes(line.key));
}
