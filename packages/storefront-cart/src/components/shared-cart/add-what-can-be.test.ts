import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import type { CartPort, CartResponse } from '../../state/ports/cart-port';
import type { AddItem } from '../../state/ports/intent';
import { createCartStore } from '../../state/store/cart-store';
import { aRules, aShop, LAMP, MUG, TOTE } from '../../testing/shop';
import { addWhatCanBe } from './add-what-can-be';

const item = (variantId: number, quantity = 1): AddItem => ({
  variantId,
  quantity,
  properties: {},
  sellingPlanId: null,
});

async function aCart(cart: CartPort) {
  const cartStore = createCartStore(memoryPorts(cart), aRules());
  await cartStore.refresh();
  const requests: number[] = [];
  return {
    requests,
    units: (variantId: number) =>
      cartStore.truth.value?.lines.find((line) => line.variantId === variantId)?.quantity ?? 0,
    ports: {
      add: (items: readonly AddItem[]) => {
        requests.push(items.length);
        return cartStore.dispatch({ type: 'add', items });
      },
      cart: () => cartStore.truth.value,
    },
  };
}

/** A variant that no store sells. */
const GONE = 999;

describe('shared cart', () => {
  it('is added in a single request', async () => {
    const { port } = await aShop();
    const { ports, requests, units } = await aCart(port);
    expect(await addWhatCanBe([item(MUG, 2), item(TOTE.ink)], ports)).toBeNull();
    expect(requests).toEqual([2]);
    expect([units(MUG), units(TOTE.ink)]).toEqual([2, 1]);
  });

  it('is added without unavailable items, each once', async () => {
    const { port } = await aShop();
    const { ports, units } = await aCart(port);
    const failed = await addWhatCanBe([item(MUG), item(GONE, 3), item(TOTE.ink), item(LAMP)], ports);
    expect(failed?.items).toEqual([item(GONE, 3)]);
    expect(failed?.message).not.toBe('');
    expect([units(MUG), units(TOTE.ink), units(LAMP)]).toEqual([1, 1, 1]);
  });

  it('stops after one request when the store is unreachable', async () => {
    const { port } = await aShop();
    const response: CartResponse = { ok: false, code: 'lost', message: '', retryAfter: null };
    const { ports, requests } = await aCart({ read: port.read, write: async () => response });
    const failed = await addWhatCanBe([item(MUG), item(LAMP)], ports);
    expect(failed).toMatchObject({ lost: true, items: [item(MUG), item(LAMP)] });
    expect(requests).toEqual([2]);
  });
});
