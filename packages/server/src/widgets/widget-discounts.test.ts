import { listAutomaticDiscounts } from '@cartwright/core/contract/automatic-discounts';
import { createWidget, deleteWidget, readWidget, saveWidget } from '@cartwright/core/contract/widgets';
import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import type { WidgetChanges } from '@cartwright/core/widgets/change-widget';
import { withChanges } from '@cartwright/core/widgets/change-widget';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { publishedOffers } from './published-offers';

const database = testDatabase();
const startApp = testApps(database);

const MUG = { id: 11, title: 'Mug', variants: [{ id: 111, title: 'Default Title', price: '12.50' }] };

/** An app with a live cart, and a widget of one product for pages. */
async function appWithWidget() {
  const app = await startApp();
  app.shopify.products.push(MUG);
  const saved = await app.create('Summer');
  await app.save(saved, { enabled: true });
  const products = [{ product_id: 11, variant_ids: [] }];
  const widget = { name: 'Beside', classification: null, products };
  const { widget_id: id } = await app.ask(createWidget, { body: { widget } });
  return { app, id };
}

const TWENTY: WidgetChanges = { dynamicDiscountType: 'percentage', dynamicDiscountAmount: 20 };

async function change(app: TestApp, id: number, changes: WidgetChanges) {
  const { widget, revision } = await app.ask(readWidget, { params: { id: String(id) } });
  return app.ask(saveWidget, {
    params: { id: String(id) },
    body: { widget: withChanges(widget, changes), revision },
  });
}

/** The discounts in Shopify that give something of widgets, by their titles. */
const offersIn = ({ shopify }: TestApp) =>
  shopify.discounts.flatMap(({ title, rewards }) => {
    const { cartId, widgets } = JSON.parse(rewards ?? 'null') ?? {};
    return cartId === 'offers' && widgets ? [[title, widgets]] : [];
  });

const configOf = ({ shopify }: TestApp): StorefrontConfig =>
  JSON.parse(shopify.appMetafields.get('cartwright.storefront_config') ?? 'null');

const OFFER = {
  id: '1',
  kind: 'percentage',
  value: '20',
  maxUnits: 1,
  products: [{ productId: 11, variantIds: [] }],
  plan: false,
  message: 'Special offer',
};

test('a widget’s discount is created in Shopify, and published to carts and pages', async () => {
  const { app, id } = await appWithWidget();
  expect(offersIn(app)).toEqual([]);
  expect(await change(app, id, TWENTY)).toMatchObject({ publication: { status: 'published', warnings: [] } });
  expect(offersIn(app)).toEqual([['Cartwright: Offers', [OFFER]]]);
  const config = configOf(app);
  expect(config.offers).toEqual([OFFER]);
  expect(config.carts[0]?.rewards.widgets).toEqual([OFFER]);
  expect(config.carts[0]?.discountTitles).toEqual(
    expect.arrayContaining(['Cartwright: Offers', 'Special offer']),
  );
  expect((await publishedOffers(forShop(database(), app.domain))).discounts).toEqual([OFFER]);
  const listed = await app.ask(listAutomaticDiscounts, {});
  expect(listed.missing).toEqual([]);
  expect(listed.automaticDiscountNodes.find(({ title }) => title === 'Cartwright: Offers')).toMatchObject({
    ours: { cart: { id: 'offers', name: 'Offers' }, state: 'right', removable: false },
  });
});

test.each<[string, (app: TestApp, id: number) => Promise<unknown>]>([
  ['is off', (app, id) => change(app, id, { dynamicDiscountType: 'none' })],
  [
    'is deleted',
    async (app, id) => {
      const { revision } = await app.ask(readWidget, { params: { id: String(id) } });
      return app.ask(deleteWidget, { params: { id: String(id) }, query: { revision: String(revision) } });
    },
  ],
])('when it %s, the discount is removed', async (_what, end) => {
  const { app, id } = await appWithWidget();
  await change(app, id, TWENTY);
  await end(app, id);
  expect(offersIn(app)).toEqual([]);
  expect(configOf(app).offers).toBeUndefined();
  expect(configOf(app).carts[0]?.rewards.widgets).toBeUndefined();
});

test('a widget created with a discount is published with it', async () => {
  const { app } = await appWithWidget();
  const products = [{ product_id: 11, variant_ids: [] }];
  const widget = {
    name: 'Copy',
    classification: null,
    products,
    dynamicDiscountType: 'fixed',
    dynamicDiscountAmount: 5,
  } as const;
  const { widget_id: id } = await app.ask(createWidget, { body: { widget } });
  expect(configOf(app).offers).toMatchObject([{ id: String(id), kind: 'amount', value: '5' }]);
});

test('gift cards are never discounted', async () => {
  const { app, id } = await appWithWidget();
  app.shopify.products.push({ ...MUG, id: 12, isGiftCard: true });
  const products = [11, 12].map((product_id) => ({ product_id, variant_ids: [] }));
  await change(app, id, { ...TWENTY, products });
  expect(configOf(app).offers).toEqual([OFFER]);
});

test('without room in Shopify it is published without the discount, with a warning', async () => {
  const { app, id } = await appWithWidget();
  const others = Array.from({ length: 25 }, (_, at) => ({
    id: `gid://shopify/DiscountAutomaticNode/9${at}`,
    title: `Other ${at}`,
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: null,
    discountClasses: ['ORDER' as const],
    combinesWith: { orderDiscounts: false, productDiscounts: false, shippingDiscounts: false },
    functionHandle: null,
    rewards: null,
  }));
  app.shopify.discounts.push(...others);
  const saved = await change(app, id, TWENTY);
  expect(saved.publication).toMatchObject({
    status: 'published',
    warnings: [expect.stringContaining('Cartwright: Offers')],
  });
  expect(offersIn(app)).toEqual([]);
  expect(configOf(app).offers).toBeUndefined();
  expect(configOf(app).carts[0]?.rewards.widgets).toBeUndefined();
  const listed = await app.ask(listAutomaticDiscounts, {});
  expect(listed.missing).toMatchObject([{ cart: { id: 'offers' }, reason: 'no_room' }]);
});

test('rejects discounts too large for checkout, naming the largest', async () => {
  const { app, id } = await appWithWidget();
  const variants = Array.from({ length: 100 }, (_, at) => 40_000_000_000_000 + at);
  const products = Array.from({ length: 20 }, (_, at) => ({ product_id: 100 + at, variant_ids: variants }));
  const { widget, revision } = await app.ask(readWidget, { params: { id: String(id) } });
  const refused = await app.refused(saveWidget, {
    params: { id: String(id) },
    body: { widget: withChanges(widget, { ...TWENTY, products }), revision },
  });
  expect(refused).toMatchObject({
    code: 'invalid_document',
    issues: [{ code: 'too_large', message: expect.stringContaining('Largest: "Beside"') }],
  });
});
