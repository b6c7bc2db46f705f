import { bundleProperties } from '@cartwright/core/bundles/bundle-line';
import { aBundle, aStep, aTier } from '@cartwright/core/testing/a-bundle';
import { keepBuilt } from '@cartwright/storefront-kit/bundles/built-bundles';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { removeBundle } from '../components/bundle-groups/replace-bundle';
import { memoryPorts } from '../platform/memory/memory-ports';
import { lastRemoval, undoRemoval } from '../session/last-removal';
import { lineIds } from '../session/line-ids';
import { createSession } from '../session/session';
import type { AddItem } from '../state/ports/intent';
import { nameOf } from '../state/ports/line-name';
import { aConfig, aRules, aShop, LAMP, MONTHLY, MUG, type ShopOptions, TOTE } from '../testing/shop';
import { virtualTime } from '../testing/virtual-time';
import { watchRemovals } from './watch-removals';

const UNDO_TIMEOUT_MS = 1000;

const item = (variantId: number, quantity = 1, changes: Partial<AddItem> = {}): AddItem => ({
  variantId,
  quantity,
  properties: {},
  sellingPlanId: null,
  ...changes,
});

/** An open cart with these items, whose removals can be undone. */
async function anOpenCart(items: readonly AddItem[], options: ShopOptions = {}) {
  const shop = await aShop(options);
  const ports = memoryPorts(shop.port);
  const isOpen = signal(true);
  const session = createSession({
    ports: { ...ports, page: { ...ports.page, isOpen } },
    rules: aRules(options.config),
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.cartStore.refresh();
  // Adds them one at a time, so that the last one is on top.
  for (const each of items) await session.dispatch({ type: 'add', items: [each] });
  const time = virtualTime(() => undefined);
  let isPaused = false;
  watchRemovals(session, {
    draw: () => undefined,
    isPaused: () => isPaused,
    clock: time,
    timeoutMs: UNDO_TIMEOUT_MS,
  });
  const lines = () => session.cartStore.view.value?.cart.lines ?? [];
  const lineOf = (variantId: number) => {
    const line = lines().find((each) => each.variantId === variantId);
    if (!line) throw new Error(`No line of variant ${variantId}`);
    return line;
  };
  const set = (variantId: number, quantity: number) =>
    session.dispatch({ type: 'set_quantity', line: nameOf(lineOf(variantId)), quantity });
  shop.writes.length = 0;
  return {
    session,
    shop,
    time,
    isOpen,
    set,
    lineOf,
    last: lastRemoval(session),
    remove: (variantId: number) => set(variantId, 0),
    undo: async () => {
      undoRemoval(session);
      await session.allDone();
    },
    hold: (held: boolean) => {
      isPaused = held;
    },
    contents: () => lines().map(({ variantId, quantity }) => `${variantId}×${quantity}`),
  };
}

describe('removed line', () => {
  it('is restored unchanged by one write', async () => {
    const wrapped = item(TOTE.moss, 3, { properties: { Engraving: 'For Mia' }, sellingPlanId: MONTHLY });
    const { shop, remove, undo, lineOf } = await anOpenCart([item(MUG), wrapped]);
    const before = lineOf(TOTE.moss);
    await remove(TOTE.moss);
    shop.writes.length = 0;
    await undo();
    expect(shop.writes).toEqual([{ path: 'add', items: [wrapped] }]);
    const { key: _old, ...asItWas } = before;
    expect(lineOf(TOTE.moss)).toMatchObject(asItWas);
  });

  it('is restored with its earned gifts in the same write', async () => {
    const { shop, remove, undo, contents } = await anOpenCart([item(LAMP)]);
    const before = contents();
    expect(before).toHaveLength(2);
    await remove(LAMP);
    expect(contents()).toEqual([]);
    shop.writes.length = 0;
    await undo();
    expect(shop.writes).toHaveLength(1);
    expect(contents().sort()).toEqual([...before].sort());
  });

  it('is restored with the last visible quantity, even if unconfirmed', async () => {
    const { set, remove, undo, contents } = await anOpenCart([item(MUG, 2)]);
    void set(MUG, 1);
    void remove(MUG);
    await undo();
    expect(contents()).toEqual([`${MUG}×1`]);
  });

  it('can be restored before the store responds', async () => {
    const { remove, undo, contents } = await anOpenCart([item(MUG)]);
    void remove(MUG);
    await undo();
    expect(contents()).toEqual([`${MUG}×1`]);
  });

  it('has its variant’s name and keeps its position', async () => {
    const { last, remove, session, lineOf } = await anOpenCart([item(MUG), item(TOTE.moss)]);
    const cart = session.cartStore.view.value?.cart;
    const mug = cart && lineIds(cart).of(lineOf(MUG));
    await remove(TOTE.moss);
    expect(last.value).toMatchObject({ title: 'tote, Moss', following: [mug] });
  });

  it('can be restored until a timeout, extended while the shopper interacts', async () => {
    const { last, remove, time, hold } = await anOpenCart([item(MUG)]);
    await remove(MUG);
    await time.pass(UNDO_TIMEOUT_MS - 1);
    expect(last.value).not.toBeNull();
    hold(true);
    await time.pass(UNDO_TIMEOUT_MS * 3);
    expect(last.value).not.toBeNull();
    hold(false);
    await time.pass(UNDO_TIMEOUT_MS);
    expect(last.value).toBeNull();
  });

  it('can be restored until the cart closes', async () => {
    const { last, remove, isOpen } = await anOpenCart([item(MUG)]);
    await remove(MUG);
    isOpen.value = false;
    expect(last.value).toBeNull();
  });

  it('can be restored until another line changes, here or in another tab', async () => {
    const here = await anOpenCart([item(MUG), item(TOTE.ink)]);
    await here.remove(MUG);
    void here.set(TOTE.ink, 2);
    expect(here.last.value).toBeNull();

    const elsewhere = await anOpenCart([item(MUG), item(TOTE.ink)]);
    await elsewhere.remove(MUG);
    await elsewhere.shop.port.write({ path: 'add', items: [item(TOTE.sand)] });
    expect(elsewhere.last.value).not.toBeNull();
    await elsewhere.session.refresh();
    expect(elsewhere.last.value).toBeNull();
  });

  it('is replaced by the next removal', async () => {
    const { last, remove, undo, contents } = await anOpenCart([item(MUG), item(TOTE.ink)]);
    await remove(MUG);
    await remove(TOTE.ink);
    expect(last.value?.title).toBe('tote, Ink');
    await undo();
    expect(contents()).toEqual([`${TOTE.ink}×1`]);
  });

  it('can’t be restored after a refused removal', async () => {
    const { last, remove, contents } = await anOpenCart([item(MUG)], {
      fault: ({ path }) =>
        path === 'change'
          ? Promise.resolve({ ok: false, code: 'refused', message: 'No.', retryAfter: null })
          : null,
    });
    await remove(MUG);
    expect(contents()).toEqual([`${MUG}×1`]);
    expect(last.value).toBeNull();
  });

  it('can’t be restored if the cart is closed or the line was only changed', async () => {
    const { last, remove, isOpen, set } = await anOpenCart([item(MUG), item(LAMP)]);
    await set(MUG, 2);
    expect(last.value).toBeNull();
    isOpen.value = false;
    await remove(MUG);
    expect(last.value).toBeNull();
  });

  it('can’t be restored if it is a gift, which has its own way back', async () => {
    const { last, session, shop } = await anOpenCart([item(LAMP)]);
    const gift = session.cartStore.view.value?.cart.lines.find(({ properties }) => properties._source);
    if (!gift) throw new Error('No gift was earned');
    await session.dispatch({ type: 'set_quantity', line: nameOf(gift), quantity: 0 });
    expect(shop.writes).toHaveLength(1);
    expect(last.value).toBeNull();
  });

  it('can’t be restored if nested lines left with it', async () => {
    const { last, session, lineOf, remove, contents } = await anOpenCart([item(MUG)]);
    const parentKey = lineOf(MUG).key;
    await session.dispatch({ type: 'add', items: [item(TOTE.ink, 1, { parentKey })] });
    await remove(MUG);
    expect(contents()).toEqual([]);
    expect(last.value).toBeNull();
  });

  it('is restored under its parent line', async () => {
    const { session, lineOf, remove, undo } = await anOpenCart([item(MUG)]);
    await session.dispatch({
      type: 'add',
      items: [item(TOTE.ink, 1, { parentKey: lineOf(MUG).key })],
    });
    await remove(TOTE.ink);
    await undo();
    expect(lineOf(TOTE.ink).parentKey).toBe(lineOf(MUG).key);
  });

  it('can’t be restored when a template renders the lines', async () => {
    const config = aConfig();
    const template = { version: 1, nodes: [] };
    const drawn = {
      ...config,
      components: config.components.map((each) =>
        each.type === 'cart_items' ? { ...each, template } : each,
      ),
    };
    const { last, remove } = await anOpenCart([item(MUG)], { config: drawn as typeof config });
    await remove(MUG);
    expect(last.value).toBeNull();
  });
});

describe('removed bundle', () => {
  const properties = bundleProperties({ bundleId: '7', instance: 'a', step: 1 });
  const parts = [item(MUG, 2, { properties }), item(LAMP, 1, { properties })];

  it('is restored as a whole by one write', async () => {
    const { session, shop, last, undo, contents } = await anOpenCart(parts);
    const rule = aBundle({ tiers: [aTier(3)] }, { steps: [aStep({})] });
    keepBuilt(session.storage, '7:a', { title: 'Your box', page: 'products/mug', rule });
    const before = contents();
    await removeBundle(session, '7:a');
    expect(contents()).toEqual([]);
    expect(last.value?.title).toBe('Your box');
    shop.writes.length = 0;
    await undo();
    expect(shop.writes).toHaveLength(1);
    expect(contents().sort()).toEqual([...before].sort());
  });

  it('is named by its products if built in another browser', async () => {
    const { session, last } = await anOpenCart(parts);
    await removeBundle(session, '7:a');
    expect(last.value?.title).toBe('lamp + mug');
  });
});
