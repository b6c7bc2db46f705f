import type { CombinesWith, DiscountCode } from '@cartwright/dev-store/engine/model/catalogue';
import { describe, expect, it } from 'vitest';
import {
  aConfig,
  aShop,
  giftTier,
  LAMP,
  MUG,
  type Shop,
  STICKERS,
  STICKERS_GIFT,
  TIERS,
  TOTE,
} from '../../testing/shop';
import { tryCodes } from '../requests/try-codes';

const ALONE: CombinesWith = { productDiscounts: false, orderDiscounts: false, shippingDiscounts: false };
const lonely = (percentage: number): DiscountCode => ({
  code: 'LONELY',
  title: 'Together with nothing',
  status: 'ACTIVE',
  combinesWith: ALONE,
  gives: { kind: 'products', percentage, productIds: 'all' },
});
const DELIVERY = [{ handle: 'standard', title: 'Standard', price: 500 }];

const shopWith = (percentage = 50, tiers = TIERS) =>
  aShop({ config: aConfig({ tiers: [...tiers] }), codes: [lonely(percentage)], delivery: DELIVERY });
/** Applies a code like a discount link or the theme, without a trial. */
const put = (shop: Shop, ...apply: string[]) => shop.cartStore.dispatch({ type: 'codes', apply, remove: [] });
const take = (shop: Shop, ...remove: string[]) =>
  shop.cartStore.dispatch({ type: 'codes', apply: [], remove });
const enter = (shop: Shop, ...apply: string[]) =>
  shop.cartStore.dispatch({ type: 'codes', apply, remove: [], unless: ['useless'], weigh: tryCodes });
const promise = ({ cartStore }: Shop) => cartStore.view.value?.promise;
const total = ({ cartStore }: Shop) => cartStore.truth.value?.total;
const gifts = (shop: Shop) => shop.contents().filter((line) => line.startsWith('gift'));

describe('rewards beside a non-combining code', () => {
  it('are all lost, and their gifts are removed', async () => {
    const shop = await shopWith();
    await shop.add(LAMP, 2);
    expect([promise(shop), gifts(shop)]).toEqual(['given', [`gift ${STICKERS}×1`]]);
    await put(shop, 'LONELY');
    expect([promise(shop), gifts(shop), total(shop)]).toEqual(['lost', [], 8000]);
  });

  it('return with their gifts when the code is removed', async () => {
    const shop = await shopWith();
    await shop.add(LAMP, 2);
    await put(shop, 'LONELY');
    await take(shop, 'LONELY');
    expect([promise(shop), gifts(shop)]).toEqual(['given', [`gift ${STICKERS}×1`]]);
  });

  it('stay lost when nothing shows them, without re-adding gifts', async () => {
    const shop = await shopWith(50, TIERS.slice(0, 2));
    await shop.add(LAMP);
    await put(shop, 'LONELY');
    expect([promise(shop), gifts(shop)]).toEqual(['lost', []]);
    const writes = shop.writes.length;
    await shop.cartStore.refresh();
    await shop.cartStore.dispatch({ type: 'settle' });
    expect([promise(shop), gifts(shop), shop.writes.length]).toEqual(['lost', [], writes]);
  });

  it('stay lost on the next page', async () => {
    const shop = await shopWith(50, TIERS.slice(0, 2));
    await shop.add(LAMP);
    await put(shop, 'LONELY');
    const next = await aShop({ beside: shop, config: aConfig({ tiers: TIERS.slice(0, 2) }) });
    expect(promise(next)).toBe('lost');
  });

  it('are retried with other lines, and end lost or given without a charge', async () => {
    const shop = await shopWith(50, TIERS.slice(0, 2));
    await shop.add(LAMP);
    await put(shop, 'LONELY');
    await shop.add(MUG);
    expect([promise(shop), gifts(shop), total(shop)]).toEqual(['lost', [], 5500]);
  });

  it('win when they save more, so the code gives nothing', async () => {
    const shop = await shopWith(1);
    await shop.add(LAMP, 2);
    await put(shop, 'LONELY');
    expect([promise(shop), gifts(shop)]).toEqual(['given', [`gift ${STICKERS}×1`]]);
  });
});

describe('combining code', () => {
  it('keeps the rewards given, as the cart shows', async () => {
    const shop = await shopWith();
    await shop.add(LAMP);
    await put(shop, 'FIFTH');
    expect(promise(shop)).toBe('given');
  });

  it('leaves free shipping alone to checkout, as the cart can’t show it', async () => {
    const shop = await shopWith(50, TIERS.slice(0, 1));
    await shop.add(LAMP);
    expect(promise(shop)).toBe('given');
    await put(shop, 'FIFTH');
    expect(promise(shop)).toBe('at_checkout');
    await take(shop, 'FIFTH');
    expect(promise(shop)).toBe('given');
  });

  it('with the name of our discount doesn’t count as ours', async () => {
    const config = aConfig({ tiers: TIERS.slice(0, 1) });
    const shop = await aShop({
      config: { ...config, discountTitles: [...config.discountTitles, 'FIFTH'] },
      delivery: DELIVERY,
    });
    await shop.add(LAMP);
    await put(shop, 'FIFTH');
    expect(promise(shop)).toBe('at_checkout');
  });
});

describe('automatic discount of others', () => {
  it('loses the rewards like a code when it doesn’t combine', async () => {
    const shop = await aShop({
      delivery: DELIVERY,
      others: ({ lines }) => [
        {
          id: 'sale',
          title: 'Sale',
          discountClasses: ['ORDER'],
          combinesWith: ALONE,
          operations:
            lines.length === 0
              ? []
              : [
                  {
                    orderDiscountsAdd: {
                      selectionStrategy: 'FIRST',
                      candidates: [
                        {
                          targets: [{ orderSubtotal: { excludedCartLineIds: [] } }],
                          value: { percentage: { value: 50 } },
                        },
                      ],
                    },
                  },
                ],
        },
      ],
    });
    await shop.add(LAMP, 2);
    expect([promise(shop), gifts(shop), total(shop)]).toEqual(['lost', [], 8000]);
  });
});

describe('trial of a code that costs rewards', () => {
  it('returns the store’s totals with and without the code and restores the cart', async () => {
    const shop = await shopWith(30);
    await shop.add(LAMP, 2);
    await shop.cartStore.dispatch({ type: 'pick_gift', giftId: 'tote-tier:5', variantId: TOTE.moss });
    const before = [total(shop), gifts(shop).sort()];
    expect(before).toEqual([14400, [`gift ${STICKERS}×1`, `gift ${TOTE.moss}×1`]]);
    const outcome = await enter(shop, 'LONELY');
    if (outcome.ok || !outcome.trial) throw new Error('It costs rewards.');
    expect([...(outcome.trial?.gifts ?? [])].sort()).toEqual([STICKERS_GIFT, 'tote-tier:5']);
    expect([outcome.trial.without.total, outcome.trial.with.total, outcome.trial.shipping]).toEqual([
      14400,
      11200,
      true,
    ]);
    expect([total(shop), gifts(shop).sort()]).toEqual(before);
    expect([promise(shop), shop.cartStore.truth.value?.codes]).toEqual(['given', []]);
    await shop.cartStore.dispatch({ type: 'codes', apply: ['LONELY'], remove: [], unless: ['useless'] });
    expect([promise(shop), total(shop)]).toEqual(['lost', outcome.trial.with.total]);
  });

  it('names free shipping when there is no gift', async () => {
    const [ship, , , off] = TIERS;
    const shop = await shopWith(
      30,
      [ship, off].filter((tier) => tier !== undefined),
    );
    await shop.add(LAMP, 2);
    const outcome = await enter(shop, 'LONELY');
    expect(outcome).toMatchObject({ code: 'code_unusable', trial: { gifts: [], shipping: true } });
    expect(shop.cartStore.truth.value?.codes).toEqual([]);
  });

  it('is skipped when the code saves more than the only discount it replaces', async () => {
    const shop = await shopWith(30, TIERS.slice(3));
    await shop.add(LAMP, 2);
    expect(total(shop)).toBe(14400);
    expect(await enter(shop, 'LONELY')).toEqual({ ok: true });
    expect([promise(shop), total(shop)]).toEqual(['lost', 11200]);
  });

  it('is skipped for a combining code', async () => {
    const shop = await shopWith(30, [giftTier('stickers-tier', 75, 4)]);
    await shop.add(LAMP);
    expect(await enter(shop, 'FIFTH')).toEqual({ ok: true });
  });
});
