import { changeCart, deleteCart, listCarts, setCartLock } from '@cartwright/core/contract/cart-list';
import {
  conflictDetails,
  createCart,
  duplicateCart,
  readCart,
  type SavedCart,
  saveCart,
  setFallback,
} from '@cartwright/core/contract/carts';
import { readUser } from '@cartwright/core/contract/user';
import {
  type ShopCart,
  withEnabled,
  withFallback,
  withoutCart,
  withSaved,
} from '@cartwright/core/schedule/shop-changes';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { carts } from '../db/schema';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

const listed = async (app: TestApp) => (await app.ask(listCarts)).combinedCarts;
const read = (app: TestApp, id: string) => app.ask(readCart, { params: { id } });
const makeFallback = (app: TestApp, { cart }: SavedCart, isFallback = true) =>
  app.ask(setFallback, { params: { id: cart.id }, body: { isFallback } });

/** As an experiment does that runs on it. */
async function lock(app: TestApp, { cart }: SavedCart): Promise<SavedCart> {
  await forShop(database(), app.domain).update(
    carts,
    { document: sql`${carts.document} || '{"abTestLocked": true}'` },
    eq(carts.id, cart.id),
  );
  return read(app, cart.id);
}

describe('cart list', () => {
  test('names the carts, newest first, and the maximum number', async () => {
    let minute = 0;
    const app = await startApp({ clock: () => new Date(Date.UTC(2026, 10, 20, 9, minute++)) });
    expect(await app.ask(listCarts)).toEqual({ combinedCarts: [], maximum: 25 });
    const first = await app.create('First');
    await app.create('Second');
    expect((await listed(app)).map(({ name }) => name)).toEqual(['Second', 'First']);
    await app.save(first, { name: 'First, renamed' });
    expect((await listed(app)).map(({ name }) => name)).toEqual(['Second', 'First, renamed']);
  });

  test('shows a cart of a newer version that can be deleted but not opened', async () => {
    const app = await startApp();
    const { cart } = await app.create('From the future');
    await forShop(database(), app.domain).update(carts, {
      document: sql`${carts.document} || '{"schemaVersion": 99}'`,
    });
    expect(await listed(app)).toMatchObject([{ id: cart.id, name: 'From the future' }]);
    const refused = await app.refused(readCart, { params: { id: cart.id } });
    expect(refused).toMatchObject({ status: 503, code: 'unavailable', issues: [{ code: 'newer' }] });
    expect(refused.message).toContain('newer version');
    await app.ask(deleteCart, { params: { id: cart.id }, query: { revision: '1' } });
    expect(await listed(app)).toEqual([]);
  });
});

describe('new cart', () => {
  test('is disabled, has the default components, and can be saved as is', async () => {
    const app = await startApp();
    const created = await app.create('Summer');
    expect(created).toMatchObject({ revision: 1, cart: { name: 'Summer', enabled: false } });
    expect(await read(app, created.cart.id)).toEqual(created);
    expect(await app.save(created)).toMatchObject({ revision: 2, publication: { status: 'published' } });
  });

  test('is rejected at the maximum number of carts', async () => {
    const app = await startApp({ maxCarts: 2 });
    await app.create();
    await app.create();
    expect(await app.refused(createCart, { body: { name: 'One more' } })).toMatchObject({
      status: 422,
      code: 'limit_reached',
      message: 'Maximum Carts Reached',
    });
  });

  test('never exceeds the maximum under concurrent requests', async () => {
    const app = await startApp({ maxCarts: 3 });
    await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => app.create()));
    expect(await listed(app)).toHaveLength(3);
  });

  test('keeps its given name, and numbers the name of a copy if taken', async () => {
    const app = await startApp();
    const first = await app.create('Demo cart');
    expect((await app.create('Demo cart')).cart.name).toBe('Demo cart');
    const copied = () => app.ask(duplicateCart, { params: { id: first.cart.id }, body: {} });
    expect((await copied()).cart.cart.name).toBe('Demo cart (copy)');
    expect((await copied()).cart.cart.name).toBe('Demo cart (copy) 2');
    expect(new Set((await listed(app)).map(({ name }) => name)).size).toBe(3);
  });

  test('requires a name', async () => {
    const app = await startApp();
    expect(await app.refused(createCart, { body: { name: '  ' } })).toMatchObject({
      status: 400,
      code: 'invalid_request',
      issues: [{ path: ['body', 'name'] }],
    });
  });
});

describe('saving a cart', () => {
  test('returns a conflict to the second of two editors', async () => {
    const app = await startApp();
    const opened = await app.create('Original');
    const mine = { ...opened.cart, name: 'Mine' };
    await app.save(opened, { name: 'Theirs' });
    const refused = await app.refused(saveCart, {
      params: { id: opened.cart.id },
      body: { cart: mine, revision: opened.revision },
    });
    expect(refused).toMatchObject({ status: 409, code: 'conflict' });
    const { saved, yours } = conflictDetails.parse(refused.details);
    expect(saved).toMatchObject({ revision: 2, cart: { name: 'Theirs' } });
    expect(yours).toEqual(mine);
    expect(await read(app, opened.cart.id)).toMatchObject({ revision: 2, cart: { name: 'Theirs' } });
  });

  test('lets one of ten concurrent saves win', async () => {
    const app = await startApp();
    const opened = await app.create();
    const names = Array.from({ length: 10 }, (_, index) => `Save ${index}`);
    const saves = await Promise.allSettled(names.map((name) => app.save(opened, { name })));
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(app, opened.cart.id)).revision).toBe(2);
  });

  test('rejects incomplete carts with the paths of missing fields, and changes nothing', async () => {
    const app = await startApp();
    const opened = await app.create();
    const refused = await app.refused(saveCart, {
      params: { id: opened.cart.id },
      body: { cart: { ...opened.cart, name: '' }, revision: 1 },
    });
    expect(refused).toMatchObject({
      status: 422,
      code: 'invalid_document',
      message: 'Unable to save. Fill in required fields.',
      issues: [{ code: 'blank', path: ['name'] }],
    });
    expect(await read(app, opened.cart.id)).toEqual(opened);
  });

  test('names the paths at which a document isn’t a cart', async () => {
    const app = await startApp();
    const { cart } = await app.create();
    const refused = await app.refused(saveCart, {
      params: { id: cart.id },
      body: { cart: { ...cart, layout: 'triple' }, revision: 1 },
    });
    expect(refused).toMatchObject({
      status: 400,
      code: 'invalid_request',
      issues: [{ path: ['body', 'cart', 'layout'] }],
    });
  });

  test('rejects a document whose id differs from the address', async () => {
    const app = await startApp();
    const one = await app.create();
    const other = await app.create();
    const refused = await app.refused(saveCart, {
      params: { id: one.cart.id },
      body: { cart: other.cart, revision: 1 },
    });
    expect(refused).toMatchObject({ status: 400, issues: [{ path: ['body', 'cart', 'id'] }] });
  });

  test('returns 404 for a deleted cart', async () => {
    const app = await startApp();
    const opened = await app.create();
    await app.ask(deleteCart, { params: { id: opened.cart.id }, query: { revision: '1' } });
    const request = { params: { id: opened.cart.id }, body: { cart: opened.cart, revision: 1 } };
    expect(await app.refused(saveCart, request)).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('returns 403 for a locked cart', async () => {
    const app = await startApp();
    const opened = await app.create();
    const locked = await lock(app, opened);
    const request = {
      params: { id: opened.cart.id },
      body: { cart: opened.cart, revision: locked.revision },
    };
    expect(await app.refused(saveCart, request)).toMatchObject({ status: 403, code: 'forbidden' });
    const removal = { params: { id: opened.cart.id }, query: { revision: String(locked.revision) } };
    expect(await app.refused(deleteCart, removal)).toMatchObject({ status: 403 });
  });

  test('allows staff to save a locked cart', async () => {
    const app = await startApp({ staff: true });
    expect((await app.ask(readUser)).user).toMatchObject({ rebuyAdmin: true });
    const created = await app.create();
    const reason = 'We are moving your discounts.';
    await app.ask(setCartLock, { params: { id: created.cart.id }, body: { reason } });
    const renamed = await app.save(await read(app, created.cart.id), { name: 'Renamed', locked: false });
    expect(renamed).toMatchObject({ cart: { name: 'Renamed', locked: true }, lockReason: reason });
    expect(await listed(app)).toMatchObject([{ name: 'Renamed', lockReason: reason }]);
    const removal = { params: { id: renamed.cart.id }, query: { revision: String(renamed.revision) } };
    await app.ask(deleteCart, removal);
    expect(await listed(app)).toEqual([]);
  });
});

describe('live cart selection', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const schedule = { isScheduled: true, startDate: tomorrow, endDate: inTwoDays };

  test('disables the live cart when another is enabled, whose editor then gets a conflict', async () => {
    const app = await startApp();
    const first = await app.save(await app.create('First'), { enabled: true });
    expect(first).toMatchObject({ turnedOff: null });
    const second = await app.create('Second');
    expect(await app.save(second, { enabled: true })).toMatchObject({ turnedOff: 'First' });
    expect(await read(app, first.cart.id)).toMatchObject({ revision: 3, cart: { enabled: false } });
    expect((await listed(app)).filter(({ enabled }) => enabled)).toMatchObject([{ name: 'Second' }]);
    const request = { params: { id: first.cart.id }, body: { cart: first.cart, revision: 2 } };
    expect(await app.refused(saveCart, request)).toMatchObject({ code: 'conflict' });
  });

  test('doesn’t mark a cart that another one disabled as saved', async () => {
    let minute = 0;
    const app = await startApp({ clock: () => new Date(Date.UTC(2026, 10, 20, 9, minute++)) });
    const first = await app.save(await app.create('First'), { enabled: true });
    await app.save(await app.create('Second'), { enabled: true });
    const third = await app.create('Third');
    await app.ask(changeCart, { params: { id: third.cart.id }, body: { revision: 1, enabled: true } });
    const saved = (await listed(app)).find(({ id }) => id === first.cart.id);
    expect(saved).toMatchObject({ enabled: false, revision: 3, updatedAt: first.updatedAt });
  });

  test('leaves the carts exactly as announced before the change', async () => {
    const app = await startApp();
    const live = await app.save(await app.create('Live'), { enabled: true });
    const [idle, spare, gone] = [await app.create(), await app.create(), await app.create()];
    const liveParts = (all: readonly ShopCart[]) =>
      all.map(({ id, name, enabled, isScheduled, isFallback, startDate, endDate }) => {
        return { id, name, enabled, isScheduled, isFallback, startDate, endDate };
      });
    const change = async (
      told: (all: readonly ShopCart[]) => readonly ShopCart[],
      make: () => Promise<unknown>,
    ) => {
      const before = await listed(app);
      await make();
      expect(liveParts(await listed(app))).toEqual(liveParts(told(before)));
    };
    const { cart } = idle;
    const params = { id: cart.id };
    await change(
      (all) => withFallback(all, spare.cart.id),
      () => makeFallback(app, spare),
    );
    await change(
      (all) => withFallback(all, gone.cart.id),
      () => makeFallback(app, gone),
    );
    await change(
      (all) => withEnabled(all, cart.id, true),
      () => app.ask(changeCart, { params, body: { revision: 1, enabled: true } }),
    );
    const scheduled = { ...cart, enabled: true, ...schedule };
    await change(
      (all) => withSaved(all, scheduled),
      () => app.ask(saveCart, { params, body: { cart: scheduled, revision: 2 } }),
    );
    const again = await read(app, live.cart.id);
    await change(
      (all) => withSaved(all, { ...live.cart, enabled: true }),
      () => app.save(again, { enabled: true }),
    );
    await change(
      (all) => withoutCart(all, gone.cart.id),
      () => app.ask(deleteCart, { params: { id: gone.cart.id }, query: { revision: '1' } }),
    );
    await change(
      (all) => withFallback(all, null),
      () => makeFallback(app, spare, false),
    );
  });

  test('enables a scheduled cart beside one without a schedule', async () => {
    const app = await startApp();
    await app.save(await app.create('Standing'), { enabled: true });
    await app.save(await app.create('Scheduled'), { enabled: true, ...schedule });
    expect((await listed(app)).map(({ enabled }) => enabled)).toEqual([true, true]);
  });

  test('replaces the old fallback with a new one', async () => {
    const app = await startApp();
    const first = await app.create('First');
    await makeFallback(app, first);
    await makeFallback(app, await app.create('Second'));
    expect((await read(app, first.cart.id)).cart.isFallback).toBe(false);
    expect((await listed(app)).filter(({ isFallback }) => isFallback)).toMatchObject([{ name: 'Second' }]);
  });

  test('keeps a locked fallback, and names it', async () => {
    const app = await startApp();
    const tested = await app.create('Tested');
    await makeFallback(app, tested);
    await lock(app, tested);
    expect(await makeFallback(app, await app.create())).toMatchObject({
      successful: false,
      cause: 'existing_fallback',
      info: 'Tested',
    });
    expect(await makeFallback(app, tested, false)).toMatchObject({ successful: false, cause: 'locked' });
    expect((await read(app, tested.cart.id)).cart.isFallback).toBe(true);
  });

  test('disables a locked cart for another one only for staff', async () => {
    for (const staff of [false, true]) {
      const app = await startApp({ staff });
      const tested = await app.create('Tested');
      await app.save(tested, { enabled: true });
      await lock(app, tested);
      const other = await app.create();
      const request = { params: { id: other.cart.id }, body: { revision: 1, enabled: true } };
      if (staff) await app.ask(changeCart, request);
      else expect(await app.refused(changeCart, request)).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await read(app, tested.cart.id)).toMatchObject({ cart: { enabled: !staff } });
      expect(await read(app, other.cart.id)).toMatchObject({ cart: { enabled: staff } });
    }
  });

  test('ignores locks set by the merchant', async () => {
    const app = await startApp();
    const opened = await app.create();
    const saved = await app.save(opened, { locked: true, abTestLocked: true });
    expect(saved.cart).toMatchObject({ locked: false, abTestLocked: false });
    const request = { params: { id: saved.cart.id }, body: { reason: 'Mine' } };
    expect(await app.refused(setCartLock, request)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await listed(app)).toMatchObject([{ lockReason: null }]);
  });

  test('enables one of many concurrently', async () => {
    const app = await startApp();
    const created = [await app.create(), await app.create(), await app.create(), await app.create()];
    await Promise.allSettled(created.map((each) => app.save(each, { enabled: true })));
    expect((await listed(app)).filter(({ enabled }) => enabled)).toHaveLength(1);
  });

  test('rejects overlapping schedules, but allows renaming when one has ended', async () => {
    let now = new Date();
    const app = await startApp({ clock: () => now });
    const first = await app.save(await app.create('First'), { enabled: true, ...schedule });
    const second = await app.create('Second');
    const request = {
      params: { id: second.cart.id },
      body: { cart: { ...second.cart, ...schedule }, revision: 1 },
    };
    expect(await app.refused(saveCart, request)).toMatchObject({
      status: 422,
      issues: [{ code: 'conflict', path: ['startDate'] }],
    });
    now = new Date(now.getTime() + 10 * 86_400_000);
    expect((await app.save(first, { name: 'Renamed' })).cart.name).toBe('Renamed');
  });
});

describe('cart list actions', () => {
  const aBadCart = async (app: TestApp) => {
    const { cart } = await app.save(await app.create('Bad'), { enabled: true });
    const components = cart.components.map((component) =>
      component.type === 'title_bar'
        ? { ...component, settings: { ...component.settings, title: '' } }
        : component,
    );
    await forShop(database(), app.domain).update(carts, {
      document: sql`${carts.document} || ${JSON.stringify({ components })}::jsonb`,
    });
    return (changes: object) => ({ params: { id: cart.id }, body: { revision: 2, ...changes } });
  };

  test('reject enabling an unusable cart, with the problems', async () => {
    const app = await startApp();
    const change = await aBadCart(app);
    expect(await app.refused(changeCart, change({ enabled: true }))).toMatchObject({
      status: 422,
      code: 'invalid_document',
      issues: [{ code: 'blank', path: ['title'] }],
    });
  });

  test.each([{ enabled: false }, { name: 'Renamed' }])('apply %j to an unusable cart', async (changes) => {
    const app = await startApp();
    const change = await aBadCart(app);
    expect((await app.ask(changeCart, change(changes))).cart).toMatchObject({ ...changes, revision: 3 });
  });

  test('let one of two concurrent changes win', async () => {
    const app = await startApp();
    const { cart } = await app.create();
    const rename = (name: string) =>
      app.ask(changeCart, { params: { id: cart.id }, body: { revision: 1, name } });
    const renamed = await Promise.allSettled(['One', 'Two', 'Three'].map(rename));
    expect(renamed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('publish a new name to the Shopify discount', async () => {
    const app = await startApp();
    const { cart } = await app.create();
    const { publication } = await app.ask(changeCart, {
      params: { id: cart.id },
      body: { revision: 1, enabled: true, name: 'Live' },
    });
    expect(publication.status).toBe('published');
    const config = await (await app.fetch('/storefront/config.json')).text();
    expect(config).toContain('Cartwright: Live');
  });
});

describe('deleting a cart', () => {
  test('requires the revision that the merchant has seen', async () => {
    const app = await startApp();
    const opened = await app.create();
    await app.save(opened, { name: 'Changed' });
    const stale = { params: { id: opened.cart.id }, query: { revision: '1' } };
    const refused = await app.refused(deleteCart, stale);
    expect(refused).toMatchObject({ status: 409, code: 'conflict' });
    expect(refused.details).toMatchObject({ saved: { cart: { name: 'Changed' } } });
    await app.ask(deleteCart, { ...stale, query: { revision: '2' } });
    expect(await listed(app)).toEqual([]);
    expect(await app.refused(readCart, { params: stale.params })).toMatchObject({ status: 404 });
  });
});
