import { giftOf } from '@cartwright/core/rewards/cart';
import { effect } from '@preact/signals';
import type { CartSession } from '../session/session';
import type { Intent } from '../state/ports/intent';
import type { StoreCart } from '../state/ports/store-cart';

/** Logs for whoever sets up the shop, once each, what went wrong with gifts: shoppers can’t do anything about it. */
export interface GiftLog {
  /** An action has begun, on this cart (null before it was read). */
  begun(intent: Intent, before: StoreCart | null): void;
}

export function createGiftLog(
  { gifts, rules }: Pick<CartSession, 'gifts' | 'rules'>,
  // biome-ignore lint/suspicious/noConsole: whoever set up the gifts looks there.
  warn: (text: string) => void = (text) => console.warn(`Cartwright: ${text}`),
): GiftLog {
  const logged = new Set<string>();
  const log = (id: string, text: string) => {
    if (logged.has(text + id)) return;
    logged.add(text + id);
    warn(`${text} (${id})`);
  };
  effect(() => {
    if (!rules.value.config.discountsActive) return;
    for (const { id, status, reason, variants } of gifts.value) {
      // The shop doesn't sell it in any variant that a tier gives.
      if (status === 'unavailable' && reason === null && variants.length === 0)
        log(id, 'earned product not found');
    }
  });
  return {
    begun(intent, before) {
      if (intent.type !== 'decline_gift') return;
      if (!before?.lines.some((line) => giftOf(line) === intent.giftId))
        log(intent.giftId, 'free gift not found in cart');
    },
  };
}
