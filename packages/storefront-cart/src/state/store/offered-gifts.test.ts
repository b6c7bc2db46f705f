import type { RewardTier } from '@cartwright/core/rewards/config';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { aBundle, aTier } from '@cartwright/core/testing/a-bundle';
import { describe, expect, it } from 'vitest';
import { aConfig, aShop, LAMP, MUG, type Shop, STICKERS, TOTE } from '../../testing/shop';

const ofStickers = { productId: 4, variantIds: [STICKERS], anyVariant: false };
const ofTote = { productId: 5, variantIds: [TOTE.sand, TOTE.moss], anyVariant: false };

/** Widget 5 gives the stickers from 50.00 on, bundle 7 with three mugs. No bar gives anything. */
function withOffers(gift: Partial<RewardTier> = {}): StorefrontCart {
  const config = aConfig({ tiers: [] });
  const { steps, ...rule } = aBundle({
    tiers: [
      aTier(3, { giftItems: [{ productId: 4, variantIds: [STICKERS], quantity: 1, giftMessage: '' }] }),
    ],
  });
  const tier: RewardTier = {
    id: 'widget 5',
    type: 'product',
    minimum: '50',
    gifts: [ofStickers],
    hideSoldOut: true,
    message: 'With compliments',
    ...gift,
  };
  const offered = [{ productId: 1, variantIds: [] }];
  const bundles = [{ ...rule, steps: steps.map((step) => ({ ...step, products: offered })) }];
  return { ...config, products: config.products, rewards: { ...config.rewards, gifts: [tier], bundles } };
}

/** A compiled cart with the products of its gifts. */
function aShopWith(gift: Partial<RewardTier> = {}, options: Parameters<typeof aShop>[0] = {}) {
  const { products } = aConfig();
  return aShop({ ...options, config: { ...withOffers(gift), products } });
}

const box = (instance: string, quantity = 3) => ({
  variantId: MUG,
  quantity,
  properties: { _source: 'bundle_builder', _bundle: `7:${instance}:1` },
  sellingPlanId: null,
});
const gifts = ({ lines }: Shop) =>
  lines().flatMap(({ quantity, charged, properties: { _source, _widget, _bundle, _tier } }) =>
    `${_source}`.endsWith('gift')
      ? [[_source, _widget ?? _bundle, _tier ?? '', quantity, charged].join(' ')]
      : [],
  );
const statuses = ({ cartStore }: Shop) =>
  cartStore.view.value?.rewards.offered.flatMap(({ gifts: of }) => of.map(({ id, given }) => [id, given]));

describe('widget gift', () => {
  it('is added for free and removed in the writes that earn and lose it', async () => {
    const shop = await aShopWith();
    await shop.add(LAMP);
    expect(gifts(shop)).toEqual(['widget_gift 5  1 0']);
    expect(shop.writes.map(({ path }) => path)).toEqual(['add']);
    expect(shop.cartStore.truth.value?.total).toBe(8000);
    await shop.set(LAMP, 0);
    expect([shop.contents(), shop.writes.length]).toEqual([[], 2]);
  });

  it('stays out after its removal until it is picked again', async () => {
    const shop = await aShopWith();
    await shop.add(LAMP);
    await shop.cartStore.dispatch({ type: 'decline_gift', giftId: 'widget 5:4' });
    await shop.add(MUG);
    expect(gifts(shop)).toEqual([]);
    await shop.cartStore.dispatch({ type: 'pick_gift', giftId: 'widget 5:4', variantId: STICKERS });
    expect(gifts(shop)).toEqual(['widget_gift 5  1 0']);
  });

  it('is chosen when only one of two is given, and can be replaced after removal', async () => {
    const shop = await aShopWith({ gifts: [ofStickers, ofTote], most: 1 });
    await shop.add(LAMP);
    expect(gifts(shop)).toEqual([]);
    const pick = (giftId: string, variantId: number) =>
      shop.cartStore.dispatch({ type: 'pick_gift', giftId, variantId });
    expect(await pick('widget 5:5', TOTE.moss)).toMatchObject({ ok: true });
    expect(gifts(shop)).toEqual(['widget_gift 5  1 0']);
    expect(statuses(shop)).toEqual([
      ['widget 5:4', false],
      ['widget 5:5', true],
    ]);
    expect(await pick('widget 5:4', STICKERS)).toMatchObject({ ok: false, code: 'gift_unavailable' });
    await shop.cartStore.dispatch({ type: 'decline_gift', giftId: 'widget 5:5' });
    expect(await pick('widget 5:4', STICKERS)).toMatchObject({ ok: true });
    expect(shop.contents()).toEqual([`gift ${STICKERS}×1`, `${LAMP}×1`]);
    expect(shop.cartStore.truth.value?.total).toBe(8000);
  });

  it('is removed when the store charges for it', async () => {
    const alone = { productDiscounts: false, orderDiscounts: false, shippingDiscounts: false };
    const shop = await aShopWith(
      {},
      {
        delivery: [{ handle: 'standard', title: 'Standard', price: 500 }],
        codes: [
          {
            code: 'LONELY',
            title: 'Together with nothing',
            status: 'ACTIVE',
            combinesWith: alone,
            gives: { kind: 'products', percentage: 50, productIds: 'all' },
          },
        ],
      },
    );
    await shop.add(LAMP);
    await shop.cartStore.dispatch({ type: 'codes', apply: ['LONELY'], remove: [] });
    expect([gifts(shop), shop.cartStore.truth.value?.total]).toEqual([[], 4000]);
    await shop.cartStore.dispatch({ type: 'settle' });
    expect(gifts(shop)).toEqual([]);
    await shop.cartStore.dispatch({ type: 'codes', apply: [], remove: ['LONELY'] });
    expect(gifts(shop)).toEqual(['widget_gift 5  1 0']);
  });

  it('causes no error when it is sold out', async () => {
    const shop = await aShopWith({}, { soldOut: [STICKERS] });
    expect(await shop.add(LAMP)).toMatchObject({ ok: true });
    expect(shop.contents()).toEqual([`${LAMP}×1`]);
  });
});

describe('bundle gifts', () => {
  it('are added with the bundle’s parts in one write', async () => {
    const shop = await aShopWith({ minimum: '500' });
    await shop.cartStore.dispatch({ type: 'add', items: [box('a')] });
    expect(gifts(shop)).toEqual(['bundle_gift 7:a t3 1 0']);
    expect(shop.writes.map(({ path }) => path)).toEqual(['add']);
    expect(shop.cartStore.truth.value?.total).toBe(8100);
  });

  it('belong to one bundle each and leave with it', async () => {
    const shop = await aShopWith({ minimum: '500' });
    await shop.cartStore.dispatch({ type: 'add', items: [box('a')] });
    await shop.cartStore.dispatch({ type: 'add', items: [box('b')] });
    expect(gifts(shop).sort()).toEqual(['bundle_gift 7:a t3 1 0', 'bundle_gift 7:b t3 1 0']);
    const line = shop.lines().find(({ properties }) => properties._bundle === '7:a:1');
    if (!line) throw new Error('The first bundle is there.');
    const { key, variantId, properties } = line;
    await shop.cartStore.dispatch({
      type: 'set_quantity',
      line: { key, variantId, properties, sellingPlanId: null },
      quantity: 2,
    });
    expect(gifts(shop)).toEqual(['bundle_gift 7:b t3 1 0']);
    expect(shop.cartStore.truth.value?.total).toBe(14_100);
  });

  it('are reduced to the given number when a forged line has more', async () => {
    const shop = await aShopWith({ minimum: '500' });
    const properties = { _source: 'bundle_gift', _bundle: '7:a', _tier: 't3' };
    const forged = { variantId: STICKERS, quantity: 9, properties, sellingPlanId: null };
    await shop.port.write({ path: 'add', items: [box('a'), forged] });
    await shop.cartStore.refresh();
    await shop.cartStore.dispatch({ type: 'settle' });
    expect(gifts(shop)).toEqual(['bundle_gift 7:a t3 1 0']);
  });
});
