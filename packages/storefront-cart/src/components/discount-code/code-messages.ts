import type { CodeMessage } from '@cartwright/ui/cart/discount-code/discount-code';
import type { InAnyLanguage } from '../../words';
import type { DISCOUNT_CODE_WORDS } from './discount-code-words';

type Words = InAnyLanguage<typeof DISCOUNT_CODE_WORDS>;

/**
 * What is said of a code that gives nothing: the sentence for its reason where the store named one, and else the
 * merchant's text, in which `{{code}}` is the code. Where the store named none the code may well be valid: then the text
 * that the merchant left as it was ("Invalid Discount Code") gives way to what is known, `unknown`. A text that does not
 * name the code has it in front.
 */
export function refusalOf(
  code: string,
  reason: string | null,
  { merchants, unknown }: { readonly merchants: string; readonly unknown: string },
  words: Words,
): CodeMessage {
  const known = Object.entries(words.reasons).find(([name]) => name === reason)?.[1];
  const mayBeValid = reason !== 'DISCOUNT_NOT_FOUND' && merchants === words.invalid;
  const said = known ?? (mayBeValid ? unknown : merchants.replaceAll('{{code}}', code));
  const names = known === undefined && merchants !== said && !mayBeValid;
  return { kind: 'refused', text: names ? said : words.about(code, said) };
}

/** What is said of a gift card that cannot be used: the merchant's text, and what the store said. */
export function giftCardRefusal(merchants: string, stores: string): CodeMessage {
  const ended = /[.!?]$/.test(merchants) ? merchants : `${merchants}.`;
  return { kind: 'refused', text: stores === '' ? merchants : `${ended} ${stores}` };
}
