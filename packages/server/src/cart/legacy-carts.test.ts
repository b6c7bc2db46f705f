import { changeCart, deleteCart, listCarts } from '@cartwright/core/contract/cart-list';
import { duplicateCart, readCart, saveCart, setFallback } from '@cartwright/core/contract/carts';
import {
  duplicateLegacyCart,
  importLegacyCart,
  upgradeLegacyCart,
} from '@cartwright/core/contract/legacy-carts';
import { LEGACY_FALLBACK } from '@cartwright/core/migrations/legacy-cart';
import { describe, expect, test } from 'vitest';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const startApp = testApps(testDatabase());

/** As the earlier app answers a cart: flags as numbers, settings as empty lists. */
const EARLIER = {
  id: 4711,
  name: 'Summer cart',
  enabled: 1,
  isFallback: 1,
  components: [
    {
      componentId: 'items',
      type: 'cart_items',
      settings: [],
      visibilityStatus: 'always_visible',
      anchor: 'body',
    },
    { componentId: 'codes', type: 'discount_code', version: '1.0', settings: [], anchor: 'footer' },
  ],
};

const imported = async (app: TestApp) =>
  (await app.ask(importLegacyCart, { body: { cart: JSON.stringify(EARLIER) } })).cart;
const listed = async (app: TestApp) => (await app.ask(listCarts)).combinedCarts;

describe('legacy cart', () => {
  test('is listed as disabled and opens as a current cart', async () => {
    const app = await startApp();
    const { id } = await imported(app);
    await app.create('New');
    expect(await listed(app)).toMatchObject([
      { name: 'New', legacy: false },
      { id, name: 'Summer cart', legacy: true, enabled: false, isFallback: false },
    ]);
    const opened = await app.ask(readCart, { params: { id } });
    expect(opened).toMatchObject({ legacy: true, cart: { id, name: 'Summer cart', enabled: false } });
  });

  test('is not what an exported cart becomes: a new disabled cart without schedule', async () => {
    const app = await startApp();
    const { cart } = await app.create('Winter');
    const exported = { ...cart, enabled: true, isFallback: true, layout: 'double' };
    const body = { cart: JSON.stringify(exported) };
    const created = (await app.ask(importLegacyCart, { body })).cart;
    // The shop still has the one that was exported.
    expect(created).toMatchObject({ name: 'Winter 2', legacy: false, enabled: false, isFallback: false });
    expect(created.id).not.toBe(cart.id);
    const opened = await app.ask(readCart, { params: { id: created.id } });
    expect(opened.cart).toMatchObject({ layout: 'double', isScheduled: false, startDate: null });
    const broken = { cart: JSON.stringify({ ...cart, components: 'none' }) };
    expect(await app.refused(importLegacyCart, { body: broken })).toMatchObject({ status: 422 });
  });

  test('is previewed by its link', async () => {
    const app = await startApp();
    const { previewKey } = await imported(app);
    const response = await app.fetch(`/storefront/preview-config.json?key=${previewKey}`);
    expect(await response.json()).toMatchObject({ name: 'Summer cart' });
  });

  test('is copied only by its own call', async () => {
    const app = await startApp();
    const { id } = await imported(app);
    const request = { params: { id }, body: {} };
    expect(await app.ask(duplicateLegacyCart, request)).toEqual({ success: true });
    expect(await listed(app)).toMatchObject([{ name: 'Summer cart (copy)', legacy: true }, { id }]);
    expect(await app.refused(duplicateCart, request)).toMatchObject({ status: 403, code: 'forbidden' });
    const today = await app.create();
    expect(await app.refused(duplicateLegacyCart, { params: { id: today.cart.id }, body: {} })).toMatchObject(
      { status: 404 },
    );
  });

  test('is never the fallback, and logs so', async () => {
    const app = await startApp();
    const { id } = await imported(app);
    expect(await app.ask(setFallback, { params: { id }, body: { isFallback: true } })).toMatchObject({
      successful: false,
      cause: 'legacy',
      info: 'Summer cart',
    });
    expect(app.log).toContainEqual(expect.objectContaining({ msg: LEGACY_FALLBACK, cart: id }));
    expect(await listed(app)).toMatchObject([{ isFallback: false }]);
  });

  test('can’t be edited, even by staff, but can be deleted', async () => {
    const app = await startApp({ staff: true });
    const { id, revision } = await imported(app);
    const { cart } = await app.ask(readCart, { params: { id } });
    const refused = { status: 403, code: 'forbidden' };
    const params = { id };
    expect(await app.refused(saveCart, { params, body: { cart, revision } })).toMatchObject(refused);
    const enabling = { params, body: { revision, enabled: true } };
    expect(await app.refused(changeCart, enabling)).toMatchObject(refused);
    await app.ask(deleteCart, { params, query: { revision: String(revision) } });
    expect(await listed(app)).toEqual([]);
  });

  test('is copied to a new editable cart without changing itself', async () => {
    const app = await startApp();
    const { id } = await imported(app);
    const { cart: made } = await app.ask(upgradeLegacyCart, { params: { id }, body: {} });
    expect(await listed(app)).toMatchObject([{ id: made.id, name: 'Summer cart', legacy: false }, { id }]);
    const opened = await app.ask(readCart, { params: { id: made.id } });
    const codes = opened.cart.components.find(({ type }) => type === 'discount_code');
    expect(codes?.version).toBe('1.0');
    expect((await app.save(opened, { enabled: true })).cart.enabled).toBe(true);
  });
});

describe('cart import', () => {
  test('names unreadable parts with their paths', async () => {
    const app = await startApp();
    const broken = { ...EARLIER, components: [{ type: 'teleporter' }] };
    expect(await app.refused(importLegacyCart, { body: { cart: JSON.stringify(broken) } })).toMatchObject({
      status: 422,
      code: 'invalid_document',
      issues: [{ path: ['components', 0, 'type'], message: expect.stringContaining('teleporter') }],
    });
  });

  test('rejects invalid JSON and text that the database can’t store', async () => {
    const app = await startApp();
    const name = 'a\u0000b';
    for (const cart of ['{ not json', JSON.stringify({ ...EARLIER, name })]) {
      expect(await app.refused(importLegacyCart, { body: { cart } })).toMatchObject({
        code: 'invalid_document',
      });
    }
  });

  test('is rejected at the maximum number of carts', async () => {
    const app = await startApp({ maxCarts: 1 });
    const { id } = await imported(app);
    expect(await app.refused(importLegacyCart, { body: { cart: JSON.stringify(EARLIER) } })).toMatchObject({
      code: 'limit_reached',
    });
    expect(await app.refused(upgradeLegacyCart, { params: { id }, body: {} })).toMatchObject({
      code: 'limit_reached',
    });
  });
});
