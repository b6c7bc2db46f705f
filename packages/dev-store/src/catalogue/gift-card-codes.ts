import type { GiftCard } from '../engine/model/catalogue';
import { hashHex } from '../engine/model/hash';

/** Written with or without dashes and spaces, in any case. */
function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

export function findGiftCard(cards: readonly GiftCard[], code: string): GiftCard | undefined {
  return cards.find((card) => plain(card.code) === plain(code));
}

/** The id of a gift card in a cart. */
export function giftCardId(code: string): string {
  return `gid://shopify/AppliedGiftCard/${hashHex(plain(code))}`;
}

/** The gift cards of a cart with some more, as the store writes their codes; the first that cannot be used refuses all. */
export function readGiftCards(
  cards: readonly GiftCard[],
  typed: readonly string[],
  before: readonly string[],
):
  | { readonly ok: true; readonly codes: readonly string[] }
  | { readonly ok: false; readonly message: string } {
  const codes = [...before];
  for (const each of typed) {
    const card = findGiftCard(cards, each);
    if (!card) return { ok: false, message: 'Gift card code is invalid.' };
    if (card.status === 'expired') return { ok: false, message: 'This gift card has expired.' };
    if (card.status === 'disabled') return { ok: false, message: 'This gift card is disabled.' };
    if (card.balance <= 0) return { ok: false, message: 'This gift card has no balance.' };
    if (!codes.includes(card.code)) codes.push(card.code);
  }
  return { ok: true, codes };
}
