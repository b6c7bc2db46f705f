import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { aRules, aShop, LAMP, MUG, STICKERS } from '../../testing/shop';
import type { CartRequest } from '../ports/cart-port';
import type { Sent } from '../ports/intent';
import type { StoreCart } from '../ports/store-cart';
import { createCartStore } from './cart-store';

const item = (variantId: number, quantity = 1) => ({
  variantId,
  quantity,
  properties: {},
  sellingPlanId: null,
});

/** A store with some mugs, a cart store that has not read it, and what was sent to it besides. */
async function aLateCartStore(mugs = 0) {
  const { port, writes } = await aShop();
  if (mugs > 0) await port.write({ path: 'add', items: [item(MUG, mugs)] });
  let reads = 0;
  const ports = memoryPorts({
    ...port,
    read: () => {
      reads++;
      return port.read();
    },
  });
  const cartStore = createCartStore(ports, aRules());
  writes.length = 0;
  const cartNow = async (): Promise<StoreCart | null> => {
    const response = await port.read();
    return response.ok ? response.cart : null;
  };
  return {
    cartStore,
    ports,
    writes,
    reads: () => reads,
    cartNow,
    write: (request: CartRequest) => port.write(request),
    takeUp: (variantId: number, sent: Partial<Sent>, quantity = 1) =>
      cartStore.dispatch({
        type: 'add',
        items: [item(variantId, quantity)],
        sent: Promise.resolve({
          outcome: 'done',
          message: '',
          cart: null,
          kept: null,
          unitsBefore: mugs,
          ...sent,
        }),
      }),
    units: () => cartStore.view.value?.cart.lines.map((line) => [line.variantId, line.quantity]),
  };
}

describe('an add that was sent before the cart store was there', () => {
  it('is in the cart that came with it: nothing is read or written', async () => {
    const shop = await aLateCartStore();
    await shop.write({ path: 'add', items: [item(MUG)] });
    shop.writes.length = 0;
    expect(await shop.takeUp(MUG, { cart: await shop.cartNow() })).toEqual({ ok: true });
    expect([shop.reads(), shop.writes, shop.units()]).toEqual([0, [], [[MUG, 1]]]);
  });

  it('has its gift added by a second write', async () => {
    const shop = await aLateCartStore();
    await shop.write({ path: 'add', items: [item(LAMP)] });
    shop.writes.length = 0;
    await shop.takeUp(LAMP, { cart: await shop.cartNow() });
    expect(shop.writes).toMatchObject([{ path: 'add', items: [{ variantId: STICKERS }] }]);
  });

  it('is never shown twice, also while its gift is on its way', async () => {
    const shop = await aLateCartStore();
    await shop.write({ path: 'add', items: [item(LAMP)] });
    const seen: unknown[] = [];
    shop.cartStore.view.subscribe((view) => {
      const units = view?.cart.lines
        .filter(({ variantId }) => variantId === LAMP)
        .map((line) => line.quantity);
      if (units) seen.push(units[0]);
    });
    await shop.takeUp(LAMP, { cart: await shop.cartNow() });
    expect(new Set(seen)).toEqual(new Set([1]));
  });

  it('is read again where another tab has changed the cart since', async () => {
    const shop = await aLateCartStore();
    await shop.write({ path: 'add', items: [item(MUG)] });
    const then = await shop.cartNow();
    await shop.write({ path: 'add', items: [item(MUG)] });
    shop.ports.storage.write('cartwright:choices', 'of another tab');
    await shop.takeUp(MUG, { cart: then });
    expect([shop.reads(), shop.units()]).toEqual([1, [[MUG, 2]]]);
  });

  it('is sent again where the store was busy', async () => {
    const shop = await aLateCartStore(1);
    expect(await shop.takeUp(MUG, { outcome: 'busy' })).toEqual({ ok: true });
    expect(shop.units()).toEqual([[MUG, 2]]);
  });

  it('is not sent again where its answer was lost and it is there', async () => {
    const shop = await aLateCartStore(1);
    await shop.write({ path: 'add', items: [item(MUG)] });
    shop.writes.length = 0;
    await shop.takeUp(MUG, { outcome: 'lost' });
    expect([shop.writes, shop.units()]).toEqual([[], [[MUG, 2]]]);
  });

  it('is sent again where its answer was lost and the cart is as it was', async () => {
    const shop = await aLateCartStore(1);
    await shop.takeUp(MUG, { outcome: 'lost' });
    expect(shop.units()).toEqual([[MUG, 2]]);
  });

  it('is told as refused, in the store’s words, and the rest of the cart is shown', async () => {
    const shop = await aLateCartStore(1);
    expect(await shop.takeUp(LAMP, { outcome: 'refused', message: 'Sold out.' })).toMatchObject({
      ok: false,
      code: 'refused',
      message: 'Sold out.',
    });
    expect(shop.units()).toEqual([[MUG, 1]]);
  });

  it('is not sent a second time when the page is left meanwhile', async () => {
    const shop = await aLateCartStore(1);
    await shop.cartStore.refresh();
    void shop.cartStore.dispatch({ type: 'add', items: [item(MUG)], sent: new Promise(() => undefined) });
    shop.cartStore.leave();
    expect(shop.writes).toEqual([]);
  });
});

describe('a page that is left before the cart was read', () => {
  it('sends what was to be added, once', async () => {
    const shop = await aLateCartStore();
    void shop.cartStore.dispatch({ type: 'add', items: [item(MUG)] });
    shop.cartStore.leave();
    await new Promise((resolve) => setTimeout(resolve));
    const response = await shop.cartNow();
    expect(response?.lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([[MUG, 1]]);
  });
});

describe('quantities of a theme’s form', () => {
  it('go by key in one write, and what they lose goes by another', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    const [lamp] = shop.lines().filter(({ variantId }) => variantId === LAMP);
    shop.writes.length = 0;
    await shop.cartStore.dispatch({ type: 'set_quantities', quantities: { [lamp?.key ?? '']: 0 } });
    expect(shop.contents()).toEqual([]);
    expect(shop.writes.map(({ path }) => path)).toEqual(['update', 'update']);
  });

  it('go in the order of the lines', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    await shop.add(MUG, 3);
    const quantities = shop
      .lines()
      .map(({ variantId }) => (variantId === MUG ? 1 : variantId === LAMP ? 2 : 1));
    await shop.cartStore.dispatch({ type: 'set_quantities', quantities });
    expect(
      shop
        .contents()
        .filter((line) => !line.startsWith('gift'))
        .sort(),
    ).toEqual([`${MUG}×1`, `${LAMP}×2`]);
  });

  it.each([true, false])('are sent again only if they have not arrived (%s)', async (arrives) => {
    let lost = false;
    const shop = await aShop({
      fault: (request, commit) => {
        if (!lost || request.path !== 'update') return null;
        lost = false;
        const response = { ok: false, code: 'lost', message: '', retryAfter: null } as const;
        return arrives ? commit().then(() => response) : Promise.resolve(response);
      },
    });
    await shop.add(MUG, 2);
    shop.writes.length = 0;
    lost = true;
    await shop.cartStore.dispatch({ type: 'set_quantities', quantities: [1] });
    expect(shop.contents()).toEqual([`${MUG}×1`]);
    expect(shop.writes).toHaveLength(arrives ? 1 : 2);
  });
});
