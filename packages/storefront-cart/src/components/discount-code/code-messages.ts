import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import type { CodeMessage } from '@cartwright/ui/cart/discount-code/discount-code';
import type { CodeStatus } from './code-status';
import type { DISCOUNT_CODE_MESSAGES } from './discount-code-messages';

/** Why the store says that a code doesn't apply: its name for that, and the sentence about the code where we know one. */
export interface Reason {
  readonly name: string;
  readonly sentence: ((code: string) => string) | undefined;
}

type Messages = InAnyLanguage<typeof DISCOUNT_CODE_MESSAGES>;

/**
 * Message about a code that doesn't apply: the sentence for its reason where the store named one, and else the
 * merchant's text, in which `{{code}}` is the code. Where the store named none the code may well be valid: then the text
 * that the merchant left as it was ("Invalid Discount Code") gives way to what is known, `unknown`. A text that does not
 * name the code has it in front.
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

/** The merchant's text for gift cards as it begins. It is in English only where the page is, as the store's words are. */
const INVALID_GIFT_CARD = 'Invalid Gift Card Code';

/**
 * Message about a gift card that cannot be used: the merchant's text. One that was left as it was says less than the
 * store does where that says why, and gives way to it.
 */
export function giftCardRefusal(merchants: string, stores: string): CodeMessage {
  const text = merchants === INVALID_GIFT_CARD && stores !== '' ? stores : merchants;
  return { kind: 'refused', text };
}

/** Why a code that is there, or was there on trial, takes nothing off; null where nothing is known of it. */
export function codeStatusText(status: CodeStatus, messages: Messages): string | null {
  if (status.kind === 'already_free') return messages.alreadyFree;
  if (status.kind === 'beside_free_shipping') return messages.besideFreeShipping;
  if (status.kind === 'beaten')
    return status.by === null ? messages.othersSaveMore : messages.savesMore(status.by);
  return null;
}
