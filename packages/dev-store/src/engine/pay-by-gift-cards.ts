import { smallestUnit } from '@cartwright/core/money/currency';
import { multiply, parseDecimal } from '@cartwright/core/money/decimal';
import { subunits } from '@cartwright/core/money/subunits';
import type { GiftCard } from './model/catalogue';
import type { PricedCart } from './price-cart';

/** Payment by a gift card, in subunits: `used` in the cart's currency, `usedInShop` in the shop's. */
export interface GiftCardPayment extends GiftCard {
  readonly used: number;
  readonly usedInShop: number;
}

/** Splits `total` across gift cards in order, each limited to its balance. */
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
    // A full balance is exact in both currencies; a part is converted in proportion.
    const usedInShop = worth === 0 ? 0 : Math.round((card.balance * used) / worth);
    return [{ ...card, used, usedInShop }];
  });
}
