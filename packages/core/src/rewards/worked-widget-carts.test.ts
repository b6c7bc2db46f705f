import { describe, expect, it } from 'vitest';
import { subunits } from '../money/subunits';
import { judgedOffers } from '../offers/judged-offers';
import { aCart } from '../testing/a-cart';
import { aBar, aConfig, aContext, amountOff, buyMore, percentOff, shipping } from '../testing/a-config';
import type { RewardCart } from './cart';
import type { RewardsConfig, WidgetDiscount } from './config';
import type { RewardsContext } from './context';
import { givenPart } from './discount-classes';
import { evaluateRewards } from './evaluate-rewards';

const MUGS = [{ productId: 10, variantIds: [] }];

/** Widget 5: 20 % off one mug. */
const aWidget = (extra: Partial<WidgetDiscount> = {}): WidgetDiscount => ({
  id: '5',
  kind: 'percentage',
  value: '20',
  maxUnits: 1,
  products: MUGS,
  message: 'Beside the lamps',
  ...extra,
});

/** A mug whose line names widget 5. */
const added = { productId: 10, variantId: 11, properties: { _widget: '5' } };
const bought = { ...added, properties: {} };

const withWidgets = (widgets: readonly WidgetDiscount[], cart = aConfig([])): RewardsConfig => ({
  ...cart,
  widgets,
});

/** Result of a cart, amounts in major units. */
function result(config: RewardsConfig, cart: RewardCart, context: RewardsContext = aContext()) {
  const { lineDiscounts, orderDiscount, bar } = evaluateRewards(config, cart, context, judgedOffers);
  return {
    lines: Object.fromEntries(
      lineDiscounts.map(({ lineKey, source, amount }) => [lineKey, [source, amount / 100]]),
    ),
    order: (orderDiscount?.amount ?? 0) / 100,
    basis: (bar?.value ?? 0) / 100,
    earned: (bar?.tiers ?? []).filter((tier) => tier.earned).map((tier) => tier.id),
  };
}

const linesOf = (...args: Parameters<typeof result>) => result(...args).lines;

describe('worked carts with discounts of widgets', () => {
  it('1: 20 % off a mug of 12.00 that the widget added is 2.40', () => {
    expect(linesOf(withWidgets([aWidget()]), aCart().line(12, 1, added).done())).toEqual({
      'line-1': ['widget', 2.4],
    });
  });

  it('2: the same mug without the widget costs full price', () => {
    expect(linesOf(withWidgets([aWidget()]), aCart().line(12, 1, bought).done())).toEqual({});
  });

  it('3: of three mugs from the widget, one unit is discounted', () => {
    const { lineDiscounts } = evaluateRewards(
      withWidgets([aWidget()]),
      aCart().line(12, 3, added).done(),
      aContext(),
      judgedOffers,
    );
    expect(lineDiscounts).toEqual([
      {
        source: 'widget',
        lineKey: 'line-1',
        quantity: 1,
        amount: 240,
        value: { kind: 'amount', amount: 240 },
        message: 'Beside the lamps',
      },
    ]);
  });

  it('4: of two lines the dearer one gets the discounted unit, in any order', () => {
    const cheap = { ...added, variantId: 11 };
    const dear = { ...added, variantId: 12 };
    const config = withWidgets([aWidget()]);
    expect(linesOf(config, aCart().line(12, 1, cheap).line(15, 1, dear).done())).toEqual({
      'line-2': ['widget', 3],
    });
    expect(linesOf(config, aCart().line(15, 1, dear).line(12, 1, cheap).done())).toEqual({
      'line-1': ['widget', 3],
    });
  });

  it('5: up to three units across lines, however they are split', () => {
    const config = withWidgets([aWidget({ maxUnits: 3, value: '33.3' })]);
    const engraved = (text: string) => ({ ...added, properties: { _widget: '5', text } });
    // 33.3 % of 3.33 is 1.10889, 1.11 for each unit.
    expect(linesOf(config, aCart().line(3.33, 5, added).done())).toEqual({ 'line-1': ['widget', 3.33] });
    const cut = aCart().line(3.33, 1, engraved('a')).line(3.33, 2, engraved('b')).line(3.33, 2, added);
    const amounts = Object.values(linesOf(config, cut.done())).map(([, amount]) => Number(amount));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(3.33, 10);
  });

  it('of two identical lines, the one the function chose is discounted', () => {
    const config = withWidgets([aWidget()]);
    const engraved = { ...added, properties: { _widget: '5', text: 'a' } };
    const cart = aCart().line(15, 1, added).line(15, 1, engraved).done();
    for (const chosen of ['line-1', 'line-2']) {
      const charged = (key: string) => subunits(key === chosen ? 1200 : 1500);
      const lines = cart.lines.map((line) => ({ ...line, charged: charged(line.key) }));
      expect(linesOf(config, { ...cart, lines })).toEqual({ [chosen]: ['widget', 3] });
    }
  });

  it('6: a product or variant that the widget doesn’t offer costs full price', () => {
    const config = withWidgets([aWidget({ products: [{ productId: 10, variantIds: [12] }] })]);
    const forged = aCart()
      .line(12, 1, added)
      .line(50, 1, { ...added, productId: 30, variantId: 31 });
    expect(linesOf(config, forged.done())).toEqual({});
    expect(
      linesOf(
        config,
        aCart()
          .line(12, 1, { ...added, variantId: 12 })
          .done(),
      ),
    ).toEqual({
      'line-1': ['widget', 2.4],
    });
  });

  it('7: an unknown widget or one without a discount: full price', () => {
    const forged = { ...added, properties: { _widget: '6' } };
    expect(linesOf(withWidgets([aWidget()]), aCart().line(12, 1, forged).done())).toEqual({});
  });

  it('8: two widgets with the same product: each line gets the discount of its own widget', () => {
    const config = withWidgets([aWidget(), aWidget({ id: '6', value: '50' })]);
    const other = { ...added, properties: { _widget: '6' } };
    expect(linesOf(config, aCart().line(12, 1, added).line(12, 1, other).done())).toEqual({
      'line-1': ['widget', 2.4],
      'line-2': ['widget', 6],
    });
  });

  it('9: an amount of 5 dollars at a rate of 0.9251 is 4.63 euros', () => {
    const config = withWidgets([aWidget({ kind: 'amount', value: '5' })]);
    const euros = aContext({ rate: '0.9251' });
    expect(linesOf(config, aCart('EUR').line(12, 1, added).done(), euros)).toEqual({
      'line-1': ['widget', 4.63],
    });
  });

  it('10: an amount of 5 dollars at a rate of 151.37 is 757 yen; 20 % of 1,333 yen are 267', () => {
    const yen = aContext({ rate: '151.37' });
    const amount = withWidgets([aWidget({ kind: 'amount', value: '5' })]);
    expect(linesOf(amount, aCart('JPY').line(1333, 1, added).done(), yen)).toEqual({
      'line-1': ['widget', 757],
    });
    expect(linesOf(withWidgets([aWidget()]), aCart('JPY').line(1333, 1, added).done(), yen)).toEqual({
      'line-1': ['widget', 267],
    });
  });

  it('11: an amount is capped at the price of each unit', () => {
    const config = withWidgets([aWidget({ kind: 'amount', value: '5', maxUnits: 2 })]);
    expect(linesOf(config, aCart().line(3, 3, added).done())).toEqual({ 'line-1': ['widget', 6] });
  });

  it('12: without a rate an amount gives nothing, and a percentage still applies', () => {
    const amount = withWidgets([aWidget({ kind: 'amount', value: '5' })]);
    expect(linesOf(amount, aCart('EUR').line(12, 1, added).done())).toEqual({});
    expect(linesOf(withWidgets([aWidget()]), aCart('EUR').line(12, 1, added).done())).toEqual({
      'line-1': ['widget', 2.4],
    });
  });

  it('13: one-time purchases only: a subscription costs full price; the reverse; both', () => {
    const subscribed = { ...added, sellingPlanId: 7 };
    const of = (extra: Partial<WidgetDiscount>, line: typeof added) =>
      linesOf(withWidgets([aWidget(extra)]), aCart().line(12, 1, line).done());
    const discounted = { 'line-1': ['widget', 2.4] };
    expect([of({ plan: false }, added), of({ plan: false }, subscribed)]).toEqual([discounted, {}]);
    expect([of({ plan: true }, added), of({ plan: true }, subscribed)]).toEqual([{}, discounted]);
    expect([of({}, added), of({}, subscribed)]).toEqual([discounted, discounted]);
  });

  it('14: gift cards and gifts aren’t discounted', () => {
    const config = withWidgets([aWidget()]);
    expect(
      linesOf(
        config,
        aCart()
          .line(25, 1, { ...added, giftCard: true })
          .done(),
      ),
    ).toEqual({});
    const gift = { ...added, properties: { _widget: '5', _source: 'widget_gift' } };
    expect(linesOf(config, aCart().line(12, 1, gift).done())).toEqual({});
  });

  it('15: beside 10 % from three units on, a line gets the better one: 3.60 of 36.00, not 2.40', () => {
    const volume = buyMore('percentage', [[3, 10]], MUGS);
    const config = withWidgets([aWidget()], aConfig([], volume));
    expect(linesOf(config, aCart().line(12, 3, added).done())).toEqual({ 'line-1': ['volume', 3.6] });
    expect(linesOf(config, aCart().line(12, 1, added).line(12, 2, bought).done())).toEqual({
      'line-1': ['widget', 2.4],
      'line-2': ['volume', 2.4],
    });
  });

  it('16: on a tie the widget’s discount applies and the cart’s discount leaves the line out', () => {
    const volume = buyMore('percentage', [[1, 20]], MUGS);
    const config = withWidgets([aWidget()], aConfig([], volume));
    const rewards = evaluateRewards(config, aCart().line(12, 1, added).done(), aContext(), judgedOffers);
    expect(rewards.lineDiscounts.map(({ source }) => source)).toEqual(['widget']);
    expect(givenPart(config, rewards).lineDiscounts).toEqual([]);
    const offers = { ...config, cartId: 'offers', bars: [], volume: null };
    expect(givenPart(offers, rewards).lineDiscounts).toHaveLength(1);
  });

  it('17: 10 % of the order from 50.00 on applies to the price after the widget', () => {
    const config = withWidgets([aWidget()], aConfig([aBar([percentOff(50, 10)])]));
    const cart = aCart().line(12, 1, added).line(40).done();
    // 52.00 before discounts, 49.60 after the widget's 2.40.
    expect(result(config, cart)).toMatchObject({
      basis: 52,
      order: 4.96,
      lines: { 'line-1': ['widget', 2.4] },
    });
  });

  it('18: after discounts the basis is 49.60, and a tier of 50.00 isn’t earned', () => {
    const config = withWidgets([aWidget()], aConfig([aBar([shipping(50)], { beforeDiscounts: false })]));
    expect(result(config, aCart().line(12, 1, added).line(40).done())).toMatchObject({
      basis: 49.6,
      earned: [],
    });
  });

  it('19: with an order discount on lines, the widget’s line keeps the better discount', () => {
    const tiers = [amountOff(50, 10)];
    const config = withWidgets([aWidget()], aConfig([aBar(tiers, { lineItemMode: true })]));
    // 10.00 spread over 12.00 and 40.00 are 2.31 and 7.69.
    expect(linesOf(config, aCart().line(12, 1, added).line(40).done())).toEqual({
      'line-1': ['widget', 2.4],
      'line-2': ['order', 7.69],
    });
  });

  it('20: beside a code of 3.00 off the line the widget gives nothing, beside one of 2.00 it does', () => {
    const config = withWidgets([aWidget()]);
    const beside = (othersDiscount: number) =>
      linesOf(
        config,
        aCart()
          .line(12, 1, { ...added, othersDiscount: othersDiscount as never })
          .done(),
      );
    expect(beside(300)).toEqual({});
    expect(beside(200)).toEqual({ 'line-1': ['widget', 2.4] });
  });
});
