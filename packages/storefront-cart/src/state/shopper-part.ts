import { isGiftLine } from '@cartwright/core/rewards/cart';
import type { Rewards } from '@cartwright/core/rewards/rewards';
import type { AddItem, Intent } from './intent';
import { findLine } from './line-name';
import type { StoreCart, StoreLine } from './store-cart';

/** The part of an action that the shopper asked for, before the rewards add theirs. */
export interface ShopperPart {
  readonly adds: readonly AddItem[];
  readonly sets: readonly { readonly line: StoreLine; readonly quantity: number }[];
  readonly note: string | null;
  readonly attributes: Readonly<Record<string, string>> | null;
}

export type ShopperAnswer =
  | { readonly ok: true; readonly part: ShopperPart; readonly intent: Intent }
  | { readonly ok: false; readonly code: 'line_gone' | 'gift_unavailable'; readonly path: string };

const NOTHING: ShopperPart = { adds: [], sets: [], note: null, attributes: null };

/**
 * What an intent means for this cart. Taking out a gift's line by its quantity is declining the gift, so the answer
 * carries the intent that it came to. `line_gone`: the line is not there (read again and ask once more).
 */
export function shopperPart(intent: Intent, cart: StoreCart, rewards: Rewards): ShopperAnswer {
  switch (intent.type) {
    case 'add':
      return { ok: true, intent, part: { ...NOTHING, adds: intent.items } };
    case 'set_quantity': {
      const line = findLine(cart, intent.line);
      if (!line) return { ok: false, code: 'line_gone', path: intent.line.key };
      const giftId = giftOf(line, rewards);
      if (giftId && intent.quantity > 0) return { ok: true, intent, part: NOTHING };
      if (giftId) return shopperPart({ type: 'decline_gift', giftId }, cart, rewards);
      return { ok: true, intent, part: { ...NOTHING, sets: [{ line, quantity: intent.quantity }] } };
    }
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

/** The gift whose line this is; null for a bought line and for one of ours that no tier has. */
export function giftOf(line: StoreLine, rewards: Rewards): string | null {
  if (!isGiftLine({ properties: { _source: String(line.properties._source) } })) return null;
  const gifts = (rewards.bar?.tiers ?? []).flatMap((tier) => tier.gifts);
  return gifts.find((gift) => gift.lineKeys.includes(line.key))?.id ?? null;
}

function findGift(giftId: string, rewards: Rewards) {
  return (rewards.bar?.tiers ?? []).flatMap((tier) => tier.gifts).find((gift) => gift.id === giftId);
}

function linesOf(giftId: string, cart: StoreCart, rewards: Rewards): StoreLine[] {
  const keys = findGift(giftId, rewards)?.lineKeys ?? [];
  return cart.lines.filter((line) => keys.includes(line.key));
}
