import { describe, expect, it } from 'vitest';
import type { CartAnswer, CartPort } from '../platform/cart-port';
import { memoryPorts } from '../platform/memory/memory-ports';
import { aRules, aShop, MUG } from '../testing/shop';
import { createSession } from './session';

const LOST: CartAnswer = { ok: false, code: 'lost', message: '', retryAfter: null };

/** A session over a store that can be cut off; `swallow` lets writes through but loses what comes back. */
async function aSession() {
  const { port } = await aShop();
  const line = { cut: false, swallow: false };
  const cart: CartPort = {
    read: async () => (line.cut ? LOST : port.read()),
    write: async (request) => {
      if (!line.cut) return port.write(request);
      if (line.swallow) await port.write(request);
      return LOST;
    },
  };
  const session = createSession({
    ports: memoryPorts(cart),
    rules: aRules(),
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.refresh();
  const add = () =>
    session.dispatch({
      type: 'add',
      items: [{ variantId: MUG, quantity: 1, properties: {}, sellingPlanId: null }],
    });
  const shown = () => session.kernel.view.value?.cart;
  return {
    session,
    line,
    add,
    units: () => shown()?.lines.find(({ variantId }) => variantId === MUG)?.quantity ?? 0,
    total: () => shown()?.total,
  };
}

describe('a store that cannot be reached', () => {
  it('leaves the cart as it was, with all that waited given up at once', async () => {
    const { session, line, add, units, total } = await aSession();
    await add();
    line.cut = true;
    const outcomes = Promise.all([add(), session.dispatch({ type: 'note', note: 'x' }), add()]);
    expect(units()).toBe(3);
    expect((await outcomes).map(({ ok }) => ok)).toEqual([false, false, false]);
    expect([units(), total()]).toEqual([1, 3000]);
    expect(session.error.value).toContain('could not be reached');
  });

  it('is asked for the same again when the shopper says so', async () => {
    const { session, line, add, units } = await aSession();
    line.cut = true;
    await Promise.all([add(), session.dispatch({ type: 'note', note: 'Ring twice' })]);
    await session.again();
    expect(session.error.value).not.toBeNull();
    line.cut = false;
    await session.again();
    await session.allDone();
    expect(units()).toBe(1);
    expect(session.kernel.truth.value?.note).toBe('Ring twice');
    expect([session.error.value, session.retry.value]).toEqual([null, null]);
  });

  it('gets nothing twice that was added although no answer came', async () => {
    const { session, line, add, units } = await aSession();
    line.cut = line.swallow = true;
    await add();
    line.cut = false;
    const before = units();
    await session.again();
    await session.allDone();
    expect(before).toBe(0);
    expect(units()).toBe(1);
    expect(session.error.value).toBeNull();
  });

  it('is no longer spoken of when the cart can be read again, or something else is done', async () => {
    const { session, line, add } = await aSession();
    line.cut = true;
    await add();
    line.cut = false;
    await session.refresh();
    expect(session.error.value).toBeNull();
    line.cut = true;
    expect((await session.refresh()).ok).toBe(false);
    expect(session.retry.value).toEqual([]);
    line.cut = false;
    await add();
    expect([session.error.value, session.retry.value]).toEqual([null, null]);
  });

  it('offers no second try of what was refused', async () => {
    const { session } = await aSession();
    await session.dispatch({ type: 'pick_gift', giftId: 'no-tier:9', variantId: 1 });
    expect(session.error.value).toContain('gift');
    expect(session.retry.value).toBeNull();
  });
});
