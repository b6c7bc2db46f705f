import { describe, expect, it } from 'vitest';
import { subunits } from '../money/subunits';
import { aCart } from '../testing/a-cart';
import { aBar, aConfig, aContext, buyMore, GIFT, gift, onSale } from '../testing/a-config';
import { giftOf, isGiftLine } from './cart';
import { NO_CHOICES } from './context';
import { evaluateRewards } from './evaluate-rewards';
import { planCartChanges } from './plan-cart-changes';
import { refusedUnits } from './refused-units';

const line = (properties: Record<string, string>) => ({ productId: 900, properties });

describe('gift lines by their properties', () => {
  it.each([
    ['a gift of a tier', { _source: 'tiered_progress_bar', _tier: 't1' }, 't1:900'],
    ['a gift of a widget', { _source: 'widget_gift', _widget: '12' }, 'widget 12:900'],
    ['a gift of a bundle', { _source: 'bundle_gift', _bundle: '5:a', _tier: '2' }, 'bundle 5:a 2:900'],
  ])('recognizes %s', (_, properties, id) => {
    expect(giftOf(line(properties))).toBe(id);
    expect(isGiftLine(line(properties))).toBe(true);
  });

  it.each([
    ['without properties', {}],
    ['of a widget', { _source: 'widget', _widget: '12' }],
    ['of a cross-sell in the older format', { _source: 'cross_sell_widget', _widget: '12' }],
    ['of a bundle', { _source: 'bundle_builder', _bundle: '5:a:1' }],
    ['of a tier without a source', { _tier: 't1' }],
    ['from another app', { _source: 'mail', _tier: 't1' }],
  ])('treats a line %s as bought', (_, properties) => {
    expect(giftOf(line(properties))).toBeNull();
    expect(isGiftLine(line(properties))).toBe(false);
  });

  it('a widget’s or bundle’s line can’t claim a tier’s gift', () => {
    const config = aConfig([aBar([gift(100)])]);
    const forged = ['widget_gift', 'bundle_gift'].reduce(
      (cart, _source) => cart.gift('gift100', 901, { properties: { _source, _widget: 'gift100' } }),
      aCart().line(100),
    );
    const rewards = evaluateRewards(config, forged.done(), aContext());
    expect(rewards.lineDiscounts).toEqual([]);
    expect(rewards.bar?.value).toBe(10_000);
  });
});

describe.each(['widget_gift', 'bundle_gift'])('unearned %s line', (_source) => {
  const config = aConfig(
    [aBar([gift(100)])],
    buyMore('percentage', [[2, 10]], [{ productId: GIFT.productId, variantIds: [] }]),
  );
  const cart = aCart().line(99).gift('x', 901, { quantity: 2, properties: { _source } }).done();
  const rewards = evaluateRewards(config, cart, aContext({ variants: { 901: onSale } }));

  it('counts towards no tier and gets no volume discount', () => {
    expect(rewards.bar?.value).toBe(9900);
    expect(rewards.lineDiscounts).toEqual([]);
  });

  it('is removed by the plan', () => {
    expect(planCartChanges(rewards, cart, NO_CHOICES)).toEqual([
      { type: 'set', lineKey: 'line-2', quantity: 0, reason: 'not_live' },
    ]);
  });

  it('is refused at checkout, free or not', () => {
    const charged = (amount: number) => ({
      ...cart,
      lines: cart.lines.map((each) => ({ ...each, charged: subunits(isGiftLine(each) ? amount : 9900) })),
    });
    expect(refusedUnits([config], charged(0), aContext())).toEqual([
      { lineKey: 'line-2', quantity: 2, reason: 'unearned' },
    ]);
    expect(refusedUnits([config], charged(4000), aContext())).toEqual([
      { lineKey: 'line-2', quantity: 2, reason: 'charged' },
    ]);
  });
});
