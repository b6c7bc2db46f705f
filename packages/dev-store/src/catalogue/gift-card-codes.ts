import type { GiftCard } from '../engine/model/catalogue';
import { hashHex } from '../engine/model/hash';

/** Normalised code: without dashes and spaces, in capitals. */
function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

export function findGiftCard(cards: readonly GiftCard[], code: string): GiftCard | undefined {
  return cards.find((card) => plain(card.code) === plain(code));
}

/** Id of a cart's gift card. */
export function giftCardId(code: string): string {
  return `gid://shopify/AppliedGiftCard/${hashHex(plain(code))}`;
}

/** Gift cards of a cart with added ones, normalised; rejects all if one is unusable. */
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
