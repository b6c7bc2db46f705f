import {
  listAutomaticDiscounts,
  removeAutomaticDiscounts,
  updateAutomaticDiscounts,
} from '@cartwright/core/contract/automatic-discounts';
import { createCart, saveCart } from '@cartwright/core/contract/carts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, refused } from './ask';
import type { Backend } from './backend';
import { serverBackend } from './server-backend';

describe('automatic discounts', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await serverBackend();
  });
  afterAll(() => backend.close());
  beforeEach(() => backend.reset());

  const list = () => ask(backend, listAutomaticDiscounts);
  const update = () => ask(backend, updateAutomaticDiscounts, { body: {} });
  const remove = (...discounts: string[]) => ask(backend, removeAutomaticDiscounts, { body: { discounts } });
  const turnOn = async (name: string) => {
    const { cart, revision } = await ask(backend, createCart, { body: { name } });
    const body = { cart: { ...cart, enabled: true }, revision };
    return ask(backend, saveCart, { params: { id: cart.id }, body });
  };

  it('are empty for a shop without carts, with room for 25', async () => {
    await update();
    expect(await list()).toEqual({
      successful: true,
      error: null,
      automaticDiscountNodes: [],
      missing: [],
      metadata: {
        currentMaxDiscounts: 25,
        hasRebuyOrderDiscount: false,
        hasRebuyProductDiscount: false,
        hasRebuyProductRustDiscount: false,
        totalAutomaticDiscounts: 0,
        mostAtOnce: 0,
        entries: [],
      },
    });
  });

  it('include an enabled cart’s discount, with its cart and rewards', async () => {
    const { cart } = await turnOn('Summer');
    const { automaticDiscountNodes, missing, metadata } = await list();
    expect(missing).toEqual([]);
    expect(automaticDiscountNodes).toMatchObject([
      {
        title: 'Cartwright: Summer',
        status: 'ACTIVE',
        discountClasses: ['SHIPPING'],
        app: 'Cartwright',
        ours: {
          cart: { id: cart.id, name: 'Summer', exists: true },
          from: 'here',
          state: 'right',
          gives: { freeShipping: true, gifts: 0, orderDiscounts: [], volume: null },
          needed: { startsAt: null, endsAt: null },
          removable: false,
          errorHistory: null,
        },
      },
    ]);
    expect(metadata).toMatchObject({ totalAutomaticDiscounts: 1, mostAtOnce: 1 });
    expect(metadata.entries.map(({ key }) => key)).toEqual(['tpb']);
  });

  it('are updated, and reported as published', async () => {
    await turnOn('Summer');
    expect(await update()).toMatchObject({
      successful: true,
      error: null,
      reason: null,
      publication: { status: 'published' },
    });
  });

  it('can’t be removed if a cart needs them; missing ones count as removed', async () => {
    await turnOn('Summer');
    const [discount] = (await list()).automaticDiscountNodes;
    const id = discount?.id ?? '';
    const missingId = 'gid://shopify/DiscountAutomaticNode/1';
    expect(await remove(id, missingId)).toEqual({
      successful: false,
      error: 'Error removing cart transform discounts',
      reason: null,
      removed: [missingId],
      kept: [{ id, title: 'Cartwright: Summer', reason: 'needed' }],
    });
    expect(await remove(missingId)).toMatchObject({
      successful: true,
      error: null,
      removed: [missingId],
      kept: [],
    });
    expect((await list()).automaticDiscountNodes).toHaveLength(1);
  });

  it('reject a removal of none or too many', async () => {
    for (const discounts of [[], Array.from({ length: 101 }, (_, index) => `discount-${index}`)]) {
      const { code } = await refused(backend, removeAutomaticDiscounts, { body: { discounts } });
      expect(code).toBe('invalid_request');
    }
  });
});
