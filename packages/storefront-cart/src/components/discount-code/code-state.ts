import type { CodeMessage } from '@cartwright/ui/cart/discount-code/discount-code';
import { effect, signal } from '@preact/signals';
import type { PartProps } from '../../parts/part';
import { readConfig } from '../../theme/page-json';
import { giftCardsOf } from './gift-cards';
import { type StorefrontCart, storefrontCart } from './storefront-cart';

/** A field and what became of what was entered in it last. */
const newField = () => ({
  draft: signal(''),
  pending: signal(false),
  messages: signal<readonly CodeMessage[]>([]),
});

export type FieldState = ReturnType<typeof newField>;

/** Codes that would cost gifts, until the shopper has said what to keep. */
export interface Question {
  readonly codes: readonly string[];
  /** Titles. */
  readonly gifts: readonly string[];
}

/** What the fields of a cart share between drawings, and its way to the Storefront API. */
export function codeState({ component, session }: PartProps<'discount_code'>) {
  return session.stateOf('discount_code', () => {
    const { settings } = component;
    const shop = readConfig()?.shop;
    const cards = giftCardsOf(session);
    const question = signal<Question | null>(null);
    /** Why codes give nothing, by code in lower case. */
    const reasons = new Map<string, string>();
    const accessToken = shop?.storefrontAccessToken;
    let storefront: StorefrontCart | null = null;
    if (accessToken && (settings.useStorefrontApi || settings.allowGiftCardInput)) {
      storefront = storefrontCart({
        accessToken,
        country: () => session.rules.peek().context.country,
        takesCodes: settings.useStorefrontApi,
        onCards: (now) => {
          cards.value = now;
        },
        onReason: (code, reason) => reasons.set(code.toLowerCase(), reason),
      });
      session.prefer(storefront);
    }
    // Whoever closes the cart leaves it as it is: the codes that are asked about are out already.
    effect(() => {
      if (!session.page.isOpen.value) question.value = null;
    });
    if (settings.allowGiftCardInput && storefront)
      followCards(session, storefront, () => cards.peek().length > 0);
    return {
      codes: newField(),
      giftCards: newField(),
      /** Codes, and ids of gift cards, that are on their way out. */
      leaving: signal<readonly string[]>([]),
      question,
      cards,
      /** Before codes are tried again: what was said of them then may hold no more. */
      forgetReasons: () => reasons.clear(),
      reasonOf: (code: string) => reasons.get(code.toLowerCase()) ?? null,
      // In the preview, which has no shop, merchants see what they allow.
      mayTakeGiftCards: !shop || storefront !== null,
    };
  });
}

export type CodeState = ReturnType<typeof codeState>;

/** Asks for the gift cards when the cart is first known, and again when what there is to pay has changed under some. */
function followCards(
  { kernel, page }: PartProps<'discount_code'>['session'],
  storefront: StorefrontCart,
  hasCards: () => boolean,
): void {
  let asked = '';
  effect(() => {
    const cart = kernel.truth.value;
    if (!cart || !page.isOpen.value || cart.lines.length === 0) return;
    const now = hasCards() ? `${cart.token} ${cart.currency} ${cart.total}` : cart.token;
    if (now === asked || (asked.startsWith(cart.token) && !hasCards())) return;
    asked = now;
    void storefront.readCards(cart.token);
  });
}
