import { subunits } from '@cartwright/core/money/subunits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartGiftCards, payByGiftCards } from './pay-by-gift-cards';

/** Payments of cards with these balances, one after the other. */
function paidBy(balances: readonly number[], total: number) {
  let left = total;
  const used = balances.map((balance) => {
    const pays = Math.min(left, balance);
    left -= pays;
    return pays;
  });
  return { used, left };
}

const held = (balances: readonly number[], total: number): CartGiftCards => ({
  token: 'c1',
  currency: 'USD',
  total,
  cards: paidBy(balances, total).used.map((used, at) => ({ id: `${at}`, last: 'ABCD', used })),
});
const cart = (total: number) => ({ token: 'c1', currency: 'USD', total: subunits(total) });
const pay = (balances: readonly number[], before: number, now = before) => {
  const { cards, due } = payByGiftCards(held(balances, before), cart(now));
  return { used: cards.map(({ used }) => used), due };
};

describe('gift card payments', () => {
  it('use each balance and leave the rest to pay', () => {
    expect(pay([2500], 6400)).toEqual({ used: [2500], due: 3900 });
    expect(pay([50_000, 2500], 6400)).toEqual({ used: [6400, 0], due: 0 });
  });

  it('stay the same in a larger cart when the cards are used up', () =>
    expect(pay([2500], 6400, 12_800)).toEqual({ used: [2500], due: 10_300 }));

  it('are unknown in a larger cart until cards that covered everything are read again', () =>
    expect(pay([50_000], 6400, 12_800)).toEqual({ used: [null], due: null }));

  it('are unknown in another currency and empty for another cart', () => {
    const cards = held([2500], 6400);
    expect(payByGiftCards(cards, { ...cart(6400), currency: 'EUR' }).due).toBeNull();
    expect(payByGiftCards(cards, { ...cart(6400), token: 'c2' })).toEqual({ cards: [], due: 6400 });
  });

  it('Predictions match the store, and exist for every cart that isn’t dearer.', () => {
    const amount = fc.integer({ min: 0, max: 30_000 });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 4 }), amount, amount, (balances, before, now) => {
        const predicted = pay(balances, before, now);
        const { used, left } = paidBy(balances, now);
        if (predicted.due === null) expect(now).toBeGreaterThan(before);
        else expect(predicted).toEqual({ used, due: left });
      }),
    );
  });
});
