import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../platform/memory/memory-ports';
import { readResponse } from '../platform/shopify/read-response';
import { type CartPort, type CartResponse, NO_ANSWER } from '../state/ports/cart-port';
import { nameOf } from '../state/ports/line-name';
import { aRules, aShop, MUG, TOTE } from '../testing/shop';
import { createSession } from './session';

/**
 * A session over a store that can be cut off, with what comes back then; `swallow` lets writes through but loses what
 * comes back.
 */
async function aSession() {
  const { port } = await aShop();
  /** `cutAfter`: number of writes before the connection is cut. */
  const line = {
    cut: false,
    swallow: false,
    cutAfter: Number.POSITIVE_INFINITY,
    response: NO_ANSWER as CartResponse,
  };
  const cart: CartPort = {
    read: async () => (line.cut ? line.response : port.read()),
    write: async (request) => {
      if (!line.cut && line.cutAfter-- > 0) return port.write(request);
      line.cut = true;
      if (line.swallow) await port.write(request);
      return line.response;
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
  const shown = () => session.cartStore.view.value?.cart;
  return {
    session,
    line,
    add,
    shown,
    units: () => shown()?.lines.find(({ variantId }) => variantId === MUG)?.quantity ?? 0,
    total: () => shown()?.total,
  };
}

describe('unreachable store', () => {
  it('restores the cart and fails all waiting actions at once', async () => {
    const { session, line, add, units, total } = await aSession();
    await add();
    line.cut = true;
    const outcomes = Promise.all([add(), session.dispatch({ type: 'note', note: 'x' }), add()]);
    expect(units()).toBe(3);
    expect((await outcomes).map(({ ok }) => ok)).toEqual([false, false, false]);
    expect([units(), total()]).toEqual([1, 3000]);
    expect(session.error.value).toContain('couldn’t be reached');
  });

  it('is distinguished from a store that responds with an error', async () => {
    const { session, line, add } = await aSession();
    line.response = readResponse('get', { status: 500, body: null, retryAfter: null });
    line.cut = true;
    expect(await add()).toMatchObject({ code: 'lost', message: expect.stringContaining('at the store') });
    expect(session.error.value).not.toContain('connection');
    expect((await session.refresh()).ok).toBe(false);
    expect(session.error.value).toContain('at the store');
    line.response = NO_ANSWER;
    expect(await add()).toMatchObject({ code: 'lost', message: expect.stringContaining('connection') });
  });

  it('gets the same actions again on retry', async () => {
    const { session, line, add, units } = await aSession();
    line.cut = true;
    await Promise.all([add(), session.dispatch({ type: 'note', note: 'Ring twice' })]);
    await session.again();
    expect(session.error.value).not.toBeNull();
    line.cut = false;
    await session.again();
    await session.allDone();
    expect(units()).toBe(1);
    expect(session.cartStore.truth.value?.note).toBe('Ring twice');
    expect([session.error.value, session.retry.value]).toEqual([null, null]);
  });

  it('doesn’t get an add twice when only the response was lost', async () => {
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

  it('clears its error on the next successful read or action', async () => {
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

  it('gets typed texts automatically once it is reachable', async () => {
    const { session, line, add, units } = await aSession();
    line.cut = true;
    const attributes = (values: Record<string, string>) =>
      session.dispatch({ type: 'attributes', attributes: values });
    await session.dispatch({ type: 'note', note: 'Ring' });
    await attributes({ gift: 'yes' });
    await Promise.all([session.dispatch({ type: 'note', note: 'Ring twice' }), attributes({ card: 'Mia' })]);
    line.cut = false;
    await add();
    await session.allDone();
    expect(units()).toBe(1);
    expect(session.cartStore.truth.value).toMatchObject({
      note: 'Ring twice',
      attributes: { gift: 'yes', card: 'Mia' },
    });
    expect([session.error.value, session.retry.value]).toEqual([null, null]);
  });

  it('gets only the second half of an interrupted swap', async () => {
    const { session, line, shown } = await aSession();
    const item = { variantId: TOTE.sand, quantity: 2, properties: {}, sellingPlanId: null };
    await session.dispatch({ type: 'add', items: [item] });
    line.cutAfter = 1;
    await session.dispatch({ type: 'swap_variant', line: { key: '', ...item }, variantId: TOTE.ink });
    expect(shown()?.lines).toHaveLength(2);
    line.cut = false;
    line.cutAfter = 9;
    await session.again();
    await session.allDone();
    expect(shown()?.lines).toMatchObject([{ variantId: TOTE.ink, quantity: 2 }]);
  });

  it('gets no swap again when only the response was lost', async () => {
    const { session, line, shown } = await aSession();
    const item = { variantId: TOTE.sand, quantity: 1, properties: {}, sellingPlanId: null };
    await session.dispatch({ type: 'add', items: [item] });
    line.cut = line.swallow = true;
    await session.dispatch({ type: 'swap_variant', line: { key: '', ...item }, variantId: TOTE.ink });
    line.cut = false;
    await session.again();
    await session.allDone();
    expect(shown()?.lines).toMatchObject([{ variantId: TOTE.ink, quantity: 1 }]);
  });

  it('shows a refusal at its line', async () => {
    const { session, add, shown } = await aSession();
    await add();
    const [mug] = shown()?.lines ?? [];
    if (!mug) throw new Error('Nothing was added');
    await session.dispatch({ type: 'set_plan', line: nameOf(mug), sellingPlanId: 99 });
    expect([...session.lineErrors.value.values()].join()).toContain('selling plan');
    expect(session.error.value).toBeNull();
  });

  it('offers no retry for a refused action', async () => {
    const { session } = await aSession();
    await session.dispatch({ type: 'pick_gift', giftId: 'no-tier:9', variantId: 1 });
    expect(session.error.value).toContain('gift');
    expect(session.retry.value).toBeNull();
  });
});
