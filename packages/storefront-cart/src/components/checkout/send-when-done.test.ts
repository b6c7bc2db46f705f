import { describe, expect, it } from 'vitest';
import { createSession } from '../../drawer/session';
import type { CartAnswer } from '../../platform/cart-port';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { aRules, aShop, MUG, type ShopOptions } from '../../testing/shop';
import { sendWhenDone } from './send-when-done';

const failure = (code: 'busy' | 'lost'): CartAnswer => ({ ok: false, code, message: '', retryAfter: null });

/** A cart with one mug, and a form that counts how often it was sent. */
async function checkout(options: ShopOptions = {}) {
  const shop = await aShop(options);
  const session = createSession({
    ports: memoryPorts(shop.port),
    rules: aRules(),
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.refresh();
  const add = (quantity: number) =>
    session.dispatch({
      type: 'add',
      items: [{ variantId: MUG, quantity, properties: {}, sellingPlanId: null }],
    });
  let sent = 0;
  const form = { requestSubmit: () => sent++ };
  return { session, add, form, sent: () => sent };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('the way to checkout', () => {
  it('is free when nothing is under way', async () => {
    const { session, form } = await checkout();
    expect(sendWhenDone(form, session)).toBe(true);
  });

  it('waits for what is under way, and for what is asked meanwhile, and is taken once', async () => {
    const { session, add, form, sent } = await checkout();
    const first = add(1);
    expect(sendWhenDone(form, session)).toBe(false);
    expect(sendWhenDone(form, session)).toBe(false);
    const second = add(1);
    await first;
    expect(sent()).toBe(0);
    await second;
    await turn();
    expect(sent()).toBe(1);
  });

  it.each(['busy', 'lost'] as const)('is not taken when the change ends %s', async (code) => {
    let failing = true;
    const { session, add, form, sent } = await checkout({
      fault: () => (failing ? Promise.resolve(failure(code)) : null),
    });
    void add(1);
    expect(sendWhenDone(form, session)).toBe(false);
    await turn();
    expect(sent()).toBe(0);
    expect(session.error.value).not.toBeNull();
    // The shopper has read it: pressing again goes on.
    failing = false;
    expect(sendWhenDone(form, session)).toBe(true);
  });

  it('is not taken when fewer could be had, also when a later change succeeds', async () => {
    const { session, add, form, sent } = await checkout({ stock: new Map([[MUG, 2]]) });
    void add(5);
    void session.dispatch({ type: 'note', note: 'Ring twice' });
    expect(sendWhenDone(form, session)).toBe(false);
    await turn();
    expect(sent()).toBe(0);
    expect(session.lineErrors.value.size).toBe(1);
  });
});
