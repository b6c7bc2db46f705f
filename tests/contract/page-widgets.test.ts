import { addComponent } from '@cartwright/core/cart/commands/add-component';
import { setComponentSettings } from '@cartwright/core/cart/commands/set-component-settings';
import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import { codeMark } from '@cartwright/core/data-sources/cart-facts';
import {
  CUSTOM_SOURCES_VERSION,
  type CustomSources,
  newResult,
  newSourceRule,
  type SourceCondition,
} from '@cartwright/core/data-sources/custom-source';
import { tagSourcePath } from '@cartwright/core/data-sources/source-at';
import { newExperiment } from '@cartwright/core/experiments/document/experiment-document';
import { newBundle, newStep } from '@cartwright/core/widgets/bundle-settings';
import { withChanges } from '@cartwright/core/widgets/change-widget';
import type { WidgetToCreate } from '@cartwright/core/widgets/created-widget';
import { newWidget } from '@cartwright/core/widgets/widget';
import { newWidgetSettings } from '@cartwright/core/widgets/widget-settings';
import { createShopCart } from '@cartwright/server/cart/create-cart';
import { CARTS } from '@cartwright/server/cart/saved-cart';
import { SHOPS_SOURCES } from '@cartwright/server/data-sources/custom-sources';
import { type DataSources, dataSources } from '@cartwright/server/data-sources/resolve-data-source';
import { ensureShop } from '@cartwright/server/db/shop-row';
import { writeDocument } from '@cartwright/server/documents/stored-documents';
import { createShopExperiment, saveShopExperiment } from '@cartwright/server/experiments/change-experiment';
import { endShopExperiment, startShopExperiment } from '@cartwright/server/experiments/run-experiment';
import { createApp } from '@cartwright/server/http/app';
import { storeStorefrontConfig } from '@cartwright/server/publishing/publication-state';
import { silentLogger } from '@cartwright/server/testing/silent-logger';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { createShopWidget } from '@cartwright/server/widgets/create-widget';
import { previewedWidget } from '@cartwright/server/widgets/previewed-widget';
import { widgetProxyRoute } from '@cartwright/server/widgets/widget-proxy-route';
import { beforeEach, expect, it } from 'vitest';
import { aMirroredShop, type MirroredShop, plainCatalogue } from './mirrored-shop';
import { proxiedPath } from './proxied-path';

const database = testDatabase();
const SECRET = 'shpss_of_the_app';

let shop: MirroredShop;
let app: ReturnType<typeof createApp>;
let index: CatalogueIndex;
let answerDataSource: DataSources['answer'];
/** Ids of Thing 0 and so on. */
let things: readonly number[];

beforeEach(async () => {
  shop = await aMirroredShop(database(), { catalogue: plainCatalogue(30) });
  await shop.settle();
  await ensureShop(shop.store, new Date(shop.time.now));
  const { products, collections } = await shop.mirror();
  const idOf = new Map(products.map(({ title, id }) => [title, id]));
  things = Array.from({ length: 30 }, (_, at) => idOf.get(`Thing ${at}`) ?? 0);
  app = createApp(silentLogger, []);
  index = buildIndex(products, collections, []);
  const clock = () => new Date(shop.time.now);
  const [indexOf, indexVersionOf] = [async () => index, () => 'mirror 1'];
  ({ answer: answerDataSource } = dataSources({
    indexOf,
    indexVersionOf,
    giftsOf: async () => new Set(),
    clock,
    logger: silentLogger,
  }));
  widgetProxyRoute(app, {
    answerDataSource,
    find: async (id) => (id === shop.domain ? { store: shop.store } : null),
    indexOf,
    indexVersionOf,
    secrets: [SECRET],
    clock,
    trustedProxies: 0,
  });
});

async function aWidget(products: readonly number[], more: Partial<WidgetToCreate> = {}): Promise<number> {
  const selections = products.map((at) => ({ product_id: things[at] ?? 0, variant_ids: [] }));
  const widget = { name: 'Beside', classification: null, products: selections, ...more };
  const saved = { now: new Date(shop.time.now), by: 'Owner' };
  const checks = { validate: async () => [], size: async () => [] };
  const created = await createShopWidget(shop.store, checks, { widget }, saved);
  if (!created.ok) throw new Error(created.message);
  return created.response.widget_id;
}

const requestWith = (query: Record<string, string>, secret = SECRET) =>
  app.request(proxiedPath(shop.domain, 'widgets', query, secret, shop.time.now));

/** The widgets of an answer, each with the places of its products among the things. */
async function widgetsOf(query: Record<string, string>) {
  const response = await requestWith(query);
  expect(response.headers.get('content-type')).toBe('application/liquid');
  const liquid = await response.text();
  const parts = /"parts":(\d+)/.exec(liquid)?.[1];
  const widgets = liquid
    .split(/(?=\{"id":\d+,"title":"[^"]*","texts")/)
    .slice(1)
    .map((each) => ({
      id: Number(/"id":(\d+)/.exec(each)?.[1]),
      things: [...each.matchAll(/if p\.id == (\d+)/g)].map(([, id]) => things.indexOf(Number(id))),
    }));
  return { parts: Number(parts), widgets };
}

it('returns all widgets of a page in order, without products in the cart', async () => {
  const [first, second] = [await aWidget([3, 1, 2]), await aWidget([4, 1])];
  const ids = `${second},${first}`;
  expect(await widgetsOf({ ids })).toEqual({
    parts: 1,
    widgets: [
      { id: second, things: [4, 1] },
      { id: first, things: [3, 1, 2] },
    ],
  });
  expect(await widgetsOf({ ids, cart: `${things[1]},${things[4]}` })).toMatchObject({
    widgets: [
      { id: second, things: [] },
      { id: first, things: [3, 2] },
    ],
  });
});

it('has the products of its data source, without the page’s product', async () => {
  const tagged = await aWidget([], { dataSourcePath: '/products/tag/tag-0', settings: { limit: 5 } });
  const { widgets } = await widgetsOf({ ids: `${tagged}`, product: `${things[0]}` });
  expect(widgets[0]?.things.toSorted((a, b) => a - b)).toEqual([5, 10, 15, 20, 25]);
  const related = await aWidget([], { dataSourcePath: '/products/related' });
  expect((await widgetsOf({ ids: `${related}` })).widgets).toEqual([{ id: related, things: [] }]);
});

it('follows cart and customer rules from the page, and returns only products for forged ones', async () => {
  const tagged = (at: number) => newResult(tagSourcePath(`tag-${at}`));
  const rule = (condition: SourceCondition, at: number) => ({
    ...newSourceRule(`rule-${at}`),
    conditions: [condition],
    results: [tagged(at)],
    exitIfMatched: true,
  });
  const rules = [
    rule({ about: 'total', operator: 'at_least', amount: 50 }, 0),
    rule({ about: 'items', operator: 'at_least', amount: 3 }, 1),
    rule({ about: 'discount_code', operator: 'any', values: ['SPRING'] }, 2),
    rule({ about: 'signed_in', is: true }, 3),
    rule({ about: 'country', operator: 'any', values: ['DE'] }, 4),
  ];
  const last = { ...newSourceRule('last'), conditions: [], results: [newResult('/products/hand_picked')] };
  const source = { id: 7, name: 'By cart', rules: [...rules, last] };
  const document: CustomSources = { schemaVersion: CUSTOM_SOURCES_VERSION, sources: [source] };
  const stamp = { now: new Date(shop.time.now), by: 'Owner' };
  await writeDocument(shop.store, SHOPS_SOURCES, { document, revision: 0 }, stamp);
  const id = await aWidget([], { dataSourcePath: '/custom/id/7', settings: { limit: 1 } });
  const shownTo = async (query: Record<string, string>) =>
    ((await widgetsOf({ ids: `${id}`, ...query })).widgets[0]?.things ?? []).map((at) => at % 5);
  expect(await shownTo({})).toEqual([]);
  expect(await shownTo({ total: '0', items: '0', codes: '.' })).toEqual([]);
  expect(await shownTo({ total: '50', items: '3' })).toEqual([0]);
  expect(await shownTo({ total: '0', items: '3' })).toEqual([1]);
  expect(await shownTo({ codes: `.${codeMark('spring')}` })).toEqual([2]);
  expect(await shownTo({ country: 'DE' })).toEqual([4]);
  expect(await shownTo({ total: 'free', items: '-3', codes: 'SPRING' })).toEqual([]);
  const signedIn = await app.request(
    proxiedPath(shop.domain, 'widgets', { ids: `${id}` }, SECRET, shop.time.now, '6000000000001'),
  );
  const [, shown] = /if p\.id == (\d+)/.exec(await signedIn.text()) ?? [];
  expect(things.indexOf(Number(shown)) % 5).toBe(3);
});

it('is previewed beside a made-up cart, by its total and number of items', async () => {
  const condition: SourceCondition = { about: 'total', operator: 'at_least', amount: 50 };
  const first = {
    ...newSourceRule('first'),
    conditions: [condition],
    results: [newResult(tagSourcePath('tag-0'))],
  };
  const last = { ...newSourceRule('last'), conditions: [], results: [newResult('/products/hand_picked')] };
  const source = { id: 7, name: 'By total', rules: [first, last] };
  const document: CustomSources = { schemaVersion: CUSTOM_SOURCES_VERSION, sources: [source] };
  const stamp = { now: new Date(shop.time.now), by: 'Owner' };
  await writeDocument(shop.store, SHOPS_SOURCES, { document, revision: 0 }, stamp);
  const widget = withChanges(newWidget(1, 'Beside', 'cart_page'), { dataSourcePath: '/custom/id/7' });
  const offered = async (total: number) => {
    const cart = { products: [things[0] ?? 0, things[5] ?? 0], total, items: 2 };
    const request = { widget, cart, country: null, locale: 'en-US', answerDataSource };
    const { products } = await previewedWidget(shop.store, index, request);
    return products.map(({ id }) => things.indexOf(id)).toSorted((a, b) => a - b);
  };
  expect(await offered(50)).toEqual([10, 15, 20, 25]);
  expect(await offered(49.99)).toEqual([]);
});

it('has recently viewed products, latest first, without a fallback', async () => {
  const id = await aWidget([], { dataSourcePath: '/products/recently_viewed' });
  const viewed = [things[2], things[9], things[4], things[7]].join();
  const product = `${things[7]}`;
  expect((await widgetsOf({ ids: `${id}`, product, viewed })).widgets).toEqual([{ id, things: [4, 9, 2] }]);
  expect((await widgetsOf({ ids: `${id}`, product })).widgets).toEqual([{ id, things: [] }]);
});

it('has purchased products, without a fallback', async () => {
  const id = await aWidget([], { dataSourcePath: '/products/purchased' });
  const [a, b, c] = [things[2], things[9], things[4]];
  const bought = `20260301.${a}.${b}_20260101.${c}.${a}_`;
  expect((await widgetsOf({ ids: `${id}`, bought })).widgets).toEqual([{ id, things: [2, 9, 4] }]);
  expect((await widgetsOf({ ids: `${id}`, bought, cart: `${b}` })).widgets).toEqual([{ id, things: [2, 4] }]);
  for (const none of ['', 'x', '20260301', `20261301.${a}`, '20260301.-1.x', '____']) {
    expect((await widgetsOf({ ids: `${id}`, bought: none })).widgets).toEqual([{ id, things: [] }]);
  }
});

it('returns options of each product, and the page’s product first of those bought together', async () => {
  const settings = { ...newWidgetSettings(), displayType: 'bought_together', productType: 'both' } as const;
  const id = await aWidget([3, 1], { settings });
  const place = { ids: `${id}`, product: `${things[7]}` };
  expect((await widgetsOf(place)).widgets).toEqual([{ id, things: [7, 3, 1] }]);
  const cart = `${things[7]}`;
  expect((await widgetsOf({ ...place, cart })).widgets).toEqual([{ id, things: [3, 1] }]);
  const liquid = await (await requestWith(place)).text();
  expect(liquid).toContain('"displayType":"bought_together"');
  expect(liquid.match(/for w in p\.variants/g)).toHaveLength(3);
  expect(liquid).toContain('for a in w.selling_plan_allocations');
  // Alone, the page's own product is no offer.
  expect((await widgetsOf({ ...place, cart: `${things[3]},${things[1]}` })).widgets).toEqual([
    { id, things: [] },
  ]);
});

it('leaves out missing widgets, those not in pages, and invalid numbers', async () => {
  const here = await aWidget([1]);
  const atCheckout = await aWidget([1], { classification: 'checkout_extension' });
  const { widgets } = await widgetsOf({ ids: `${atCheckout},${here},999,9999999999999,x,-1,` });
  expect(widgets.map(({ id }) => id)).toEqual([here]);
  expect(await widgetsOf({})).toEqual({ parts: 1, widgets: [] });
});

it('has cross-sells of published, tested and previewed carts, but no drafts', async () => {
  const inCart = () => aWidget([1], { classification: 'cart_page' });
  const [live, tested, previewed, draft] = [await inCart(), await inCart(), await inCart(), await inCart()];
  const components = (id: number) => [{ settings: { title: '' } }, { settings: { widget: { id } } }];
  const variants = [{}, { cart: { components: components(tested) } }];
  const config = { carts: [{ components: components(live), test: { variants } }] };
  await storeStorefrontConfig(shop.store, JSON.stringify(config));
  let count = 0;
  const cart = await createShopCart(
    shop.store,
    { name: 'Spring' },
    { maximum: 5, newId: () => `id-${++count}`, now: new Date(shop.time.now), by: 'Owner' },
  );
  if (!cart.ok) throw new Error(cart.message);
  const shown = addComponent(cart.response.cart, { type: 'cross_sell_widget', newId: () => 'beside' });
  if (!shown.ok) throw new Error(shown.message);
  const settings = { widgetId: previewed };
  const set = setComponentSettings(shown.document, { componentId: 'beside', settings, field: 'widgetId' });
  if (!set.ok) throw new Error(set.message);
  const stamp = { now: new Date(shop.time.now), by: 'Owner' };
  await writeDocument(shop.store, CARTS, { document: set.document, revision: 1 }, stamp);

  const ids = [live, tested, previewed, draft].join();
  const shownTo = async (query: Record<string, string>) =>
    (await widgetsOf({ ids, ...query })).widgets.map(({ id }) => id);
  expect(await shownTo({})).toEqual([live, tested]);
  expect(await shownTo({ preview: 'of nobody' })).toEqual([live, tested]);
  expect(await shownTo({ preview: cart.response.previewKey })).toEqual([live, tested, previewed]);
});

it('returns all variants of a cart cross-sell with images, and whether it is a gift card', async () => {
  const id = await aWidget([1], { classification: 'cart_page' });
  const config = { carts: [{ components: [{ settings: { widget: { id } } }] }] };
  await storeStorefrontConfig(shop.store, JSON.stringify(config));
  const liquid = await (await requestWith({ ids: `${id}` })).text();
  for (const field of ['"picture":', '"quantityRule":', '"isGiftCard":']) expect(liquid).toContain(field);
  expect(liquid).not.toContain('p.variants.size <=');
  const onPage = await (await requestWith({ ids: `${await aWidget([1])}` })).text();
  for (const field of ['"picture":', '"quantityRule":', '"isGiftCard":']) expect(onPage).not.toContain(field);
});

it('is split by the number of products that the store’s Liquid can read', async () => {
  const few = (from: number) => Array.from({ length: 8 }, (_, at) => from + at);
  const all = [await aWidget(few(0)), await aWidget(few(8)), await aWidget(few(16)), await aWidget([0, 16])];
  const ids = all.join();
  const first = await widgetsOf({ ids });
  expect(first).toMatchObject({ parts: 2 });
  expect(first.widgets.map(({ id }) => id)).toEqual(all.slice(0, 2));
  expect((await widgetsOf({ ids, part: '2' })).widgets.map(({ id }) => id)).toEqual(all.slice(2));
  expect((await widgetsOf({ ids, part: '3' })).widgets).toEqual([]);
});

it('escapes Liquid in any merchant text', async () => {
  const id = await aWidget([1], { title: '{{ shop.email }}{% layout "x" %}</script>' });
  const text = await (await requestWith({ ids: `${id}` })).text();
  expect(text).not.toContain('{{ shop.email');
  expect(text).not.toContain('</script');
});

it('is served only to Shopify, with an ETag for unchanged responses', async () => {
  const id = await aWidget([1]);
  expect((await requestWith({ ids: `${id}` }, 'another secret')).status).toBe(401);
  const etag = (await requestWith({ ids: `${id}` })).headers.get('etag') ?? '';
  const address = proxiedPath(shop.domain, 'widgets', { ids: `${id}` }, SECRET, shop.time.now);
  expect((await app.request(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it('is previewed with unsaved settings, by mirrored prices of the market', async () => {
  const products = [3, 1].map((at) => ({ product_id: things[at] ?? 0, variant_ids: [] }));
  const widget = withChanges(newWidget(1, 'Beside', null), { products, title: 'Not saved' });
  const preview = (country: string | null, locale: string) =>
    previewedWidget(shop.store, index, { widget, country, locale, answerDataSource });
  const shown = await preview(null, 'en-US');
  expect(shown.title).toBe('Not saved');
  const cards = shown.products.map(({ title, price, variantId }) => [title, price, variantId !== null]);
  expect(cards).toEqual([
    ['Thing 3', '$13.00', true],
    ['Thing 1', '$11.00', true],
  ]);
  expect((await preview('DE', 'de-DE')).products[0]?.price).toMatch(/^[\d,]+\s€$/);
});

it.each([{ status: 'draft' as const }, { requiresSellingPlan: true }])(
  'is previewed for a buyable product, the first bought together, not one with %j',
  async (changes) => {
    const { products, collections } = await shop.mirror();
    const picked = [3, 1].map((at) => ({ product_id: things[at] ?? 0, variant_ids: [] }));
    const settings = { ...newWidgetSettings(), displayType: 'bought_together' as const };
    const widget = withChanges(newWidget(1, 'Together', null), { products: picked, settings });
    const preview = (of: CatalogueIndex) =>
      previewedWidget(shop.store, of, { widget, country: null, locale: 'en-US', answerDataSource });
    const newest = (await preview(index)).page.product;
    const unsold = products.map((each) => (each.id === newest ? { ...each, ...changes } : each));
    const shown = await preview(buildIndex(unsold, collections, []));
    expect(shown.page.product).not.toBe(newest);
    expect(shown.products.map(({ id }) => id)).toEqual([shown.page.product, things[3], things[1]]);
  },
);

it('has a published bundle once per step, including products of the cart and the page', async () => {
  const picked = (...at: number[]) => at.map((each) => ({ product_id: things[each] ?? 0, variant_ids: [] }));
  const bundle = (isPublished: boolean) => ({
    ...newBundle(),
    isPublished,
    steps: [
      { ...newStep('1', 'First'), products: picked(1, 2) },
      { ...newStep('2', 'Second'), products: picked(2, 3) },
    ],
  });
  const make = (isPublished: boolean) =>
    aWidget([], { classification: 'bundle_builder', settings: { bundle: bundle(isPublished) } });
  const [draft, id] = [await make(false), await make(true)];
  const place = { ids: `${draft},${id}`, product: `${things[1]}`, cart: `${things[3]}` };
  expect((await widgetsOf(place)).widgets).toEqual([
    { id, things: [1, 2] },
    { id, things: [2, 3] },
  ]);
  const liquid = await (await requestWith(place)).text();
  expect([...liquid.matchAll(/"step":(\d)/g)].map(([, step]) => step)).toEqual(['1', '2']);
  expect(liquid).toContain('"quantityRule"');

  const widget = withChanges(newWidget(1, 'Box', 'bundle_builder'), { settings: { bundle: bundle(false) } });
  const inPreview = { widget, country: null, locale: 'en', answerDataSource };
  const { stepProducts = [] } = await previewedWidget(shop.store, index, inPreview);
  expect(stepProducts.map((products) => products.map(({ title }) => title))).toEqual([
    ['Thing 1', 'Thing 2'],
    ['Thing 2', 'Thing 3'],
  ]);
});

it('the products of a large bundle are split into several parts', async () => {
  const steps = [0, 1].map((at) => ({
    ...newStep(`${at}`, 'Step'),
    productLimit: 15,
    products: Array.from({ length: 15 }, (_, each) => ({
      product_id: things[at * 15 + each] ?? 0,
      variant_ids: [],
    })),
  }));
  const settings = { bundle: { ...newBundle(), isPublished: true, steps } };
  const id = await aWidget([], { classification: 'bundle_builder', settings });
  expect(await widgetsOf({ ids: `${id}` })).toMatchObject({ parts: 2, widgets: [{ id }] });
  expect(await widgetsOf({ ids: `${id}`, part: '2' })).toMatchObject({ parts: 2, widgets: [{ id }] });
});

it('a widget in a running test includes its variants’ content, the same for all shoppers', async () => {
  const [round, square, other] = [await aWidget([3, 1]), await aWidget([2]), await aWidget([4])];
  const now = new Date(shop.time.now);
  const saved = { now, by: 'Owner' };
  const experiment = newExperiment('test', 'Round or square', 'widget', ['control', 'b']);
  const setting = {
    ...experiment,
    smallestGain: 30,
    variants: experiment.variants.map((each, at) => ({
      ...each,
      documentId: String(at === 0 ? round : square),
    })),
  };
  await createShopExperiment(shop.store, { id: 'test', name: experiment.name, context: 'widget', ...saved });
  expect(await saveShopExperiment(shop.store, { id: 'test', revision: 1, setting, ...saved })).toMatchObject({
    ok: true,
  });
  const ids = `${round},${other}`;
  const before = await requestWith({ ids });
  const known = { visitorsAWeek: 600, rate: 0.3, orders: null };
  const checks = {
    checkCarts: async () => ({ carts: new Map(), issues: [] }),
    campaigns: async () => new Map(),
  };
  const started = await startShopExperiment(shop.store, checks, { id: 'test', revision: 2, known, now });
  expect(started).toMatchObject({ ok: true });

  expect((await widgetsOf({ ids })).widgets).toEqual([
    { id: round, things: [3, 1] },
    { id: other, things: [4] },
    { id: square, things: [2] },
  ]);
  const running = await requestWith({ ids });
  expect(running.headers.get('etag')).not.toBe(before.headers.get('etag'));
  const tests = [...(await running.text()).matchAll(/"test":(\{.*?\]\})/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  expect(tests).toEqual([
    {
      id: 'test',
      variants: [
        { id: 'control', widget: round, share: 50 },
        { id: 'b', widget: square, share: 50 },
      ],
    },
  ]);
  // A variant that has a place of its own is shown there as ever.
  expect(await (await requestWith({ ids: `${square}` })).text()).not.toContain('"test"');

  await endShopExperiment(shop.store, { id: 'test', now });
  expect((await widgetsOf({ ids })).widgets.map(({ id }) => id)).toEqual([round, other]);
});
