import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import type { CodeMessage } from '@cartwright/ui/cart/discount-code/discount-code';
import type { CodeStatus } from './code-status';
import type { DISCOUNT_CODE_MESSAGES } from './discount-code-messages';

/** Store's reason why a code doesn't apply: its name, and our sentence for it if known. */
export interface Reason {
  readonly name: string;
  readonly sentence: ((code: string) => string) | undefined;
}

type Messages = InAnyLanguage<typeof DISCOUNT_CODE_MESSAGES>;

/**
 * Message about a code that doesn't apply: the sentence for the store's reason if known, else the merchant's text with
 * `{{code}}` replaced. Without a reason the code may still be valid, so the merchant's default text ("Invalid Discount
 * Code") is replaced by `unknown`. A text that doesn't name the code is prefixed with it.
 */
export function refusalOf(
  code: string,
  reason: Reason | null,
  { merchants, unknown }: { readonly merchants: string; readonly unknown: string },
  messages: Messages,
): CodeMessage {
  const known = reason?.sentence?.(code);
  if (known !== undefined) return { kind: 'refused', text: known };
  const mayBeValid = reason?.name !== 'DISCOUNT_NOT_FOUND' && merchants === messages.invalid;
  const said = mayBeValid ? unknown : merchants.replaceAll('{{code}}', code);
  const names = merchants !== said && !mayBeValid;
  return { kind: 'refused', text: names ? said : messages.about(code, said) };
}

/** Default of the merchant's gift card text. Replaced on English pages only, like the store's messages. */
const INVALID_GIFT_CARD = 'Invalid Gift Card Code';

/** Message about a rejected gift card: the merchant's text, or the store's message if the merchant kept the default. */
export function giftCardRefusal(merchants: string, stores: string): CodeMessage {
  const text = merchants === INVALID_GIFT_CARD && stores !== '' ? stores : merchants;
  return { kind: 'refused', text };
}

/** Explains why an applied or tried code takes nothing off; null if unknown. */
export function codeStatusText(status: CodeStatus, messages: Messages): string | null {
  if (status.kind === 'already_free') return messages.alreadyFree;
  if (status.kind === 'beside_free_shipping') return messages.besideFreeShipping;
  if (status.kind === 'beaten')
    return status.by === null ? messages.othersSaveMore : messages.savesMore(status.by);
  return null;
}
