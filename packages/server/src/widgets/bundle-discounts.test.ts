import { listAutomaticDiscounts } from '@cartwright/core/contract/automatic-discounts';
import { createWidget, readWidget, saveWidget } from '@cartwright/core/contract/widgets';
import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import { type BundleSettings, newBundle, newStep, newTier } from '@cartwright/core/widgets/bundle-settings';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { publishedOffers } from './published-offers';

const database = testDatabase();
const startApp = testApps(database);

const MUG = { id: 11, title: 'Mug', variants: [{ id: 111, title: 'Default Title', price: '12.50' }] };

const aBox = (changes: Partial<BundleSettings> = {}, productIds = [11]): BundleSettings => ({
  ...newBundle(),
  isPublished: true,
  steps: [
    {
      ...newStep('1', 'Mugs'),
      products: productIds.map((product_id) => ({ product_id, variant_ids: [] })),
    },
  ],
  discount: { ...newBundle().discount, tiers: [{ ...newTier('t1'), requiredQuantity: 3 }] },
  ...changes,
});

/** An app with a live cart, and a bundle; gives the bundle's number. */
async function appWithBundle(bundle = aBox()) {
  const app = await startApp();
  app.shopify.products.push(MUG);
  await app.save(await app.create('Summer'), { enabled: true });
  const widget = { name: 'Box', classification: 'bundle_builder', settings: { bundle } } as const;
  const { widget_id: id } = await app.ask(createWidget, { body: { widget } });
  return { app, id };
}

async function withBundle(app: TestApp, id: number, bundle: BundleSettings) {
  const { widget, revision } = await app.ask(readWidget, { params: { id: String(id) } });
  return {
    params: { id: String(id) },
    body: { widget: { ...widget, settings: { ...widget.settings, bundle } }, revision },
  };
}

/** The bundles in Shopify's discount of the offers, by their products and tiers. */
const bundlesIn = ({ shopify }: TestApp) =>
  shopify.discounts.flatMap(({ rewards }) => {
    const { cartId, bundles = [] } = JSON.parse(rewards ?? 'null') ?? {};
    return cartId === 'offers' ? bundles : [];
  });

const configOf = ({ shopify }: TestApp): StorefrontConfig =>
  JSON.parse(shopify.appMetafields.get('cartwright.storefront_config') ?? 'null');

const PUBLISHED = {
  id: '1',
  steps: [{ products: [{ productId: 11, variantIds: [] }] }],
  discount: { tiers: [{ id: 't1', discountType: 'percentage', message: 'Bundle discount', giftItems: [] }] },
};

test('a published bundle with tiers is in the offers discount, with its data in carts and pages', async () => {
  const { app } = await appWithBundle();
  expect(bundlesIn(app)).toMatchObject([PUBLISHED]);
  const config = configOf(app);
  expect(config.bundles).toMatchObject([PUBLISHED]);
  expect(config.carts[0]?.rewards.bundles).toMatchObject([PUBLISHED]);
  expect(config.carts[0]?.offerTitles).toEqual(['Cartwright: Offers', 'Bundle discount']);
  expect((await publishedOffers(forShop(database(), app.domain))).bundles).toMatchObject([PUBLISHED]);
  const listed = await app.ask(listAutomaticDiscounts, {});
  expect(listed.automaticDiscountNodes.find(({ title }) => title === 'Cartwright: Offers')).toMatchObject({
    ours: { state: 'right', gives: { bundles: 1, widgets: [] } },
  });
});

test.each<[string, Partial<BundleSettings>]>([
  ['isn’t published', { isPublished: false }],
  ['has no tiers', { discount: newBundle().discount }],
])('a bundle that %s has no discount', async (_what, changes) => {
  const { app, id } = await appWithBundle();
  await app.ask(saveWidget, await withBundle(app, id, aBox(changes)));
  expect(bundlesIn(app)).toEqual([]);
  expect(configOf(app).bundles).toBeUndefined();
  expect(configOf(app).carts[0]?.rewards.bundles).toBeUndefined();
});

test('a bundle excludes gift cards', async () => {
  const { app, id } = await appWithBundle();
  app.shopify.products.push({ ...MUG, id: 12, isGiftCard: true });
  await app.ask(saveWidget, await withBundle(app, id, aBox({}, [11, 12])));
  expect(bundlesIn(app)).toMatchObject([PUBLISHED]);
});

test('rejects bundles that are too large for checkout, at their steps', async () => {
  const { app, id } = await appWithBundle(aBox({ isPublished: false }));
  const [step] = aBox().steps;
  if (!step) throw new Error('The box has no step.');
  const variant_ids = Array.from({ length: 40 }, (_, at) => 40_000_000_000_000 + at);
  const products = Array.from({ length: 20 }, (_, at) => ({ product_id: 100 + at, variant_ids }));
  const refused = await app.refused(
    saveWidget,
    await withBundle(app, id, aBox({ steps: [{ ...step, products }] })),
  );
  expect(refused).toMatchObject({
    code: 'invalid_document',
    issues: [
      {
        code: 'too_large',
        path: ['settings', 'bundle', 'steps'],
        message: expect.stringContaining('Largest: "Box"'),
      },
    ],
  });
});
