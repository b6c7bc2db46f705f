import { smallestUnit } from '@cartwright/core/money/currency';
import { multiply, parseDecimal } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import type { GiftCard } from './model/catalogue';
import type { PricedCart } from './price-cart';

/** Payment of a cart by a gift card: `used` in the cart's currency, `usedInShop` in the shop's, in subunits. */
export interface GiftCardPayment extends GiftCard {
  readonly used: number;
  readonly usedInShop: number;
}

/** The gift cards in their order, each paying what it can of what the ones before have left of `total`. */
export function payByGiftCards(
  cards: readonly GiftCard[],
  { state, market }: Pick<PricedCart, 'state' | 'market'>,
  total: number,
): GiftCardPayment[] {
  const rate = parseDecimal(market.rate);
  let left = total;
  return (state.giftCards ?? []).flatMap((code) => {
    const card = cards.find((each) => each.code === code);
    if (!card || !rate) return [];
    const worth = multiply(subunits(card.balance), rate, smallestUnit(market.currency));
    const used = Math.min(left, worth);
    left -= used;
    // All of a card is all of it in either currency; of a part the shop's share goes by proportion.
    const usedInShop = worth === 0 ? 0 : Math.round((card.balance * used) / worth);
    return [{ ...card, used, usedInShop }];
  });
}
