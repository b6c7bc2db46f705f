import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import type { CodeMessage } from '@cartwright/ui/cart/discount-code/discount-code';
import { effect, signal } from '@preact/signals';
import type { PartProps } from '../../parts/part';
import type { Reason } from './code-messages';
import type { Question } from './code-question';
import { codeStatuses } from './code-statuses';
import type { DISCOUNT_CODE_MESSAGES } from './discount-code-messages';
import { openStorefront } from './open-storefront';

/** A field and what became of what was entered in it last. */
const newField = () => ({
  draft: signal(''),
  pending: signal(false),
  messages: signal<readonly CodeMessage[]>([]),
});

export type FieldState = ReturnType<typeof newField>;

/** State that the fields of a cart share between drawings, and their way to the Storefront API. */
export function codeState(
  props: PartProps<'discount_code'>,
  messages: InAnyLanguage<typeof DISCOUNT_CODE_MESSAGES>,
) {
  const { session } = props;
  return session.stateOf('discount_code', () => {
    const question = signal<Question | null>(null);
    /** Why codes give nothing, by code in lower case. */
    const reasons = new Map<string, Reason>();
    const codes = newField();
    const giftCards = newField();
    const storefront = openStorefront(props, messages, (code, reason) =>
      reasons.set(code.toLowerCase(), reason),
    );
    // Whoever closes the cart leaves it as it is: the codes that are asked about are out already.
    effect(() => {
      if (!session.page.isOpen.value) question.value = null;
    });
    // What was said of the last entry is spent when the cart has become another one.
    let known = '';
    effect(() => {
      const cart = session.cartStore.truth.value;
      const now = JSON.stringify([cart?.lines, cart?.codes, cart?.total]);
      if (now === known) return;
      known = now;
      for (const { pending, messages: shown } of [codes, giftCards]) {
        if (!pending.peek() && shown.peek().length > 0) shown.value = [];
      }
    });
    return {
      codes,
      giftCards,
      /** Whether the fields have been in use: they aren't folded again under the shopper's hands. */
      wasUsed: false,
      /** Codes, and ids of gift cards, that are on their way out. */
      leaving: signal<readonly string[]>([]),
      question,
      standings: codeStatuses(session, storefront.lookAt),
      /** Before codes are tried again: what was said of them then may hold no more. */
      clearReasons: () => reasons.clear(),
      reasonOf: (code: string) => reasons.get(code.toLowerCase()) ?? null,
      mayTakeGiftCards: storefront.mayTakeGiftCards,
    };
  });
}

export type CodeState = ReturnType<typeof codeState>;
