import { describe, expect, it } from 'vitest';
import { aConfig, aShop, LAMP, MUG, type Shop, STICKERS, STICKERS_GIFT } from '../../testing/shop';
import type { CartResponse } from '../ports/cart-port';
import { tryCodes } from '../requests/try-codes';

const enter = (shop: Shop, ...apply: string[]) =>
  shop.cartStore.dispatch({ type: 'codes', apply, remove: [], unless: ['useless'], weigh: tryCodes });
const codesIn = (shop: Shop) => shop.cartStore.truth.value?.codes.map(({ code }) => code);
const failure = (code: 'stale' | 'refused'): CartResponse => ({
  ok: false,
  code,
  message: '',
  retryAfter: null,
});
const afterDiscounts = () => aShop({ config: aConfig({ excludeDiscountInSubtotal: false }) });

describe('codes on trial', () => {
  it('stay with one write when all of them help', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    expect(await enter(shop, 'FIFTH', 'TENNER')).toEqual({ ok: true });
    expect(codesIn(shop)).toEqual(['FIFTH', 'TENNER']);
    expect(shop.writes).toHaveLength(2);
  });

  it('are removed one by one when they give nothing', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    expect(await enter(shop, 'NONSENSE', 'FIFTH', 'NEVER')).toMatchObject({
      code: 'code_unusable',
      path: 'NONSENSE,NEVER',
    });
    expect(codesIn(shop)).toEqual(['FIFTH']);
    expect(shop.writes.slice(1)).toEqual([
      { path: 'update', codes: ['NONSENSE', 'FIFTH', 'NEVER'] },
      { path: 'update', codes: ['FIFTH'] },
    ]);
  });

  it('leave earlier codes alone', async () => {
    const shop = await aShop();
    await shop.add(MUG);
    await shop.cartStore.dispatch({ type: 'codes', apply: ['TENNER'], remove: [] });
    const writes = shop.writes.length;
    expect(await enter(shop, 'tenner')).toMatchObject({ code: 'code_unusable' });
    expect([codesIn(shop), shop.writes.length]).toEqual([['TENNER'], writes]);
  });

  it('are removed before a gift is lost, and the gift is named', async () => {
    const shop = await afterDiscounts();
    await shop.add(LAMP);
    const outcome = await enter(shop, 'FIFTH');
    expect(outcome).toMatchObject({
      code: 'code_unusable',
      path: 'FIFTH',
      trial: { gifts: [STICKERS_GIFT] },
    });
    expect(shop.contents()).toContain(`gift ${STICKERS}×1`);
    expect(codesIn(shop)).toEqual([]);
    expect(shop.writes.slice(1)).toEqual([
      { path: 'update', codes: ['FIFTH'] },
      { path: 'update', codes: [] },
    ]);
  });

  it('replace a gift when the shopper confirms', async () => {
    const shop = await afterDiscounts();
    await shop.add(LAMP);
    await enter(shop, 'FIFTH');
    await shop.cartStore.dispatch({ type: 'codes', apply: ['FIFTH'], remove: [], unless: ['useless'] });
    expect(codesIn(shop)).toEqual(['FIFTH']);
    expect(shop.contents()).toEqual([`${LAMP}×1`]);
    expect(shop.lines().every(({ charged }) => charged !== null)).toBe(true);
  });

  it('need no confirmation for a declined or absent gift', async () => {
    const shop = await afterDiscounts();
    await shop.add(LAMP);
    await shop.cartStore.dispatch({ type: 'decline_gift', giftId: STICKERS_GIFT });
    expect(await enter(shop, 'FIFTH')).toEqual({ ok: true });
  });

  it('can be removed later when the removal gets no response', async () => {
    let lost = false;
    const LOST: CartResponse = { ok: false, code: 'busy', message: '', retryAfter: null };
    const shop = await aShop({
      config: aConfig({ excludeDiscountInSubtotal: false }),
      fault: (request) =>
        lost && request.path === 'update' && request.codes?.length === 0 ? Promise.resolve(LOST) : null,
    });
    await shop.add(LAMP);
    lost = true;
    const outcome = await enter(shop, 'FIFTH');
    expect(outcome).toMatchObject({
      ok: false,
      code: 'busy',
      left: { type: 'codes', apply: [], remove: ['FIFTH'] },
    });
    expect(shop.lines().filter(({ variantId }) => variantId === STICKERS)).toEqual([]);
    lost = false;
    if (!outcome.ok && outcome.left) await shop.cartStore.dispatch(outcome.left);
    expect(shop.contents()).toContain(`gift ${STICKERS}×1`);
  });

  it.each(['stale', 'refused'] as const)('are removed on a second try when the first is %s', async (code) => {
    let faults = 1;
    const shop = await aShop({
      fault: (request) => {
        const isRemoval = request.path === 'update' && request.codes?.length === 0;
        return isRemoval && faults-- > 0 ? Promise.resolve(failure(code)) : null;
      },
    });
    await shop.add(LAMP);
    expect(await enter(shop, 'NEVER')).toMatchObject({ code: 'code_unusable', path: 'NEVER' });
    expect(codesIn(shop)).toEqual([]);
  });

  it.each(['stale', 'refused'] as const)(
    'stay listed and removable later when the store keeps them: %s',
    async (code) => {
      let keeps = true;
      const shop = await aShop({
        fault: (request) => {
          const isRemoval = request.path === 'update' && request.codes?.length === 0;
          return isRemoval && keeps ? Promise.resolve(failure(code)) : null;
        },
      });
      await shop.add(LAMP);
      const outcome = await enter(shop, 'NEVER');
      expect(outcome).toMatchObject({
        ok: false,
        code: 'busy',
        left: { type: 'codes', remove: ['NEVER'] },
      });
      expect(codesIn(shop)).toEqual(['NEVER']);
      expect(shop.writes).toHaveLength(4);
      keeps = false;
      if (!outcome.ok && outcome.left) await shop.cartStore.dispatch(outcome.left);
      expect(codesIn(shop)).toEqual([]);
    },
  );

  it('aren’t removed twice when another tab already removed them', async () => {
    let meanwhile = true;
    const shop = await aShop({
      fault: (request, commit) => {
        const isRemoval = request.path === 'update' && request.codes?.length === 0;
        if (!isRemoval || !meanwhile) return null;
        meanwhile = false;
        return commit().then(() => failure('stale'));
      },
    });
    await shop.add(LAMP);
    const writes = shop.writes.length;
    expect(await enter(shop, 'NEVER')).toMatchObject({ code: 'code_unusable' });
    expect(shop.writes).toHaveLength(writes + 2);
  });
});
