import type { MarketPrice } from '@cartwright/core/contract/market-prices';
import type { PreviewScene } from '@cartwright/core/contract/preview';
import { marketProducts } from '@cartwright/core/storefront/market-products';
import { describe, expect, it } from 'vitest';
import { aMessage, aPreview } from '../testing/previewed';
import { LAMP, MUG, STICKERS } from '../testing/shop';

/** Total of two mugs and tier thresholds in a market. */
async function seen(market: PreviewScene['market'], prices: readonly MarketPrice[] = []) {
  const { session } = aPreview(aMessage({ market }, { prices }));
  await session.refresh();
  const { cart, rewards } = session.cartStore.view.value ?? { cart: null, rewards: null };
  return {
    total: session.money(cart?.total ?? 0),
    tiers: rewards?.bar?.tiers.map(({ threshold }) => session.money(threshold)),
    units: cart?.lines.length,
  };
}

const mug = (price: number): MarketPrice => ({ variantId: MUG, price, compareAtPrice: null });

describe('previewed shopper', () => {
  it('pays the shop’s prices in its own market', async () => {
    expect(await seen({ country: 'US', currency: 'USD', rate: null })).toEqual({
      total: '$60.00',
      tiers: ['$50.00', '$75.00'],
      units: 1,
    });
  });

  it('pays whole yen in Japan, with market prices and converted thresholds', async () => {
    const japan = { country: 'JP', currency: 'JPY', rate: '150.333' };
    expect(await seen(japan, [mug(450_000)])).toEqual({
      total: '¥9,000',
      tiers: ['¥7,517', '¥11,275'],
      units: 1,
    });
    expect((await seen(japan)).total).toBe('¥9,020');
  });

  it('gets a tier’s fixed minimum in euros in Germany, and converted ones otherwise', async () => {
    const germany = { country: 'DE', currency: 'EUR', rate: '0.9' };
    expect(await seen(germany, [mug(2800)])).toEqual({
      total: '€56.00',
      tiers: ['€40.00', '€67.50'],
      units: 1,
    });
  });

  it('sees only market prices without a rate, never the shop’s amounts in another currency', async () => {
    const germany = { country: 'DE', currency: 'EUR', rate: null };
    expect(await seen(germany, [mug(2800)])).toEqual({ total: '€56.00', tiers: ['€40.00'], units: 1 });
    expect(await seen(germany)).toMatchObject({ total: '€0.00', units: 0 });
  });

  it('is offered no gift that the market doesn’t sell', () => {
    const germany = { country: 'DE', currency: 'EUR', rate: null };
    const { session } = aPreview(aMessage({ market: germany }, { prices: [mug(2800)] }));
    const { variants } = session.rules.peek().context;
    expect(variants[STICKERS]?.available).toBe(false);
    const { session: home } = aPreview();
    expect(home.rules.peek().context.variants[STICKERS]?.available).toBe(true);
  });

  it('gets only the lines that the market sells', async () => {
    const { shop } = aPreview(
      aMessage({ market: { country: 'DE', currency: 'EUR', rate: null } }, { prices: [mug(2800)] }),
    );
    const lines = [MUG, LAMP].map((variantId) => ({ variantId, quantity: 1 }));
    expect(shop.sold(lines)).toEqual([{ variantId: MUG, quantity: 1 }]);
  });
});

it('a free variant is free in every market, with a converted compare-at price', () => {
  const message = aMessage({ market: { country: 'JP', currency: 'JPY', rate: '150' } });
  const [first] = message.content.products;
  if (!first) throw new Error('The shop sells nothing.');
  const variants = first.variants.map((variant) => ({ ...variant, price: 0, compareAtPrice: 999 }));
  const [sold] = marketProducts({ products: [{ ...first, variants }], prices: [] }, message);
  expect(sold?.variants).toMatchObject([{ price: 0, compareAtPrice: 149_900 }]);
});
