import { subunits } from '@cartwright/core/money/subunits';
import { describe, expect, it, vi } from 'vitest';
import {
  aConfig,
  aRules,
  aShop,
  giftTier,
  LAMP,
  MUG,
  type Shop,
  STICKERS,
  STICKERS_GIFT,
  TOTE,
  TOTE_GIFT,
} from '../../testing/shop';
import type { CartResponse } from '../ports/cart-port';
import { nameOf } from '../ports/line-name';

const { config } = aRules();
/** Rules of another cart without rewards. */
const NO_GIFTS = aRules({ ...config, id: 'sale', rewards: { ...config.rewards, bars: [] } });

const BUSY: CartResponse = { ok: false, code: 'busy', message: '', retryAfter: null };
const LOST: CartResponse = { ok: false, code: 'lost', message: '', retryAfter: null };

describe('writes per action', () => {
  it('writes nothing on reads', async () => {
    const shop = await aShop();
    await shop.cartStore.refresh();
    expect(shop.writes).toEqual([]);
  });

  it('adds a gift in the request that earns it', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    expect(shop.writes).toHaveLength(1);
    expect(shop.contents()).toEqual([`${LAMP}×1`, `gift ${STICKERS}×1`]);
    expect(shop.lines()[1]?.charged).toBe(0);
  });

  it('raises a quantity and adds the gift in one request', async () => {
    const shop = await aShop();
    await shop.add(MUG, 2);
    await shop.set(MUG, 3);
    expect(shop.writes).toHaveLength(2);
    expect(shop.writes[1]).toMatchObject({ path: 'add', items: [{ variantId: MUG, quantity: 1 }, {}] });
    expect(shop.contents().sort()).toEqual([`${MUG}×3`, `gift ${STICKERS}×1`]);
  });

  it('raises a quantity by key without a new gift', async () => {
    const shop = await aShop();
    await shop.add(MUG);
    await shop.set(MUG, 2);
    expect(shop.writes[1]).toMatchObject({ path: 'change', quantity: 2 });
  });

  it('removes the gift together with the item that earned it', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    await shop.set(LAMP, 0);
    expect(shop.writes).toHaveLength(2);
    expect(shop.writes[1]).toMatchObject({ path: 'update' });
    expect(shop.contents()).toEqual([]);
  });

  it('declines a gift in one request and doesn’t add it again', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    await shop.cartStore.dispatch({ type: 'decline_gift', giftId: STICKERS_GIFT });
    await shop.add(MUG);
    expect(shop.writes).toHaveLength(3);
    expect(shop.contents()).toEqual([`${MUG}×1`, `${LAMP}×1`]);
  });

  it('counts the removal of a gift line as declining it', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    const gift = shop.lines().find(({ variantId }) => variantId === STICKERS);
    if (!gift) throw new Error('No gift in the cart');
    await shop.cartStore.dispatch({ type: 'set_quantity', line: nameOf(gift), quantity: 0 });
    await shop.set(LAMP, 2);
    expect(shop.contents()).toEqual([`${LAMP}×2`]);
  });

  it('adds a picked variant, swaps it with two requests, and restores a declined gift', async () => {
    const shop = await aShop();
    await shop.add(LAMP, 2);
    await shop.cartStore.dispatch({ type: 'pick_gift', giftId: TOTE_GIFT, variantId: TOTE.moss });
    expect(shop.writes).toHaveLength(2);
    expect(shop.contents()).toContain(`gift ${TOTE.moss}×1`);
    await shop.cartStore.dispatch({ type: 'pick_gift', giftId: TOTE_GIFT, variantId: TOTE.ink });
    expect(shop.writes).toHaveLength(4);
    expect(shop.contents()).toContain(`gift ${TOTE.ink}×1`);
    expect(shop.contents()).not.toContain(`gift ${TOTE.moss}×1`);
    await shop.cartStore.dispatch({ type: 'decline_gift', giftId: TOTE_GIFT });
    await shop.cartStore.dispatch({ type: 'pick_gift', giftId: TOTE_GIFT, variantId: TOTE.sand });
    expect(shop.contents()).toContain(`gift ${TOTE.sand}×1`);
  });

  it('needs a second write for an unknown price', async () => {
    const shop = await aShop({ unknown: [2] });
    await shop.add(LAMP);
    expect(shop.writes).toHaveLength(2);
    expect(shop.contents().sort()).toEqual([`${LAMP}×1`, `gift ${STICKERS}×1`]);
  });

  it('sends a note without changing lines', async () => {
    const shop = await aShop();
    await shop.cartStore.dispatch({ type: 'note', note: 'Ring twice' });
    expect(shop.writes).toEqual([{ path: 'update', note: 'Ring twice' }]);
    expect(shop.cartStore.truth.value?.note).toBe('Ring twice');
  });
});

describe('waiting intents', () => {
  it('merge for the same line and show immediately', async () => {
    const shop = await aShop();
    await shop.add(MUG);
    const first = shop.set(MUG, 2);
    await Promise.resolve();
    await Promise.resolve();
    const all = [first, shop.set(MUG, 3), shop.set(MUG, 4), shop.set(MUG, 2)];
    expect(shop.contents()).toContain(`${MUG}×2`);
    expect(await Promise.all(all)).toEqual([{ ok: true }, { ok: true }, { ok: true }, { ok: true }]);
    expect(shop.writes.length).toBeLessThanOrEqual(3);
    expect(shop.contents()).toEqual([`${MUG}×2`]);
  });

  it('don’t merge across an add, so the visible quantity wins', async () => {
    const shop = await aShop();
    await shop.add(MUG);
    const blocker = shop.add(TOTE.sand);
    const all = [shop.set(MUG, 2), shop.add(MUG), shop.set(MUG, 5)];
    expect(shop.contents()).toContain(`${MUG}×5`);
    await Promise.all([blocker, ...all]);
    expect(shop.contents()).toContain(`${MUG}×5`);
  });

  it('remove the intended lines, even when two removals overlap', async () => {
    const shop = await aShop();
    await shop.add(MUG);
    await shop.add(TOTE.sand);
    await shop.add(TOTE.ink);
    await Promise.all([shop.set(TOTE.ink, 0), shop.set(TOTE.sand, 0)]);
    expect(shop.contents()).toEqual([`${MUG}×1`]);
  });

  it('find a line that the store hasn’t confirmed yet', async () => {
    const shop = await aShop();
    const added = shop.add(MUG);
    const raised = shop.set(MUG, 2);
    await Promise.all([added, raised]);
    expect(shop.contents()).toEqual([`${MUG}×2`]);
  });

  it('show the predicted subtotal before the store responds', async () => {
    const shop = await aShop();
    const added = shop.add(LAMP, 2);
    expect(shop.cartStore.view.value?.cart).toMatchObject({ subtotal: 16000, total: 14400 });
    expect(shop.cartStore.view.value?.pendingGifts).toEqual([STICKERS_GIFT]);
    await added;
    expect(shop.cartStore.view.value?.cart).toMatchObject({ subtotal: 16000, total: 14400 });
  });
});

describe('refusals', () => {
  it('adds without a sold-out gift, and without an error', async () => {
    const shop = await aShop({ soldOut: [STICKERS] });
    const outcome = await shop.add(LAMP);
    expect(outcome).toEqual({ ok: true });
    expect(shop.writes).toHaveLength(2);
    expect(shop.contents()).toEqual([`${LAMP}×1`]);
    await shop.add(MUG);
    expect(shop.writes).toHaveLength(3);
  });

  it('shows the available quantity when stock is short', async () => {
    const shop = await aShop({ stock: new Map([[MUG, 2]]) });
    const outcome = await shop.add(MUG, 5);
    expect(outcome).toMatchObject({ ok: false, code: 'refused', path: String(MUG) });
    expect(shop.contents()).toEqual([`${MUG}×2`]);
  });

  it.each([
    [2, 'Only 2 items were added to your cart due to availability.'],
    [1, 'Only 1 item was added to your cart due to availability.'],
  ])('counts only requested items, not gifts, when %i of a batch were added', async (stock, message) => {
    const shop = await aShop({ stock: new Map([[LAMP, stock]]) });
    expect(await shop.add(LAMP, 5)).toMatchObject({ ok: false, code: 'refused', message });
    expect(shop.contents()).toContain(`gift ${STICKERS}×1`);
  });

  it('reports the maximum when only the gift of a batch was added', async () => {
    const shop = await aShop({ stock: new Map([[MUG, 2]]) });
    await shop.add(MUG, 2);
    expect(await shop.set(MUG, 3)).toMatchObject({
      code: 'refused',
      message: 'The maximum quantity of this item is already in your cart.',
    });
    expect(shop.contents()).toEqual([`${MUG}×2`]);
  });

  it('adds the gift when the available units earn it', async () => {
    const shop = await aShop({ stock: new Map([[LAMP, 1]]) });
    await shop.add(LAMP, 3);
    expect(shop.contents().sort()).toEqual([`${LAMP}×1`, `gift ${STICKERS}×1`]);
  });

  it('restores the old variant when the picked one is refused', async () => {
    const shop = await aShop({ soldOut: [TOTE.ink] });
    await shop.add(LAMP, 2);
    await shop.cartStore.dispatch({ type: 'pick_gift', giftId: TOTE_GIFT, variantId: TOTE.moss });
    const outcome = await shop.cartStore.dispatch({
      type: 'pick_gift',
      giftId: TOTE_GIFT,
      variantId: TOTE.ink,
    });
    expect(outcome).toMatchObject({ ok: false, code: 'gift_unavailable' });
    expect(shop.contents()).toContain(`gift ${TOTE.moss}×1`);
  });

  it.each([BUSY, LOST])(
    'keeps the old variant when the request for the picked one fails',
    async (response) => {
      let failing = 0;
      const shop = await aShop({
        fault: ({ path }) => (path === 'add' && failing-- > 0 ? Promise.resolve(response) : null),
      });
      await shop.add(LAMP, 2);
      await shop.cartStore.dispatch({ type: 'pick_gift', giftId: TOTE_GIFT, variantId: TOTE.moss });
      failing = 3;
      const outcome = await shop.cartStore.dispatch({
        type: 'pick_gift',
        giftId: TOTE_GIFT,
        variantId: TOTE.ink,
      });
      expect(outcome).toMatchObject({ ok: false });
      expect(shop.contents().filter((line) => line.startsWith('gift'))).toEqual([
        `gift ${TOTE.moss}×1`,
        `gift ${STICKERS}×1`,
      ]);
    },
  );

  it('restores the old variant with the next action after the store stayed busy', async () => {
    let failing = 0;
    const shop = await aShop({
      fault: ({ path }) => (path === 'add' && failing-- > 0 ? Promise.resolve(BUSY) : null),
    });
    await shop.add(LAMP, 2);
    await shop.cartStore.dispatch({ type: 'pick_gift', giftId: TOTE_GIFT, variantId: TOTE.moss });
    failing = 6;
    await shop.cartStore.dispatch({ type: 'pick_gift', giftId: TOTE_GIFT, variantId: TOTE.ink });
    await shop.cartStore.dispatch({ type: 'settle' });
    expect(shop.contents()).toContain(`gift ${TOTE.moss}×1`);
  });

  it('restores the confirmed cart when the store is busy too long', async () => {
    const shop = await aShop({ fault: ({ path }) => (path === 'change' ? Promise.resolve(BUSY) : null) });
    await shop.add(MUG);
    expect(await shop.set(MUG, 2)).toMatchObject({ ok: false, code: 'busy' });
    expect(shop.writes).toHaveLength(4);
    expect(shop.contents()).toEqual([`${MUG}×1`]);
  });

  it('retries when the store was busy once', async () => {
    let times = 0;
    const shop = await aShop({ fault: () => (times++ === 0 ? Promise.resolve(BUSY) : null) });
    expect(await shop.add(MUG)).toEqual({ ok: true });
    expect(shop.contents()).toEqual([`${MUG}×1`]);
  });

  it('doesn’t add twice when only the response was lost', async () => {
    let times = 0;
    const shop = await aShop({
      fault: (_request, commit) => (times++ === 0 ? commit().then(() => LOST) : null),
    });
    expect(await shop.add(LAMP)).toEqual({ ok: true });
    expect(shop.writes).toHaveLength(1);
    expect(shop.contents()).toEqual([`${LAMP}×1`, `gift ${STICKERS}×1`]);
  });

  it('finds a line again after its key changed elsewhere', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    await shop.add(MUG);
    await shop.port.write({ path: 'add', items: [item(LAMP)] });
    await shop.set(MUG, 2);
    expect(shop.contents()).toContain(`${MUG}×2`);
  });

  it('reports a line that was removed elsewhere', async () => {
    const shop = await aShop();
    await shop.add(MUG);
    await shop.port.write({ path: 'change', key: shop.lines()[0]?.key ?? '', quantity: 0 });
    expect(await shop.set(MUG, 2)).toMatchObject({ ok: false, code: 'line_gone' });
    expect(shop.contents()).toEqual([]);
  });
});

describe('response that differs from the forecast', () => {
  const gifts = (shop: Shop) => shop.contents().filter((line) => line.startsWith('gift'));
  const twoGifts = aConfig({ tiers: [giftTier('stickers-tier', 75, 4), giftTier('mug-tier', 75, 1)] });

  it('adds a gift earned by an unknown or outdated price', async () => {
    const shop = await aShop();
    const known = shop.rules.known.get(LAMP);
    if (!known) throw new Error('The page knows the lamp');
    const outdated = { ...known, price: subunits(1000) };
    shop.cartStore.setRules({ ...shop.rules, known: new Map([...shop.rules.known, [LAMP, outdated]]) });
    await shop.add(LAMP);
    expect(shop.writes).toHaveLength(2);
    expect(gifts(shop)).toEqual([`gift ${STICKERS}×1`]);
  });

  it('leaves gifts earned by concurrent changes until they are settled', async () => {
    let meanwhile = true;
    const shop: Shop = await aShop({
      fault: (_request, commit) => {
        if (!meanwhile) return null;
        meanwhile = false;
        return shop.port.write({ path: 'add', items: [item(LAMP)] }).then(commit);
      },
    });
    meanwhile = false;
    await shop.add(TOTE.sand);
    meanwhile = true;
    await shop.add(MUG);
    expect(shop.contents()).toEqual([`${MUG}×1`, `${LAMP}×1`, `${TOTE.sand}×1`]);
    expect(shop.cartStore.view.value?.choices.withdrawn).toEqual([]);
    await shop.cartStore.dispatch({ type: 'settle' });
    expect(gifts(shop)).toEqual([`gift ${STICKERS}×1`]);
  });

  it('removes gifts no longer earned, for any reason', async () => {
    let meanwhile = false;
    const shop: Shop = await aShop({
      fault: (_request, commit) => {
        if (!meanwhile) return null;
        meanwhile = false;
        const key = shop.lines().find(({ variantId }) => variantId === LAMP)?.key ?? '';
        return shop.port.write({ path: 'change', key, quantity: 0 }).then(commit);
      },
    });
    await shop.add(LAMP);
    meanwhile = true;
    await shop.add(MUG);
    expect(shop.contents()).toEqual([`${MUG}×1`]);
  });

  it('adds gifts one by one after the store refused them as a batch', async () => {
    const shop = await aShop({ config: twoGifts, soldOut: [STICKERS] });
    await shop.add(LAMP);
    expect(gifts(shop)).toEqual([`gift ${MUG}×1`]);
  });

  it('doesn’t resend gifts that the store silently dropped', async () => {
    let leaving = true;
    const shop: Shop = await aShop({
      config: twoGifts,
      fault: () => {
        if (!leaving) return null;
        leaving = false;
        return shop.port.write({ path: 'add', items: [item(LAMP)] });
      },
    });
    await shop.add(LAMP);
    expect(shop.contents()).toEqual([`${LAMP}×1`]);
  });
});

describe('cart changed elsewhere', () => {
  it('keeps a code applied in another tab when one is entered or removed here', async () => {
    const shop = await aShop();
    const codes = () => shop.cartStore.truth.value?.codes.map(({ code }) => code);
    await shop.add(LAMP);
    await shop.port.write({ path: 'update', codes: ['TENNER'] });
    await shop.cartStore.dispatch({ type: 'codes', apply: ['FIFTH'], remove: [] });
    expect(codes()).toEqual(['TENNER', 'FIFTH']);
    await shop.port.write({ path: 'update', codes: ['TENNER', 'FIFTH', 'NEVER'] });
    await shop.cartStore.dispatch({ type: 'codes', apply: [], remove: ['FIFTH'] });
    expect(codes()).toEqual(['TENNER', 'NEVER']);
  });

  it('keeps gifts declined in another tab', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    const other = await aShop({ beside: shop });
    await other.cartStore.dispatch({ type: 'decline_gift', giftId: STICKERS_GIFT });
    await shop.add(MUG);
    expect(shop.contents()).toEqual([`${MUG}×1`, `${LAMP}×1`]);
    await other.add(MUG);
    expect(other.contents()).toEqual([`${MUG}×2`, `${LAMP}×1`]);
  });

  it('restores a withdrawn gift only after its lines changed outside', async () => {
    let losing = true;
    const shop: Shop = await aShop({
      fault: (request) => {
        if (!losing || request.path !== 'add') return null;
        losing = false;
        return shop.port.write({ path: 'add', items: [item(LAMP)] });
      },
    });
    await shop.add(LAMP);
    await shop.cartStore.refresh();
    await shop.cartStore.dispatch({ type: 'settle' });
    expect(shop.contents()).toEqual([`${LAMP}×1`]);
    await shop.port.write({ path: 'add', items: [item(MUG)] });
    await shop.cartStore.refresh();
    await shop.cartStore.dispatch({ type: 'settle' });
    expect(shop.contents()).toContain(`gift ${STICKERS}×1`);
  });

  it('remembers a gift lost to a code entered outside, and restores it without the code', async () => {
    const shop = await aShop({ config: aConfig({ excludeDiscountInSubtotal: false }) });
    const enterOutside = async (codes: readonly string[]) => {
      await shop.port.write({ path: 'update', codes });
      await shop.cartStore.refresh();
      await shop.cartStore.dispatch({ type: 'settle' });
    };
    await shop.add(LAMP);
    await enterOutside(['FIFTH']);
    expect(shop.contents()).toEqual([`${LAMP}×1`]);
    expect(shop.cartStore.view.value?.choices.withdrawn).toEqual([STICKERS_GIFT]);
    await enterOutside([]);
    expect(shop.contents()).toContain(`gift ${STICKERS}×1`);
    expect(shop.cartStore.view.value?.choices.withdrawn).toEqual([]);
  });

  it('restores a gift charged beside a code when the code is removed outside', async () => {
    const combinesWith = { productDiscounts: false, orderDiscounts: false, shippingDiscounts: false };
    const shop = await aShop({
      delivery: [{ handle: 'standard', title: 'Standard', price: 5000 }],
      codes: [
        { code: 'SHIP', title: 'Shipping', status: 'ACTIVE', combinesWith, gives: { kind: 'shipping' } },
      ],
    });
    const enterOutside = async (codes: readonly string[]) => {
      await shop.port.write({ path: 'update', codes });
      await shop.cartStore.refresh();
      await shop.cartStore.dispatch({ type: 'settle' });
    };
    await shop.add(LAMP);
    await enterOutside(['SHIP']);
    expect(shop.contents()).toEqual([`${LAMP}×1`]);
    await enterOutside([]);
    expect(shop.contents()).toContain(`gift ${STICKERS}×1`);
  });

  it('adds no second gift from a second tab', async () => {
    const shop = await aShop();
    const other = await aShop({ beside: shop });
    await shop.add(LAMP);
    await other.add(LAMP);
    await other.cartStore.dispatch({ type: 'settle' });
    expect(other.contents().filter((line) => line.startsWith('gift'))).toEqual([`gift ${STICKERS}×1`]);
  });

  it('removes forged gift lines when it settles', async () => {
    const shop = await aShop();
    await shop.port.write({
      path: 'add',
      items: [
        { ...item(STICKERS), quantity: 60, properties: { _source: 'tiered_progress_bar', _tier: 'x' } },
      ],
    });
    await shop.cartStore.refresh();
    await shop.cartStore.dispatch({ type: 'settle' });
    expect(shop.contents()).toEqual([]);
  });
});

describe('newly live cart', () => {
  it('removes the previous cart’s gift when settled, and restores it with its cart', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    expect(shop.contents()).toContain(`gift ${STICKERS}×1`);
    shop.cartStore.setRules(NO_GIFTS);
    expect(shop.contents()).toContain(`gift ${STICKERS}×1`);
    await shop.cartStore.dispatch({ type: 'settle' });
    expect(shop.contents()).toEqual([`${LAMP}×1`]);
    shop.cartStore.setRules(aRules());
    await shop.cartStore.dispatch({ type: 'settle' });
    expect(shop.contents()).toContain(`gift ${STICKERS}×1`);
  });

  it('adds its gift despite a concurrent change', async () => {
    let meanwhile = false;
    const shop: Shop = await aShop({
      fault: (_request, commit) => {
        if (!meanwhile) return null;
        meanwhile = false;
        shop.cartStore.setRules(aRules());
        const key = shop.lines().find(({ variantId }) => variantId === LAMP)?.key ?? '';
        return shop.port.write({ path: 'change', key, quantity: 2 }).then(commit);
      },
    });
    shop.cartStore.setRules(NO_GIFTS);
    await shop.add(LAMP, 3);
    await shop.add(MUG, 2);
    meanwhile = true;
    await shop.set(MUG, 1);
    await shop.cartStore.dispatch({ type: 'settle' });
    expect(shop.contents()).toContain(`gift ${STICKERS}×1`);
  });

  it('restores the previous cart’s gift when it ends within one action', async () => {
    const turns = [NO_GIFTS, aRules()];
    let switching = false;
    const shop: Shop = await aShop({
      fault: () => {
        const next = switching ? turns.shift() : undefined;
        if (next) shop.cartStore.setRules(next);
        return null;
      },
    });
    await shop.add(LAMP);
    await shop.add(MUG, 2);
    switching = true;
    await shop.set(MUG, 1);
    expect(turns).toEqual([]);
    await shop.cartStore.dispatch({ type: 'settle' });
    expect(shop.contents()).toContain(`gift ${STICKERS}×1`);
  });
});

describe('internal error', () => {
  it('fails the action without breaking the cart, and is reported once', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shop = await aShop();
    await shop.add(MUG);
    const rules = aRules();
    const { context } = rules;
    shop.cartStore.setRules({
      ...rules,
      get context(): typeof context {
        throw new Error('a broken plan');
      },
    });
    const outcomes = await Promise.all([shop.add(LAMP), shop.add(LAMP)]);
    expect(outcomes).toMatchObject([{ ok: false }, { ok: false }]);
    expect(reported).toHaveBeenCalledTimes(1);
    shop.cartStore.setRules(rules);
    expect(await shop.add(MUG)).toEqual({ ok: true });
    expect(shop.contents()).toEqual([`${MUG}×2`]);
    expect(shop.cartStore.busy.value).toBe(false);
    reported.mockRestore();
  });
});

describe('failed decision', () => {
  it('is forgotten in all tabs', async () => {
    let busy = false;
    const shop = await aShop({ fault: () => (busy ? Promise.resolve(BUSY) : null) });
    await shop.add(LAMP);
    busy = true;
    const declined = await shop.cartStore.dispatch({ type: 'decline_gift', giftId: STICKERS_GIFT });
    expect(declined).toMatchObject({ ok: false, code: 'busy' });
    busy = false;
    const other = await aShop({ beside: shop });
    await other.set(LAMP, 0);
    await other.add(LAMP);
    expect(other.contents()).toContain(`gift ${STICKERS}×1`);
  });
});

describe('failed read', () => {
  it('doesn’t block later actions', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shop = await aShop();
    await shop.add(MUG);
    const rules = aRules();
    const { config } = rules;
    shop.cartStore.setRules({
      ...rules,
      get config(): typeof config {
        throw new Error('a broken config');
      },
    });
    expect(await shop.cartStore.refresh()).toBe(false);
    shop.cartStore.setRules(rules);
    expect(await shop.add(MUG)).toEqual({ ok: true });
    expect(shop.contents()).toEqual([`${MUG}×2`]);
    reported.mockRestore();
  });
});

const item = (variantId: number) => ({ variantId, quantity: 1, properties: {}, sellingPlanId: null });
