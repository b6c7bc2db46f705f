import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryPorts } from '../platform/memory/memory-ports';
import type { CartResponse } from '../state/ports/cart-port';
import { aRules, aShop, LAMP, MUG, type ShopOptions, STICKERS } from '../testing/shop';
import { createSession } from './session';

const failure = (code: 'busy' | 'lost'): CartResponse => ({ ok: false, code, message: '', retryAfter: null });

/** An open cart and its form, which counts its submissions. */
async function checkout(options: ShopOptions = {}) {
  const shop = await aShop(options);
  let reads = 0;
  let responses = Promise.resolve();
  const port = {
    ...shop.port,
    read: async () => {
      reads++;
      await responses;
      return shop.port.read();
    },
  };
  const isOpen = signal(true);
  const ports = memoryPorts(port);
  const session = createSession({
    ports: { ...ports, page: { ...ports.page, isOpen } },
    rules: aRules(options.config),
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.refresh();
  const item = (variantId: number, quantity: number) => ({
    variantId,
    quantity,
    properties: {},
    sellingPlanId: null,
  });
  const add = (quantity: number, variantId = MUG) =>
    session.dispatch({ type: 'add', items: [item(variantId, quantity)] });
  let sent = 0;
  let pending: Promise<void> | undefined;
  const form = {
    requestSubmit: () => {
      if (session.checkout.mayLeave(form, pending)) sent++;
    },
  };
  return {
    session,
    isOpen,
    add,
    /** Starts a pending request of the form and returns a function to complete it. */
    asks: () => {
      let bring = () => {};
      pending = new Promise((resolve) => {
        bring = resolve;
      });
      return () => {
        pending = undefined;
        bring();
      };
    },
    press: () => form.requestSubmit(),
    sent: () => sent,
    reads: () => reads,
    /** Holds reads from now on and returns a function to release them. */
    hang: () => {
      let resolveRead = () => {};
      responses = new Promise((resolve) => {
        resolveRead = resolve;
      });
      return () => resolveRead();
    },
    /** Another script's write with an unseen response. */
    elsewhere: (quantity: number, variantId = MUG) =>
      shop.port.write({ path: 'add', items: [item(variantId, quantity)] }),
    removeElsewhere: async (variantId: number) => {
      const response = await shop.port.read();
      const line = response.ok
        ? response.cart?.lines.find((each) => each.variantId === variantId)
        : undefined;
      await shop.port.write({ path: 'change', key: line?.key ?? '', quantity: 0 });
    },
    cart: () => session.cartStore.view.value?.cart,
  };
}

/** Long enough to read a message. */
const aGlance = () => vi.advanceTimersByTimeAsync(500);

/** Long enough for everything that isn't held. */
const settled = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('checkout button', () => {
  it('leaves when the store has the displayed cart', async () => {
    const { add, press, sent } = await checkout();
    await add(2);
    press();
    await settled();
    expect(sent()).toBe(1);
  });

  it.each([
    ['open', true],
    ['closed, with the button pressed on the cart page', false],
  ])('waits for pending form requests in a cart that is %s', async (_name, open) => {
    const { add, asks, isOpen, press, sent } = await checkout();
    await add(2);
    isOpen.value = open;
    const bring = asks();
    press();
    await vi.advanceTimersByTimeAsync(500);
    expect(sent()).toBe(0);
    bring();
    await settled();
    expect(sent()).toBe(1);
  });

  it('shows new amounts first when the store’s cart differs', async () => {
    const { session, add, elsewhere, press, sent, cart } = await checkout();
    await add(1);
    await elsewhere(1);
    press();
    await settled();
    expect(sent()).toBe(0);
    expect(session.checkout.heldUp()).toBe('changed');
    expect(cart()?.total).toBe(6000);
    // The second of two impatient clicks doesn't confirm an unread message.
    await vi.advanceTimersByTimeAsync(100);
    press();
    await settled();
    expect([session.checkout.heldUp(), sent()]).toEqual(['changed', 0]);
    await aGlance();
    press();
    await settled();
    expect(sent()).toBe(1);
    expect(session.checkout.heldUp()).toBeNull();
  });

  it('removes a lost gift before leaving', async () => {
    const { session, add, removeElsewhere, press, sent, cart } = await checkout();
    await add(1, LAMP);
    await add(1);
    expect(cart()?.lines.map(({ variantId }) => variantId)).toContain(STICKERS);
    await removeElsewhere(LAMP);
    press();
    await settled();
    expect(sent()).toBe(0);
    expect(session.checkout.heldUp()).toBe('changed');
    expect(cart()?.lines.map(({ variantId }) => variantId)).toEqual([MUG]);
  });

  it('reports a missing response after a second and leaves on the next press', async () => {
    const { session, add, hang, press, sent } = await checkout();
    await add(1);
    hang();
    press();
    await vi.advanceTimersByTimeAsync(999);
    expect([session.checkout.heldUp(), session.checkout.leaving.value.size]).toEqual([null, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([session.checkout.heldUp(), session.checkout.leaving.value.size, sent()]).toEqual([
      'unchecked',
      0,
      0,
    ]);
    await aGlance();
    press();
    await vi.advanceTimersByTimeAsync(1001);
    expect(sent()).toBe(1);
  });

  it('leaves once the store responds again, after any number of timeouts', async () => {
    const { session, add, elsewhere, hang, press, sent } = await checkout();
    await add(1);
    const respond = hang();
    press();
    await vi.advanceTimersByTimeAsync(1001);
    await elsewhere(1);
    await aGlance();
    press();
    await vi.advanceTimersByTimeAsync(500);
    respond();
    await settled();
    expect([session.checkout.heldUp(), sent()]).toEqual(['changed', 0]);
  });

  it('stops waiting for pending requests after a timeout', async () => {
    const { session, add, hang, press, sent } = await checkout();
    await add(1);
    hang();
    void session.refresh();
    void add(1);
    press();
    await vi.advanceTimersByTimeAsync(8001);
    expect([session.checkout.heldUp(), sent()]).toEqual(['unchecked', 0]);
    await aGlance();
    press();
    await vi.advanceTimersByTimeAsync(2002);
    expect(sent()).toBe(1);
  });

  it('clears the message when a late response matches', async () => {
    const { session, add, hang, press, sent } = await checkout();
    await add(1);
    const respond = hang();
    press();
    await vi.advanceTimersByTimeAsync(1000);
    respond();
    await settled();
    expect([session.checkout.heldUp(), sent()]).toEqual([null, 0]);
  });

  it('holds again after a late response that differs', async () => {
    const { session, add, elsewhere, hang, press, sent, cart } = await checkout();
    await add(1);
    await elsewhere(1);
    const respond = hang();
    press();
    await vi.advanceTimersByTimeAsync(1000);
    respond();
    await settled();
    expect([session.checkout.heldUp(), cart()?.total]).toEqual([null, 6000]);
    await elsewhere(1);
    press();
    await settled();
    expect([session.checkout.heldUp(), sent()]).toEqual(['changed', 0]);
  });

  it('shares one read between focus and press', async () => {
    const { session, add, press, reads, sent } = await checkout();
    await add(1);
    const before = reads();
    session.checkout.aim(false);
    session.checkout.aim(true);
    await vi.advanceTimersByTimeAsync(80);
    press();
    await settled();
    expect([reads() - before, sent()]).toEqual([1, 1]);
  });

  it('shows changes first that a read on focus found', async () => {
    const { session, add, elsewhere, press, sent, cart } = await checkout();
    await add(1);
    await elsewhere(1);
    session.checkout.aim(true);
    await vi.advanceTimersByTimeAsync(80);
    expect(cart()?.total).toBe(6000);
    press();
    await settled();
    expect([session.checkout.heldUp(), sent()]).toEqual(['changed', 0]);
  });

  it('ignores a read that started before the press or in the middle of a long one', async () => {
    const { session, add, elsewhere, press, sent } = await checkout();
    await add(1);
    session.checkout.aim(false);
    await vi.advanceTimersByTimeAsync(50);
    await elsewhere(1);
    press();
    await settled();
    expect([session.checkout.heldUp(), sent()]).toEqual(['changed', 0]);
    session.checkout.aim(true);
    await vi.advanceTimersByTimeAsync(2000);
    await elsewhere(1);
    press();
    await settled();
    expect([session.checkout.heldUp(), sent()]).toEqual(['changed', 0]);
  });

  it('reminds of unpicked gifts and leaves on the next press', async () => {
    const { session, add, press, sent } = await checkout();
    let reminders = 1;
    session.checkout.remind = () => reminders-- > 0;
    await add(1);
    press();
    await settled();
    expect([session.checkout.heldUp(), session.checkout.leaving.value.size, sent()]).toEqual(['gift', 0, 0]);
    // The second of two impatient clicks comes before the message is read.
    press();
    await settled();
    expect([session.checkout.heldUp(), sent()]).toEqual(['gift', 0]);
    await aGlance();
    press();
    await settled();
    expect([session.checkout.heldUp(), sent()]).toEqual([null, 1]);
  });

  it('clears the reminder when the cart changes', async () => {
    const { session, add, press } = await checkout();
    session.checkout.remind = () => true;
    await add(1);
    press();
    await settled();
    await add(1);
    expect(session.checkout.heldUp()).toBeNull();
  });

  it('doesn’t remind when the cart is closed and the theme’s button was pressed', async () => {
    const { session, add, asks, isOpen, press, sent } = await checkout();
    session.checkout.remind = () => true;
    await add(1);
    isOpen.value = false;
    press();
    await settled();
    expect(sent()).toBe(1);
    // The cart opens while the form's request is pending.
    const bring = asks();
    press();
    isOpen.value = true;
    bring();
    await settled();
    expect([session.checkout.heldUp(), sent()]).toEqual([null, 2]);
  });

  it('doesn’t remind before the amounts are right or without a response', async () => {
    const { session, add, elsewhere, hang, press, sent } = await checkout();
    session.checkout.remind = () => true;
    await add(1);
    await elsewhere(1);
    press();
    await settled();
    expect(session.checkout.heldUp()).toBe('changed');
    const respond = hang();
    await aGlance();
    press();
    await vi.advanceTimersByTimeAsync(1001);
    expect(session.checkout.heldUp()).toBe('unchecked');
    await aGlance();
    press();
    await vi.advanceTimersByTimeAsync(1001);
    expect(sent()).toBe(1);
    respond();
  });

  it('waits for pending and new actions, and leaves once', async () => {
    const { add, press, sent } = await checkout();
    await add(1);
    const first = add(1);
    press();
    press();
    const second = add(1);
    await Promise.all([first, second]);
    await settled();
    // Changes after the press weren't visible above the button at the time.
    expect(sent()).toBe(0);
    await aGlance();
    press();
    await settled();
    expect(sent()).toBe(1);
  });

  it.each(['busy', 'lost'] as const)('stays when the change ends %s', async (code) => {
    let failing = false;
    const { session, add, press, sent } = await checkout({
      fault: () => (failing ? Promise.resolve(failure(code)) : null),
    });
    await add(1);
    failing = true;
    void add(1);
    press();
    await settled();
    expect(sent()).toBe(0);
    expect(session.error.value).not.toBeNull();
    // The shopper has read it, so another press continues.
    failing = false;
    press();
    await settled();
    expect(sent()).toBe(1);
  });

  it('stays when stock was short, even if a later change succeeds', async () => {
    const { session, add, press, sent } = await checkout({ stock: new Map([[MUG, 2]]) });
    void add(5);
    void session.dispatch({ type: 'note', note: 'Ring twice' });
    press();
    await settled();
    expect(sent()).toBe(0);
    expect(session.lineErrors.value.size).toBe(1);
  });
});
