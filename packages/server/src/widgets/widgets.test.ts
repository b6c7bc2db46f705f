import { addComponent } from '@cartwright/core/cart/commands/add-component';
import { setComponentSettings } from '@cartwright/core/cart/commands/set-component-settings';
import { saveCustomSources } from '@cartwright/core/contract/data-sources';
import {
  createWidget,
  deleteWidget,
  listWidgets,
  readWidget,
  saveWidget,
} from '@cartwright/core/contract/widgets';
import {
  CUSTOM_SOURCES_VERSION,
  newCustomSource,
  newSourceRule,
  type SourceCondition,
} from '@cartwright/core/data-sources/custom-source';
import { customSourcePath } from '@cartwright/core/data-sources/source-at';
import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { widgets } from '../db/schema';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

const MUG = { id: 11, title: 'Mug', variants: [{ id: 111, title: 'Default Title', price: '12.50' }] };

const create = async (app: TestApp, name = 'Cross-sell') =>
  (await app.ask(createWidget, { body: { widget: { name, classification: 'cart_page' } } })).widget_id;

/** An app whose live cart shows a widget of one product. */
async function appWithWidget() {
  const app = await startApp();
  app.shopify.products.push(MUG);
  const id = await create(app);
  const saved = await app.create('Summer');
  const added = addComponent(saved.cart, { type: 'cross_sell_widget', newId: () => 'shown' });
  if (!added.ok) throw new Error(added.message);
  const settings = { widgetId: id };
  const chosen = setComponentSettings(added.document, { componentId: 'shown', settings, field: 'widgetId' });
  if (!chosen.ok) throw new Error(chosen.message);
  const cart = await app.save(saved, { ...chosen.document, enabled: true });
  return { app, id, cart };
}

/** What the storefront has of the widget and of products. */
function published({ shopify }: TestApp) {
  const config: StorefrontConfig = JSON.parse(
    shopify.appMetafields.get('cartwright.storefront_config') ?? 'null',
  );
  const [cart] = config.carts;
  const shown = cart?.components.find(({ type }) => type === 'cross_sell_widget');
  return {
    widget: shown?.type === 'cross_sell_widget' ? shown.settings.widget : undefined,
    products: cart?.products.map(({ id }) => id),
  };
}

async function fill(app: TestApp, id: number) {
  const { widget, revision } = await app.ask(readWidget, { params: { id: String(id) } });
  const products = [{ product_id: 11, variant_ids: [] }];
  return app.ask(saveWidget, {
    params: { id: String(id) },
    body: { widget: { ...widget, products }, revision },
  });
}

test('a saved widget is published with its products', async () => {
  const { app, id } = await appWithWidget();
  expect(published(app)).toMatchObject({ widget: { products: [] }, products: [] });
  expect(await fill(app, id)).toMatchObject({ revision: 2, publication: { status: 'published' } });
  expect(published(app)).toMatchObject({ widget: { products: [{ product_id: 11 }] }, products: [11] });
});

test('saving a data source publishes its rules’ cart conditions; other changes publish nothing', async () => {
  const { app, id } = await appWithWidget();
  const widgetFacts = (): StorefrontConfig['widgetFacts'] =>
    JSON.parse(app.shopify.appMetafields.get('cartwright.storefront_config') ?? 'null').widgetFacts;
  const { widget, revision } = await app.ask(readWidget, { params: { id: String(id) } });
  const bySource = { ...widget, dataSourcePath: customSourcePath(7) };
  await app.ask(saveWidget, { params: { id: String(id) }, body: { widget: bySource, revision } });
  const saved = async (conditions: SourceCondition[], name: string, at: number) => {
    const rule = { ...newSourceRule('rule'), conditions };
    const source = { ...newCustomSource(7, 'last'), name };
    const setting = {
      schemaVersion: CUSTOM_SOURCES_VERSION,
      sources: [{ ...source, rules: [rule, ...source.rules] }],
    };
    await app.ask(saveCustomSources, { body: { setting, revision: at } });
  };
  await saved([{ about: 'signed_in', is: true }], 'Beside', 0);
  expect(widgetFacts()).toBeUndefined();
  const total: SourceCondition = { about: 'total', operator: 'at_least', amount: 50 };
  await saved([total], 'Beside', 1);
  expect(widgetFacts()).toEqual({ [id]: { total: [50] } });
  await app.idle();
  const calls = app.shopify.calls.length;
  await saved([total, { about: 'country', operator: 'any', values: ['CA'] }], 'By total', 2);
  await app.idle();
  expect(app.shopify.calls).toHaveLength(calls);
});

test('a deleted widget leaves its cart published without it', async () => {
  const { app, id, cart } = await appWithWidget();
  await fill(app, id);
  await forShop(database(), app.domain).remove(widgets, eq(widgets.id, id));
  expect(await app.save(cart, { name: 'Autumn' })).toMatchObject({ publication: { status: 'published' } });
  expect(published(app)).toEqual({ widget: null, products: [] });
});

test('a widget of a newer version is listed but can’t be opened, and its cart is published', async () => {
  const { app, id, cart } = await appWithWidget();
  const store = forShop(database(), app.domain);
  await store.update(widgets, { document: { schemaVersion: 99 } }, eq(widgets.id, id));
  const refused = await app.refused(readWidget, { params: { id: String(id) } });
  expect(refused).toMatchObject({ code: 'unavailable', message: expect.stringContaining('newer version') });
  const listed = await app.ask(listWidgets, { query: { classification: 'cart_page' } });
  expect(listed.widgets).toMatchObject([{ id, name: 'Cross-sell', installState: 'not_live_installed' }]);
  expect(await app.save(cart, { name: 'Autumn' })).toMatchObject({ publication: { status: 'published' } });
  expect(published(app)).toEqual({ widget: null, products: [] });
});

test('widgets and their count are separate by shop', async () => {
  const [one, other] = [await startApp(), await startApp()];
  const ids = [await create(one), await create(one), await create(other)];
  expect(ids).toEqual([1, 2, 1]);
  expect((await other.ask(listWidgets, { query: { classification: 'all' } })).widgets).toHaveLength(1);
});

test.each(['0', '-1', '1.5', '2147483648', 'one'])('rejects %s as a widget id', async (id) => {
  const app = await startApp();
  expect(await app.refused(readWidget, { params: { id } })).toMatchObject({
    status: 400,
    issues: [{ path: ['params', 'id'] }],
  });
});

test('a cart with an impossible widget id doesn’t block creating widgets', async () => {
  const { app, cart } = await appWithWidget();
  const shown = cart.cart.components.map((each) =>
    each.type === 'cross_sell_widget' ? { ...each, settings: { ...each.settings, widgetId: 2 ** 40 } } : each,
  );
  await app.save(cart, { components: shown });
  expect(await create(app)).toBeGreaterThan(0);
});

test('the id of a deleted widget is never reused', async () => {
  const app = await startApp();
  const id = await create(app);
  await app.ask(deleteWidget, { params: { id: String(id) }, query: { revision: '1' } });
  expect(await create(app, 'Upsell')).toBe(id + 1);
});
