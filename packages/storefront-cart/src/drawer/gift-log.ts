import { giftOf } from '@cartwright/core/rewards/cart';
import { effect } from '@preact/signals';
import type { CartSession } from '../session/session';
import type { Intent } from '../state/ports/intent';
import type { StoreCart } from '../state/ports/store-cart';

/** Console log of gift problems for whoever sets up the shop, once each: shoppers can't fix them. */
export interface GiftLog {
  /** Records a started action, with the cart before it (null if unread). */
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
      // Not sold in any variant of the tier.
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
