import type { CodeMessage } from '@cartwright/ui/cart/discount-code/discount-code';
import type { InAnyLanguage } from '../../words';
import type { DISCOUNT_CODE_WORDS } from './discount-code-words';

type Words = InAnyLanguage<typeof DISCOUNT_CODE_WORDS>;

/**
 * What is said of a code that gives nothing: the sentence for its reason where the store named one, else the merchant's
 * text, in which `{{code}}` is the code. A text that does not name the code has it in front.
 */
export function refusalOf(code: string, reason: string | null, merchants: string, words: Words): CodeMessage {
  const named = merchants.replaceAll('{{code}}', code);
  const known = Object.entries(words.reasons).find(([name]) => name === reason)?.[1];
  const text = known === undefined && named !== merchants ? named : words.about(code, known ?? merchants);
  return { kind: 'refused', text };
}

/** What is said of a gift card that cannot be used: the merchant's text, and what the store said. */
export function giftCardRefusal(merchants: string, stores: string): CodeMessage {
  const ended = /[.!?]$/.test(merchants) ? merchants : `${merchants}.`;
  return { kind: 'refused', text: stores === '' ? merchants : `${ended} ${stores}` };
}
