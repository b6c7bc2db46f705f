import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { duplicateCart, readCart, type SavedCart, saveCart } from '@cartwright/core/contract/carts';
import { publishAgain } from '@cartwright/core/contract/publication';
import { createWidget, readWidget, saveWidget } from '@cartwright/core/contract/widgets';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forShop } from './db/for-shop';
import { carts, widgets } from './db/schema';
import { testApps } from './testing/test-app';
import { testDatabase } from './testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

const LONG = 'Your bag '.repeat(100);

function nothings(count: number): object[] {
  return Array.from({ length: count }, () => ({}));
}

const titled = (cart: CartDocument, title: string): CartDocument => ({
  ...cart,
  components: cart.components.map((component) =>
    component.type === 'title_bar' ? { ...component, settings: { ...component.settings, title } } : component,
  ),
});

const saveRequest = ({ cart, revision }: SavedCart) => ({
  params: { id: cart.id },
  body: { cart, revision },
});

test('rejects a text that is too long, with its path', async () => {
  const app = await startApp();
  const created = await app.create();
  const refused = await app.refused(saveCart, saveRequest({ ...created, cart: titled(created.cart, LONG) }));
  const index = created.cart.components.findIndex(({ type }) => type === 'title_bar');
  expect(refused).toMatchObject({
    status: 400,
    code: 'invalid_request',
    issues: [{ code: 'too_big', path: ['body', 'cart', 'components', index, 'settings', 'title'] }],
  });
});

test('returns the first hundred of a thousand errors', async () => {
  const app = await startApp();
  const created = await app.create();
  const cart = { ...created.cart, productMetafields: Array.from({ length: 1_000 }, () => 1) };
  const request = { ...saveRequest(created), body: { cart, revision: created.revision } };
  const refused = await app.refused(saveCart, request);
  expect(refused.code).toBe('invalid_request');
  expect(refused.issues).toHaveLength(100);
});

test.each([
  [
    'tiers',
    { components: [{ type: 'tiered_progress_bar', settings: { bars: [{ tiers: nothings(300_000) }] } }] },
  ],
  ['components', { components: nothings(300_000) }],
  ['apps', { apps: nothings(300_000) }],
  ['metafields', { productMetafields: nothings(300_000) }],
])('returns the first error of a request full of invalid %s', async (_what, changes) => {
  const app = await startApp();
  const { cart, revision } = await app.create();
  const request = { params: { id: cart.id }, body: { cart: { ...cart, ...changes }, revision } };
  const refused = await app.refused(saveCart, request);
  expect(refused).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(refused.issues?.length).toBeLessThan(30);
});

test('doesn’t echo unknown fields in full', async () => {
  const app = await startApp();
  const { cart, revision } = await app.create();
  const body = { cart: { ...cart, ['x'.repeat(100_000)]: 1 }, revision };
  const refused = await app.refused(saveCart, { params: { id: cart.id }, body });
  expect(refused.issues?.[0]?.message.length).toBeLessThan(600);
});

test('reads and copies an old cart with long texts, and saves it once shortened', async () => {
  const app = await startApp();
  const saved = await app.save(await app.create(), { enabled: true });
  const document = titled(saved.cart, LONG);
  await forShop(database(), app.domain).update(carts, {
    document: sql`${JSON.stringify(document)}::jsonb`,
  });

  const read = await app.ask(readCart, { params: { id: document.id } });
  expect(read.cart).toEqual(document);
  expect(await app.ask(publishAgain, { body: {} })).toMatchObject({ publication: { status: 'published' } });
  expect(app.shopify.appMetafields.get('cartwright.storefront_config')).toContain(LONG);
  const copied = await app.ask(duplicateCart, { params: { id: document.id }, body: {} });
  expect(copied.cart.cart.components.map(({ settings }) => settings)).toContainEqual({
    headingTag: 'h2',
    title: LONG,
  });

  expect(await app.refused(saveCart, saveRequest(read))).toMatchObject({ code: 'invalid_request' });
  expect(await app.save(read, titled(read.cart, 'Your bag'))).toMatchObject({ revision: 3 });
});

test('reads an old widget with long texts unchanged', async () => {
  const app = await startApp();
  const body = { widget: { name: 'Cross-sell', classification: 'cart_page' } };
  const { widget_id } = await app.ask(createWidget, { body });
  const params = { id: String(widget_id) };
  const { widget, revision } = await app.ask(readWidget, { params });
  const long = { ...widget, title: LONG };
  await forShop(database(), app.domain).update(widgets, { document: sql`${JSON.stringify(long)}::jsonb` });

  expect(await app.ask(readWidget, { params })).toMatchObject({ widget: long, revision });
  expect(await app.refused(saveWidget, { params, body: { widget: long, revision } })).toMatchObject({
    code: 'invalid_request',
    issues: [{ path: ['body', 'widget', 'title'] }],
  });
});
