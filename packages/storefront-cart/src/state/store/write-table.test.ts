import { describe, expect, it } from 'vitest';
import { aConfig, aShop, LAMP, MONTHLY, MUG, STICKERS, TOTE, TOTE_GIFT } from '../../testing/shop';
import { nameOf } from '../ports/line-name';

type Shop = Awaited<ReturnType<typeof aShop>>;

const lineOf = (shop: Shop, variantId: number, gift = false) => {
  const line = shop
    .lines()
    .find((each) => each.variantId === variantId && (each.properties._source !== undefined) === gift);
  if (!line) throw new Error(`No line of variant ${variantId}`);
  return nameOf(line);
};

const swap = (shop: Shop, from: number, variantId: number) =>
  shop.cartStore.dispatch({ type: 'swap_variant', line: lineOf(shop, from), variantId });

const plan = (shop: Shop, variantId: number, sellingPlanId: number | null) =>
  shop.cartStore.dispatch({ type: 'set_plan', line: lineOf(shop, variantId), sellingPlanId });

const codes = (shop: Shop, apply: readonly string[], remove: readonly string[] = []) =>
  shop.cartStore.dispatch({ type: 'codes', apply, remove });

describe('subscription with a known price', () => {
  const priced = (shop: Shop, sellingPlanId: number | null, price: number) =>
    shop.cartStore.dispatch({ type: 'set_plan', line: lineOf(shop, LAMP), sellingPlanId, price });

  it('shows its price and rewards immediately, and removes the gift before the plan is set', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    expect(shop.contents()).toEqual([`${LAMP}×1`, `gift ${STICKERS}×1`]);
    const subscribed = priced(shop, MONTHLY, 7200);
    expect(shop.contents()).toEqual([`${LAMP}×1`]);
    expect(shop.lines()[0]?.linePrice).toBe(7200);
    expect(await subscribed).toEqual({ ok: true });
    expect(shop.writes.slice(1)).toMatchObject([
      { path: 'change', quantity: 0 },
      { path: 'change', sellingPlanId: MONTHLY },
    ]);
    const back = priced(shop, null, 8000);
    expect(shop.contents()).toEqual([`gift ${STICKERS}×1`, `${LAMP}×1`]);
    expect(await back).toEqual({ ok: true });
    expect(shop.writes.slice(3).map(({ path }) => path)).toEqual(['change', 'add']);
    expect(shop.lines().map(({ charged }) => charged)).toEqual([0, 8000]);
  });

  it('needs one write when no gift changes', async () => {
    const shop = await aShop();
    await shop.add(LAMP, 2);
    const before = shop.writes.length;
    await priced(shop, MONTHLY, 7200);
    expect(shop.writes.slice(before).map(({ path }) => path)).toEqual(['change']);
  });
});

describe('variant swap of a line', () => {
  it('keeps units and properties, and removes the old line last', async () => {
    const shop = await aShop();
    const properties = { Engraving: 'For Mia' };
    await shop.cartStore.dispatch({
      type: 'add',
      items: [{ variantId: TOTE.sand, quantity: 2, properties, sellingPlanId: null }],
    });
    const swapped = swap(shop, TOTE.sand, TOTE.ink);
    expect(shop.contents()).toEqual([`${TOTE.ink}×2`]);
    expect(await swapped).toEqual({ ok: true });
    expect(shop.writes.slice(1).map(({ path }) => path)).toEqual(['add', 'change']);
    expect(shop.lines()).toMatchObject([{ variantId: TOTE.ink, quantity: 2, properties }]);
  });

  it('removes the gift with the old line when the new one costs less', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    expect(await swap(shop, LAMP, MUG)).toEqual({ ok: true });
    expect(shop.writes.slice(1)).toMatchObject([
      { path: 'add', items: [{ variantId: MUG }] },
      { path: 'update' },
    ]);
    expect(shop.contents()).toEqual([`${MUG}×1`]);
  });

  it('adds the gift when the new one costs more', async () => {
    const shop = await aShop();
    await shop.add(MUG);
    await swap(shop, MUG, LAMP);
    expect(shop.writes).toHaveLength(3);
    expect(shop.writes[1]).toMatchObject({
      path: 'add',
      items: [{ variantId: LAMP }, { variantId: STICKERS }],
    });
    expect(shop.contents().sort()).toEqual([`${LAMP}×1`, `gift ${STICKERS}×1`]);
  });

  it('keeps the old line when the new variant is sold out', async () => {
    const shop = await aShop({ soldOut: [TOTE.ink] });
    await shop.add(TOTE.sand, 2);
    const outcome = await swap(shop, TOTE.sand, TOTE.ink);
    expect(outcome).toMatchObject({ ok: false, code: 'refused' });
    expect(outcome.ok || outcome.message).toContain('sold out');
    expect(shop.contents()).toEqual([`${TOTE.sand}×2`]);
  });

  it('keeps the old line when stock is short, and returns the added units', async () => {
    const shop = await aShop({ stock: new Map([[TOTE.ink, 1]]) });
    await shop.add(TOTE.sand, 2);
    expect(await swap(shop, TOTE.sand, TOTE.ink)).toMatchObject({ ok: false, code: 'refused' });
    expect(shop.contents()).toEqual([`${TOTE.sand}×2`]);
  });

  it('finds the old line after its key changed', async () => {
    const config = aConfig({ useLineItemMode: true });
    const shop = await aShop({ config });
    await shop.add(MUG, 4);
    expect(await swap(shop, MUG, LAMP)).toEqual({ ok: true });
    expect(shop.contents()).toContain(`${LAMP}×4`);
    expect(shop.contents().filter((each) => each.startsWith(`${MUG}`))).toEqual([]);
  });

  it('picks the variant of a gift line', async () => {
    const shop = await aShop();
    await shop.add(LAMP, 2);
    await shop.cartStore.dispatch({ type: 'pick_gift', giftId: TOTE_GIFT, variantId: TOTE.moss });
    const line = lineOf(shop, TOTE.moss, true);
    await shop.cartStore.dispatch({ type: 'swap_variant', line, variantId: TOTE.ink });
    expect(shop.contents()).toContain(`gift ${TOTE.ink}×1`);
    expect(shop.contents()).not.toContain(`gift ${TOTE.moss}×1`);
  });

  it('returns the remaining step when the old line couldn’t be removed', async () => {
    let cut = false;
    const shop = await aShop({
      fault: ({ path }) =>
        cut && path === 'change'
          ? Promise.resolve({ ok: false, code: 'busy', message: '', retryAfter: null })
          : null,
    });
    await shop.add(TOTE.sand);
    cut = true;
    const outcome = await swap(shop, TOTE.sand, TOTE.ink);
    expect(outcome).toMatchObject({ code: 'busy', left: { type: 'set_quantity', quantity: 0 } });
    cut = false;
    if (!outcome.ok && outcome.left) await shop.cartStore.dispatch(outcome.left);
    expect(shop.contents()).toEqual([`${TOTE.ink}×1`]);
  });
});

describe('subscription change', () => {
  it('needs one write in either direction', async () => {
    const shop = await aShop();
    await shop.add(MUG);
    expect(await plan(shop, MUG, MONTHLY)).toEqual({ ok: true });
    expect(shop.lines()).toMatchObject([
      { sellingPlan: { id: MONTHLY }, linePrice: 2700, priceWithoutPlan: 3000 },
    ]);
    const back = plan(shop, MUG, null);
    expect(shop.lines()).toMatchObject([{ sellingPlan: null, linePrice: 3000 }]);
    await back;
    expect(shop.writes.slice(1)).toMatchObject([
      { path: 'change', sellingPlanId: MONTHLY },
      { path: 'change', sellingPlanId: null },
    ]);
  });

  it('is refused with the store’s message', async () => {
    const shop = await aShop();
    await shop.add(MUG);
    const outcome = await plan(shop, MUG, 99);
    expect(outcome).toMatchObject({ ok: false, code: 'refused' });
    expect(outcome.ok || outcome.message).toContain('selling plan');
    expect(shop.lines()).toMatchObject([{ sellingPlan: null }]);
  });

  it('loses the gift when the price drops below its tier', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    await plan(shop, LAMP, MONTHLY);
    expect(shop.writes).toHaveLength(3);
    expect(shop.contents()).toEqual([`${LAMP}×1`]);
  });

  it('is applied once when only the response was lost', async () => {
    let lose = false;
    const shop = await aShop({
      fault: (_request, commit) =>
        lose
          ? commit().then(() => {
              lose = false;
              return { ok: false, code: 'lost', message: '', retryAfter: null };
            })
          : null,
    });
    await shop.add(MUG);
    lose = true;
    expect(await plan(shop, MUG, MONTHLY)).toEqual({ ok: true });
    expect(shop.writes).toHaveLength(2);
  });
});

describe('discount codes', () => {
  it('are sent as a complete set and removed one by one', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    expect(await codes(shop, ['FIFTH'])).toEqual({ ok: true });
    expect(await codes(shop, ['TENNER', 'fifth'])).toEqual({ ok: true });
    await codes(shop, [], ['fifth']);
    expect(shop.writes.slice(1)).toEqual([
      { path: 'update', codes: ['FIFTH'] },
      { path: 'update', codes: ['FIFTH', 'TENNER'] },
      { path: 'update', codes: ['TENNER'] },
    ]);
    expect(shop.cartStore.truth.value?.codes).toEqual([{ code: 'TENNER', applicable: true }]);
  });

  it('are reported when they give nothing', async () => {
    const shop = await aShop();
    await shop.add(MUG);
    const outcome = await codes(shop, ['NONSENSE']);
    expect(outcome).toMatchObject({ ok: false, code: 'code_unusable', path: 'NONSENSE' });
    expect(shop.cartStore.truth.value?.codes).toEqual([{ code: 'NONSENSE', applicable: false }]);
  });

  it('withdraw a gift with one more write and restore it when they are removed', async () => {
    const shop = await aShop({ config: aConfig({ excludeDiscountInSubtotal: false }) });
    await shop.add(LAMP);
    await codes(shop, ['FIFTH']);
    expect(shop.writes).toHaveLength(3);
    expect(shop.contents()).toEqual([`${LAMP}×1`]);
    await shop.cartStore.dispatch({ type: 'settle' });
    expect(shop.writes).toHaveLength(3);
    await codes(shop, [], ['FIFTH']);
    expect(shop.writes).toHaveLength(5);
    expect(shop.contents()).toContain(`gift ${STICKERS}×1`);
  });
});

describe('nested line', () => {
  const aFamily = async () => {
    const shop = await aShop();
    await shop.add(TOTE.sand);
    const { key } = lineOf(shop, TOTE.sand);
    const child = { variantId: MUG, quantity: 1, properties: {}, sellingPlanId: null, parentKey: key };
    await shop.port.write({ path: 'add', items: [child] });
    await shop.cartStore.refresh();
    return shop;
  };

  it('leaves with its parent, together with the gift both earned', async () => {
    const shop = await aFamily();
    await shop.set(MUG, 2);
    expect(shop.contents()).toContain(`gift ${STICKERS}×1`);
    const removed = shop.set(TOTE.sand, 0);
    expect(shop.contents()).toEqual([]);
    await removed;
    expect(shop.contents()).toEqual([]);
    expect(shop.writes.at(-1)).toMatchObject({ path: 'update' });
  });

  it('is raised in place, with the gift beside it instead of nested', async () => {
    const shop = await aFamily();
    await shop.set(MUG, 2);
    const parent = shop.lines().find(({ variantId }) => variantId === TOTE.sand);
    const under = shop.lines().filter(({ parentKey }) => parentKey === parent?.key);
    expect(under).toMatchObject([{ variantId: MUG, quantity: 2 }]);
    expect(shop.lines().find(({ variantId }) => variantId === STICKERS)?.parentKey).toBeNull();
  });

  it('stays nested after a variant swap', async () => {
    const shop = await aFamily();
    expect(await swap(shop, MUG, LAMP)).toEqual({ ok: true });
    const parent = shop.lines().find(({ variantId }) => variantId === TOTE.sand);
    expect(shop.lines().find(({ variantId }) => variantId === LAMP)?.parentKey).toBe(parent?.key);
    expect(shop.contents()).not.toContain(`${MUG}×1`);
  });
});
