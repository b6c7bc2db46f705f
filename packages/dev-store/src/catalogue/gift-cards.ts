import type { GiftCard } from '../engine/model/catalogue';

/** Gift cards of the local store, with initial balances. */
export const STORE_GIFT_CARDS: readonly GiftCard[] = [
  { code: 'GIFT-1234-5678-ABCD', balance: 2500, status: 'usable' },
  { code: 'GIFT-2222-3333-BIGG', balance: 50_000, status: 'usable' },
  { code: 'GIFT-0000-0000-ZERO', balance: 0, status: 'usable' },
  { code: 'GIFT-9999-8888-LATE', balance: 4000, status: 'expired' },
  { code: 'GIFT-7777-6666-STOP', balance: 4000, status: 'disabled' },
];

/** Gift cards with remaining balances, in subunits of the shop's currency. */
export function giftCardsLeft(cards: readonly GiftCard[], paidBy: (code: string) => number): GiftCard[] {
  return cards.map((card) => ({ ...card, balance: Math.max(0, card.balance - paidBy(card.code)) }));
}
