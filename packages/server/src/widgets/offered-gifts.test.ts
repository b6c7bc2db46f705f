import { listAutomaticDiscounts } from '@cartwright/core/contract/automatic-discounts';
import { createWidget, readWidget, saveWidget } from '@cartwright/core/contract/widgets';
import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import { withChanges } from '@cartwright/core/widgets/change-widget';
import { expect, test } from 'vitest';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

const MUG = { id: 11, title: 'Mug', variants: [{ id: 111, title: 'Default Title', price: '12.50' }] };
const GIFT = {
  name: 'With compliments',
  classification: null,
  products: [{ product_id: 11, variant_ids: [] }],
  gwpEnabled: true,
  gwpCount: 1,
  gwpMinimumSubtotal: 50,
};

async function appWithCart() {
  const app = await startApp();
  app.shopify.products.push(MUG);
  await app.save(await app.create('Summer'), { enabled: true });
  return app;
}

const offersIn = ({ shopify }: TestApp) =>
  shopify.discounts.flatMap(({ rewards }) => {
    const { cartId, gifts } = JSON.parse(rewards ?? 'null') ?? {};
    return cartId === 'offers' ? [gifts] : [];
  });
const cartOf = ({ shopify }: TestApp) =>
  (JSON.parse(shopify.appMetafields.get('cartwright.storefront_config') ?? 'null') as StorefrontConfig)
    .carts[0];

const TIER = {
  id: 'widget 1',
  type: 'product',
  minimum: '50',
  gifts: [{ productId: 11, variantIds: [111], anyVariant: true }],
  hideSoldOut: true,
  message: 'Free gift',
};

test('a widget’s gift has a discount and is known to carts only while on', async () => {
  const app = await appWithCart();
  const { widget_id: id } = await app.ask(createWidget, { body: { widget: GIFT } });
  expect(offersIn(app)).toEqual([[TIER]]);
  expect(cartOf(app)).toMatchObject({ givesGifts: true, rewards: { gifts: [TIER] }, products: [{ id: 11 }] });
  const { automaticDiscountNodes } = await app.ask(listAutomaticDiscounts, {});
  expect(automaticDiscountNodes.find(({ title }) => title === 'Cartwright: Offers')?.ours).toMatchObject({
    state: 'right',
    gives: { gifts: 1 },
  });

  const { widget, revision } = await app.ask(readWidget, { params: { id: String(id) } });
  const off = withChanges(widget, { gwpEnabled: false });
  await app.ask(saveWidget, { params: { id: String(id) }, body: { widget: off, revision } });
  expect(offersIn(app)).toEqual([]);
  expect(cartOf(app)?.givesGifts).toBeUndefined();
  expect(cartOf(app)?.rewards.gifts).toBeUndefined();
});

test('doesn’t give a gift that was deleted in Shopify', async () => {
  const app = await appWithCart();
  const products = [...GIFT.products, { product_id: 404, variant_ids: [] }];
  await app.ask(createWidget, { body: { widget: { ...GIFT, products, gwpCount: 2 } } });
  expect(offersIn(app)).toEqual([[TIER]]);
});
