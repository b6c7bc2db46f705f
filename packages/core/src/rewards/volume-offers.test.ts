import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallestUnit } from '../money/currency';
import { parseDecimal, percentageOf } from '../money/decimal';
import { subunits, sum } from '../money/subunits';
import { judgedOffers } from '../offers/judged-offers';
import { aCart } from '../testing/a-cart';
import { aConfig, aContext, buyMore } from '../testing/a-config';
import { aWorld } from '../testing/arbitraries';
import type { RewardCart, RewardLine } from './cart';
import { evaluateRewards } from './evaluate-rewards';
import { offerText, type VolumeOffer, volumeOffers } from './volume-offers';

const three = buyMore(
  'percentage',
  [
    [2, 10],
    [4, 20],
  ],
  [{ productId: 10, variantIds: [] }],
);
const offersOf = (cart: RewardCart, volume = three, context = aContext()) =>
  volumeOffers(aConfig([], volume), cart, context);

const tiersOf = (offer: VolumeOffer | undefined) =>
  offer?.tiers.map(({ quantity, reached, lineQuantity }) => [quantity, reached, lineQuantity]);

describe('Buy More Save More offers on a line', () => {
  it('list the tiers in order with the reached one and the units missing to the next', () => {
    const offer = offersOf(aCart().line(5, 3).done()).get('line-1');
    expect(tiersOf(offer)).toEqual([
      [2, true, 2],
      [4, false, 4],
    ]);
    expect(offer?.next).toEqual({ discount: { kind: 'percentage', percent: '20' }, missing: 1 });
  });

  it('count all lines of the product together', () => {
    const cart = aCart()
      .line(5, 3, { properties: { engraving: 'A' } })
      .line(5, 1, { variantId: 12, productId: 10 })
      .done();
    const offers = offersOf(cart);
    expect(tiersOf(offers.get('line-1'))).toEqual([
      [2, false, 1],
      [4, true, 3],
    ]);
    expect(tiersOf(offers.get('line-2'))).toEqual([
      [2, false, null],
      [4, true, 1],
    ]);
    expect(offers.get('line-2')?.next).toBeNull();
  });

  it('show an amount in the cart’s currency, and none without a rate', () => {
    const volume = buyMore('amount', [[2, '5.00']], [{ productId: 10, variantIds: [] }]);
    const cart = aCart('JPY').line(500).done();
    const [tier] = offersOf(cart, volume, aContext({ rate: '151.37' })).get('line-1')?.tiers ?? [];
    expect(tier?.discount).toEqual({ kind: 'amount', amount: 75700 });
    expect(offersOf(cart, volume).size).toBe(0);
  });

  it('are absent on other products, gift lines and gift cards, and while discounts are inactive', () => {
    const cart = aCart()
      .line(5)
      .line(5)
      .gift('t1', 11)
      .line(5, 1, { productId: 10, variantId: 13, giftCard: true })
      .done();
    expect([...offersOf(cart).keys()]).toEqual(['line-1']);
    expect(offersOf(cart, three, aContext({ discountsActive: false })).size).toBe(0);
    expect(offersOf(cart, { ...three, mechanism: 'scripts' }).size).toBe(0);
  });

  it('exclude tiers no better than an applied code', () => {
    const besideA = (percent: number, volume = three) =>
      offersOf(
        aCart()
          .line(5, 3, { othersDiscount: subunits(15 * percent) })
          .done(),
        volume,
      ).get('line-1');
    expect(tiersOf(besideA(5))).toEqual([
      [2, true, 2],
      [4, false, 4],
    ]);
    expect(tiersOf(besideA(10))).toEqual([[4, false, 4]]);
    expect(besideA(10)?.next).toEqual({ discount: { kind: 'percentage', percent: '20' }, missing: 1 });
    expect(besideA(20)).toBeUndefined();
    const amount = buyMore('amount', [[4, '2.00']], [{ productId: 10, variantIds: [] }]);
    expect(besideA(9, amount)?.next?.missing).toBe(1);
    // With four items the code takes 2.00 off, too.
    expect(besideA(10, amount)).toBeUndefined();
  });

  it('fill in quantity and discount wherever they occur in labels', () => {
    expect(offerText('Buy {quantity}, save {discount}! {quantity} is enough.', 3, '10%')).toBe(
      'Buy 3, save 10%! 3 is enough.',
    );
  });

  it('A tier gives its discount once its quantity is in the cart.', () => {
    fc.assert(
      fc.property(aWorld, fc.nat(), fc.nat(), (world, whichLine, whichTier) => {
        const config = { ...world.config, bars: [] };
        const offers = [...volumeOffers(config, world.cart, world.context)];
        const [key, offer] = offers[whichLine % Math.max(1, offers.length)] ?? [];
        const tier = offer?.tiers[whichTier % offer.tiers.length];
        fc.pre(key !== undefined && tier !== undefined);
        if (!tier || tier.lineQuantity === null) return;
        const cart = withQuantity(world.cart, key ?? '', tier.lineQuantity);
        const given = evaluateRewards(config, cart, world.context, judgedOffers).lineDiscounts;
        const after = volumeOffers(config, cart, world.context);
        const mine = after.get(key ?? '');
        expect(mine?.tiers.filter(({ reached }) => reached).map(({ quantity }) => quantity)).toEqual([
          tier.quantity,
        ]);
        const together = cart.lines.filter(
          ({ key: each, productId }) => after.has(each) && productId === lineOf(cart, key ?? '').productId,
        );
        const promised =
          tier.discount.kind === 'amount'
            ? Math.min(tier.discount.amount, sum(together.map(({ linePrice }) => linePrice)))
            : sum(together.map((line) => shareOf(line, tier.discount, cart.currency)));
        const keys = together.map((line) => line.key);
        expect(sum(given.flatMap(({ lineKey, amount }) => (keys.includes(lineKey) ? amount : [])))).toBe(
          promised,
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('Adding the missing units reaches the next tier; one unit less doesn’t.', () => {
    fc.assert(
      fc.property(aWorld, fc.nat(), (world, whichLine) => {
        const offers = [...volumeOffers(world.config, world.cart, world.context)];
        const [key, offer] = offers[whichLine % Math.max(1, offers.length)] ?? [];
        fc.pre(key !== undefined && offer?.next !== null && offer !== undefined);
        const { next } = offer ?? {};
        if (!next) return;
        const { quantity } = lineOf(world.cart, key ?? '');
        const reachedWith = (units: number) =>
          volumeOffers(world.config, withQuantity(world.cart, key ?? '', units), world.context)
            .get(key ?? '')
            ?.tiers.find(({ reached }) => reached)?.discount;
        expect(reachedWith(quantity + next.missing)).toEqual(next.discount);
        expect(reachedWith(quantity + next.missing - 1)).not.toEqual(next.discount);
      }),
      { numRuns: 1000 },
    );
  });
});

function lineOf(cart: RewardCart, key: string): RewardLine {
  const line = cart.lines.find((each) => each.key === key);
  if (!line) throw new Error(`No line ${key}`);
  return line;
}

function withQuantity(cart: RewardCart, key: string, quantity: number): RewardCart {
  return {
    ...cart,
    lines: cart.lines.map((line) =>
      line.key === key
        ? { ...line, quantity, linePrice: subunits((line.linePrice / line.quantity) * quantity) }
        : line,
    ),
  };
}

function shareOf(line: RewardLine, discount: VolumeOffer['tiers'][number]['discount'], currency: string) {
  const percent = discount.kind === 'percentage' ? parseDecimal(discount.percent) : null;
  if (!percent) throw new Error('Not a percentage');
  return percentageOf(line.linePrice, percent, smallestUnit(currency));
}
