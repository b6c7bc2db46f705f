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

/** A store with some mugs, an unread cart store, and the requests sent. */
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

describe('add sent before the cart store loaded', () => {
  it('uses the cart of its response without a read or write', async () => {
    const shop = await aLateCartStore();
    await shop.write({ path: 'add', items: [item(MUG)] });
    shop.writes.length = 0;
    expect(await shop.takeUp(MUG, { cart: await shop.cartNow() })).toEqual({ ok: true });
    expect([shop.reads(), shop.writes, shop.units()]).toEqual([0, [], [[MUG, 1]]]);
  });

  it('adds its gift with a second write', async () => {
    const shop = await aLateCartStore();
    await shop.write({ path: 'add', items: [item(LAMP)] });
    shop.writes.length = 0;
    await shop.takeUp(LAMP, { cart: await shop.cartNow() });
    expect(shop.writes).toMatchObject([{ path: 'add', items: [{ variantId: STICKERS }] }]);
  });

  it('is never shown twice, even while its gift is pending', async () => {
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

  it('reads the cart again after a change in another tab', async () => {
    const shop = await aLateCartStore();
    await shop.write({ path: 'add', items: [item(MUG)] });
    const then = await shop.cartNow();
    await shop.write({ path: 'add', items: [item(MUG)] });
    shop.ports.storage.write('cartwright:choices', 'of another tab');
    await shop.takeUp(MUG, { cart: then });
    expect([shop.reads(), shop.units()]).toEqual([1, [[MUG, 2]]]);
  });

  it('is sent again when the store was busy', async () => {
    const shop = await aLateCartStore(1);
    expect(await shop.takeUp(MUG, { outcome: 'busy' })).toEqual({ ok: true });
    expect(shop.units()).toEqual([[MUG, 2]]);
  });

  it('isn’t sent again when its response was lost but it arrived', async () => {
    const shop = await aLateCartStore(1);
    await shop.write({ path: 'add', items: [item(MUG)] });
    shop.writes.length = 0;
    await shop.takeUp(MUG, { outcome: 'lost' });
    expect([shop.writes, shop.units()]).toEqual([[], [[MUG, 2]]]);
  });

  it('is sent again when its response was lost and it didn’t arrive', async () => {
    const shop = await aLateCartStore(1);
    await shop.takeUp(MUG, { outcome: 'lost' });
    expect(shop.units()).toEqual([[MUG, 2]]);
  });

  it('shows the store’s refusal and the rest of the cart', async () => {
    const shop = await aLateCartStore(1);
    expect(await shop.takeUp(LAMP, { outcome: 'refused', message: 'Sold out.' })).toMatchObject({
      ok: false,
      code: 'refused',
      message: 'Sold out.',
    });
    expect(shop.units()).toEqual([[MUG, 1]]);
  });

  it('isn’t sent twice when the page is left', async () => {
    const shop = await aLateCartStore(1);
    await shop.cartStore.refresh();
    void shop.cartStore.dispatch({ type: 'add', items: [item(MUG)], sent: new Promise(() => undefined) });
    shop.cartStore.leave();
    expect(shop.writes).toEqual([]);
  });
});

describe('page left before the cart was read', () => {
  it('sends a waiting add once', async () => {
    const shop = await aLateCartStore();
    void shop.cartStore.dispatch({ type: 'add', items: [item(MUG)] });
    shop.cartStore.leave();
    await new Promise((resolve) => setTimeout(resolve));
    const response = await shop.cartNow();
    expect(response?.lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([[MUG, 1]]);
  });
});

describe('quantities from a theme’s form', () => {
  it('are sent by key in one write, and lost gifts in another', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    const [lamp] = shop.lines().filter(({ variantId }) => variantId === LAMP);
    shop.writes.length = 0;
    await shop.cartStore.dispatch({ type: 'set_quantities', quantities: { [lamp?.key ?? '']: 0 } });
    expect(shop.contents()).toEqual([]);
    expect(shop.writes.map(({ path }) => path)).toEqual(['update', 'update']);
  });

  it('follow the order of the lines', async () => {
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

  it.each([true, false])('are sent again only if they didn’t arrive (%s)', async (arrives) => {
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
