import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { addComponent } from '@cartwright/core/cart/commands/add-component';
import { setComponentSettings } from '@cartwright/core/cart/commands/set-component-settings';
import { toggleComponent } from '@cartwright/core/cart/commands/toggle-component';
import { listApps } from '@cartwright/core/contract/apps';
import { conflictDetails, createCart, readCart, saveCart } from '@cartwright/core/contract/carts';
import { conflictOver } from '@cartwright/core/contract/conflict';
import { listDataSources } from '@cartwright/core/contract/data-sources';
import {
  createWidget,
  deleteWidget,
  listWidgets,
  listWidgetUses,
  readWidget,
  reserveWidgetId,
  type SavedWidget,
  savedWidget,
  saveWidget,
} from '@cartwright/core/contract/widgets';
import { type WidgetChanges, withChanges } from '@cartwright/core/widgets/change-widget';
import { newWidget, type Widget } from '@cartwright/core/widgets/widget';
import { newWidgetSettings } from '@cartwright/core/widgets/widget-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, refused } from './ask';
import type { Backend } from './backend';
import { serverBackend } from './server-backend';

describe('widgets and apps', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await serverBackend();
    await backend.reset();
  });
  afterAll(() => backend.close());

  const create = async (name: string, classification: Widget['classification'] = 'cart_page') =>
    (await ask(backend, createWidget, { body: { widget: { name, classification } } })).widget_id;
  const read = (id: number) => ask(backend, readWidget, { params: { id: String(id) } });
  const request = ({ widget, revision }: SavedWidget, changes: WidgetChanges = {}) => ({
    params: { id: String(widget.id) },
    body: { widget: withChanges(widget, changes), revision },
  });
  const list = async (classification: string) =>
    (await ask(backend, listWidgets, { query: { classification } })).widgets.map(({ name }) => name);

  it('creates widgets with their own ids, listed by name and by place', async () => {
    const [second, first] = [await create('Shoes'), await create('  Bags ')];
    await create('At checkout', 'checkout_extension');
    expect(first).not.toBe(second);
    expect(await list('cart_page')).toEqual(['Bags', 'Shoes']);
    expect(await list('checkout_extension')).toEqual(['At checkout']);
    expect(await list('bundle_builder')).toEqual([]);
    expect(await list('all')).toEqual(['At checkout', 'Bags', 'Shoes']);
    expect(await read(first)).toMatchObject({
      revision: 1,
      widget: { id: first, name: 'Bags', products: [] },
    });
  });

  it('rejects a widget without a name, with a message', async () => {
    const error = await refused(backend, createWidget, {
      body: { widget: { name: ' ', classification: 'cart_page' } },
    });
    expect(error.code).toBe('invalid_request');
    expect(error.issues?.map(({ message }) => message)).toContain('Name must be at least 1 character.');
  });

  it('creates a widget from given fields, with defaults for the rest', async () => {
    const { widget_id } = await ask(backend, createWidget, {
      body: {
        widget: {
          name: 'Offer',
          classification: 'checkout extension',
          gwpEnabled: 'no',
          gwpMinimumSubtotal: 50,
          settings: { type: 'ui_extension_content_block', limit: 3 },
        },
      },
    });
    const { widget, facts, revision } = await read(widget_id);
    const settings = { ...newWidgetSettings(), type: 'ui_extension_content_block', limit: 3 };
    expect(widget).toEqual({
      ...newWidget(widget_id, 'Offer', 'checkout_extension'),
      gwpEnabled: false,
      gwpMinimumSubtotal: 50,
      settings,
    });
    expect({ revision, ...facts }).toMatchObject({
      revision: 1,
      kind: 'shopify-checkout-extension',
      type: 3,
      owner: 'shop',
      lastViewed: null,
      manualInstallTime: null,
      linkedCustomEndpointId: null,
    });
  });

  it('creates a widget from name, classification and data source, and returns the list', async () => {
    const created = await ask(backend, createWidget, {
      body: {
        widget_name: 'Goes along',
        classification: 'cart_page',
        data_source_path: '/products/complementary',
        data_source_name: 'Any',
        widget_setting_path: '/admin/widget/edit/',
        return_widgets: true,
      },
    });
    expect(created.widgets?.find(({ id }) => id === created.widget_id)).toMatchObject({
      name: 'Goes along',
      kind: 'widget',
      carts: [],
      installState: 'not_live_not_installed',
    });
    const named = {
      widget_name: 'By name',
      classification: 'cart_page',
      data_source_name: 'related products',
    };
    const { widget_id, widgets } = await ask(backend, createWidget, { body: named });
    expect(widgets).toBeUndefined();
    expect((await read(widget_id)).widget.dataSourcePath).toBe('/products/related');
    expect((await read(created.widget_id)).widget.dataSourcePath).toBe('/products/complementary');
  });

  it.each<[string, object, (string | number)[]]>([
    ['nothing', {}, ['body', 'widget_name']],
    ['no name', { classification: 'cart_page' }, ['body', 'widget_name']],
    ['no place', { widget_name: 'A' }, ['body', 'classification']],
    ['an unknown place', { widget_name: 'A', classification: 'cart' }, ['body', 'classification']],
    [
      'an unknown source',
      { widget_name: 'A', classification: 'cart_page', data_source_path: '/products/none' },
      ['body', 'data_source_path'],
    ],
    [
      'an invalid source',
      { widget_name: 'A', classification: 'cart_page', data_source_name: 'None' },
      ['body', 'data_source_name'],
    ],
    ['both', { widget: { name: 'A' }, widget_name: 'B' }, ['body', 'widget_name']],
    ['an unknown field', { widget: { name: 'A', price: 1 } }, ['body', 'widget']],
    ['a limit of 21', { widget: { name: 'A', settings: { limit: 21 } } }, ['settings', 'limit']],
  ])('rejects creating a widget of %s, with the path of the error', async (_words, body, path) => {
    const before = await list('all');
    const error = await refused(backend, createWidget, { body });
    expect(error.issues?.map((issue) => issue.path)).toContainEqual(path);
    expect(await list('all')).toEqual(before);
  });

  it('lists widgets without classification, and accepts classifications with spaces', async () => {
    await ask(backend, createWidget, { body: { widget: { name: 'On a page' } } });
    expect(await list('none')).toEqual(['On a page']);
    expect(await list('checkout extension')).toEqual(await list('checkout_extension'));
    expect(await list('checkout extension')).toContain('At checkout');
  });

  it('stores since when a widget is installed manually', async () => {
    const opened = await read(await create('By hand'));
    const saved = await ask(backend, saveWidget, request(opened, { manualInstall: true }));
    const { manualInstallTime } = (await read(opened.widget.id)).facts;
    expect(manualInstallTime).toBe(saved.updatedAt);
    const again = await ask(backend, saveWidget, request(saved, { title: 'More' }));
    expect((await read(opened.widget.id)).facts.manualInstallTime).toBe(manualInstallTime);
    await ask(backend, saveWidget, request(again, { manualInstall: false }));
    expect((await read(opened.widget.id)).facts.manualInstallTime).toBeNull();
  });

  it('saves a widget at the next revision, and publishes it', async () => {
    const opened = await read(await create('Socks'));
    const products = [{ product_id: 12, variant_ids: [] }];
    const saved = await ask(backend, saveWidget, request(opened, { title: 'More', products }));
    expect(saved).toMatchObject({ revision: 2, publication: { status: 'published' } });
    expect((await read(opened.widget.id)).widget).toEqual({ ...opened.widget, title: 'More', products });
  });

  it('returns a conflict with the saved widget to the second of two editors', async () => {
    const opened = await read(await create('Hats'));
    await ask(backend, saveWidget, request(opened, { title: 'Theirs' }));
    const error = await refused(backend, saveWidget, request(opened, { title: 'Yours' }));
    expect(error.code).toBe('conflict');
    const { saved } = conflictOver(savedWidget).parse(error.details);
    expect(saved).toMatchObject({ revision: 2, widget: { title: 'Theirs' } });
  });

  it('rejects an invalid widget with the path of each error', async () => {
    const opened = await read(await create('Coats'));
    const error = await refused(backend, saveWidget, request(opened, { name: ' ', settings: { limit: 21 } }));
    expect(error.code).toBe('invalid_document');
    expect(error.issues?.map(({ path }) => path)).toEqual([['name'], ['settings', 'limit']]);
    const other = await refused(backend, saveWidget, { ...request(opened), params: { id: '999' } });
    expect(other.code).toBe('invalid_request');
  });

  it('returns 404 for a missing widget', async () => {
    expect((await refused(backend, readWidget, { params: { id: '999' } })).code).toBe('not_found');
    const opened = await read(await create('Gone'));
    const request = { params: { id: '999' }, body: { widget: { ...opened.widget, id: 999 }, revision: 1 } };
    expect((await refused(backend, saveWidget, request)).code).toBe('not_found');
  });

  it('names the carts with a widget, hidden or not, and still deletes it permanently', async () => {
    const used = await read(await create('Used'));
    const widgetId = used.widget.id;
    const params = { id: String(widgetId) };
    const uses = async () => (await ask(backend, listWidgetUses, { params })).carts;
    expect(await uses()).toEqual([]);
    const opened = await ask(backend, createCart, { body: { name: 'Spring' } });
    const added = addComponent(opened.cart, { type: 'cross_sell_widget', newId: () => 'shown' });
    const chosen = setComponentSettings(added.ok ? added.document : opened.cart, {
      componentId: 'shown',
      settings: { widgetId },
      field: 'widgetId',
    });
    const hidden = toggleComponent(chosen.ok ? chosen.document : opened.cart, { componentId: 'shown' });
    const cart = hidden.ok ? hidden.document : opened.cart;
    await ask(backend, saveCart, { params: { id: cart.id }, body: { cart, revision: opened.revision } });
    expect(await uses()).toEqual([{ id: cart.id, name: 'Spring' }]);
    const { widgets } = await ask(backend, listWidgets, { query: { classification: 'all' } });
    expect(widgets.find(({ id }) => id === widgetId)).toMatchObject({
      carts: [{ id: cart.id, name: 'Spring' }],
      installState: 'not_live_installed',
    });

    const removal = (revision: number) => ({ params, query: { revision: String(revision) } });
    const saved = await ask(backend, saveWidget, request(used, { title: 'Theirs' }));
    const error = await refused(backend, deleteWidget, removal(used.revision));
    expect(error.code).toBe('conflict');
    expect(conflictOver(savedWidget).parse(error.details).saved).toMatchObject({
      widget: { title: 'Theirs' },
    });
    expect(await ask(backend, deleteWidget, removal(saved.revision))).toMatchObject({
      publication: { status: 'published' },
    });
    expect(await list('all')).not.toContain('Used');
    expect((await refused(backend, deleteWidget, removal(saved.revision))).code).toBe('not_found');
    expect((await refused(backend, listWidgetUses, { params })).code).toBe('not_found');
    // The cart still names it: no other may take its place there.
    expect(await create('Next')).not.toBe(widgetId);
  });

  /** A new cart and a new widget; the cart has a component with it. */
  async function aCartWithWidget() {
    const opened = await ask(backend, createCart, { body: { name: 'Summer' } });
    const widget = await read(await create('Beside'));
    const added = addComponent(opened.cart, { type: 'cross_sell_widget', newId: () => 'shown' });
    const chosen = setComponentSettings(added.ok ? added.document : opened.cart, {
      componentId: 'shown',
      settings: { widgetId: widget.widget.id },
      field: 'widgetId',
    });
    const cart = chosen.ok ? chosen.document : opened.cart;
    return { cart, revision: opened.revision, widget };
  }
  const both = (
    {
      cart,
      revision,
      widget,
    }: {
      readonly cart: CartDocument;
      readonly revision: number;
      readonly widget: SavedWidget;
    },
    changes: WidgetChanges,
  ) => ({
    params: { id: cart.id },
    body: {
      cart,
      revision,
      widgets: [{ widget: withChanges(widget.widget, changes), revision: widget.revision }],
    },
  });

  it('saves a cart and its widgets together, and skips an unchanged cart', async () => {
    const edit = await aCartWithWidget();
    const saved = await ask(backend, saveCart, both(edit, { title: 'First' }));
    expect(saved).toMatchObject({ revision: 2, widgets: [{ revision: 2, widget: { title: 'First' } }] });
    const [widget = edit.widget] = saved.widgets;
    const next = { ...edit, cart: saved.cart, revision: saved.revision, widget };
    const again = await ask(backend, saveCart, both(next, { title: 'Second' }));
    expect(again).toMatchObject({ revision: 2, updatedAt: saved.updatedAt, widgets: [{ revision: 3 }] });
    expect(again.publication.status).toBe('published');
    expect((await read(widget.widget.id)).widget.title).toBe('Second');
  });

  it('creates a widget together with its cart, not before', async () => {
    const edit = await aCartWithWidget();
    const { widget_id: id } = await ask(backend, reserveWidgetId, { body: {} });
    expect((await refused(backend, readWidget, { params: { id: String(id) } })).code).toBe('not_found');
    const next = { widget: newWidget(id, 'Made here', 'cart_page'), revision: 0, updatedAt: '' };
    const left = await ask(backend, saveCart, both({ ...edit, widget: next }, {}));
    expect(left.widgets).toEqual([]);

    const chosen = setComponentSettings(edit.cart, {
      componentId: 'shown',
      settings: { widgetId: id },
      field: 'widgetId',
    });
    const cart = chosen.ok ? chosen.document : edit.cart;
    const body = { cart, revision: left.revision, widget: next };
    const saved = await ask(backend, saveCart, both(body, { title: 'New' }));
    expect(saved.widgets).toMatchObject([{ revision: 1, widget: { id, title: 'New' } }]);
    expect((await read(id)).widget.title).toBe('New');
    // Sent again it is a widget that somebody has saved since.
    const twice = await refused(backend, saveCart, both({ ...body, revision: saved.revision }, {}));
    expect(twice.code).toBe('conflict');
  });

  it('rejects a widget id that wasn’t reserved', async () => {
    const edit = await aCartWithWidget();
    const id = 99_999;
    const chosen = setComponentSettings(edit.cart, {
      componentId: 'shown',
      settings: { widgetId: id },
      field: 'widgetId',
    });
    const cart = chosen.ok ? chosen.document : edit.cart;
    const widget = { widget: newWidget(id, 'Made up', 'cart_page'), revision: 0, updatedAt: '' };
    const error = await refused(backend, saveCart, both({ cart, revision: edit.revision, widget }, {}));
    expect(error).toMatchObject({ code: 'invalid_document', issues: [{ code: 'widget_missing' }] });
  });

  it('saves nothing of a cart and its widgets if one has a conflict', async () => {
    const edit = await aCartWithWidget();
    await ask(backend, saveWidget, request(edit.widget, { title: 'Theirs' }));
    const error = await refused(backend, saveCart, both(edit, { title: 'Yours' }));
    expect(error.code).toBe('conflict');
    expect(conflictDetails.parse(error.details)).toMatchObject({
      saved: { revision: 1 },
      widgets: [{ revision: 2, widget: { title: 'Theirs' } }],
    });
    const found = await ask(backend, readCart, { params: { id: edit.cart.id } });
    expect(found.revision).toBe(1);
    expect(found.cart.components.map(({ type }) => type)).not.toContain('cross_sell_widget');
  });

  it('reports errors at the widget when saved with its cart', async () => {
    const edit = await aCartWithWidget();
    const scope = `widget/${edit.widget.widget.id}`;
    const error = await refused(backend, saveCart, both(edit, { settings: { limit: 0 } }));
    expect(error).toMatchObject({
      code: 'invalid_document',
      issues: [{ scope, path: ['settings', 'limit'] }],
    });
    await ask(backend, deleteWidget, {
      params: { id: String(edit.widget.widget.id) },
      query: { revision: String(edit.widget.revision) },
    });
    const response = await refused(backend, saveCart, both(edit, { title: 'Yours' }));
    expect(response).toMatchObject({ code: 'invalid_document', issues: [{ scope, code: 'widget_missing' }] });
  });

  it('ignores a deleted widget that the cart no longer has', async () => {
    const edit = await aCartWithWidget();
    const { cart } = await ask(backend, readCart, { params: { id: edit.cart.id } });
    await ask(backend, deleteWidget, {
      params: { id: String(edit.widget.widget.id) },
      query: { revision: String(edit.widget.revision) },
    });
    const renamed = { ...edit, cart: { ...cart, name: 'Autumn' } };
    const saved = await ask(backend, saveCart, both(renamed, { title: 'Yours' }));
    expect(saved).toMatchObject({ revision: 2, cart: { name: 'Autumn' }, widgets: [] });
  });

  it('lists data sources for products, and apps for carts', async () => {
    const { dataSources } = await ask(backend, listDataSources);
    expect(dataSources.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/products/complementary', '/products/hand_picked', '/products/recommended']),
    );
    const names = dataSources.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    const { apps } = await ask(backend, listApps);
    expect(apps.map(({ id, tag }) => [id, tag])).toEqual([['delivery-estimate', 'delivery-estimate']]);
  });
});
