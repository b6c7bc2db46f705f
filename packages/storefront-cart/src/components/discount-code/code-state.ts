import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import type { CodeMessage } from '@cartwright/ui/cart/discount-code/discount-code';
import { effect, signal } from '@preact/signals';
import type { PartProps } from '../../parts/part';
import type { Reason } from './code-messages';
import type { Question } from './code-question';
import { codeStatuses } from './code-statuses';
import type { DISCOUNT_CODE_MESSAGES } from './discount-code-messages';
import { openStorefront } from './open-storefront';

/** State of a field with the result of its last entry. */
const newField = () => ({
  draft: signal(''),
  pending: signal(false),
  messages: signal<readonly CodeMessage[]>([]),
});

export type FieldState = ReturnType<typeof newField>;

/** State shared by the fields of a cart between renders, with their Storefront API client. */
export function codeState(
  props: PartProps<'discount_code'>,
  messages: InAnyLanguage<typeof DISCOUNT_CODE_MESSAGES>,
) {
  const { session } = props;
  return session.stateOf('discount_code', () => {
    const question = signal<Question | null>(null);
    /** Rejection reasons, by code in lower case. */
    const reasons = new Map<string, Reason>();
    const codes = newField();
    const giftCards = newField();
    const storefront = openStorefront(props, messages, (code, reason) =>
      reasons.set(code.toLowerCase(), reason),
    );
    // Closing the cart cancels the question: the codes are already removed.
    effect(() => {
      if (!session.page.isOpen.value) question.value = null;
    });
    // Messages are cleared when the cart changes.
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
      /** Whether the fields have been used; then they stay expanded. */
      wasUsed: false,
      /** Codes and gift card ids being removed. */
      leaving: signal<readonly string[]>([]),
      question,
      standings: codeStatuses(session, storefront.lookAt),
      /** Clears reasons before codes are retried. */
      clearReasons: () => reasons.clear(),
      reasonOf: (code: string) => reasons.get(code.toLowerCase()) ?? null,
      mayTakeGiftCards: storefront.mayTakeGiftCards,
    };
  });
}

export type CodeState = ReturnType<typeof codeState>;
