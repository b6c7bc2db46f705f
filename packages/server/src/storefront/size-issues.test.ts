import { addComponent } from '@cartwright/core/cart/commands/add-component';
import { setComponentSettings } from '@cartwright/core/cart/commands/set-component-settings';
import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { changeCart } from '@cartwright/core/contract/cart-list';
import { readCart, type SavedCart, saveCart, setFallback } from '@cartwright/core/contract/carts';
import { readLooks, saveLooks } from '@cartwright/core/contract/looks';
import { readPublishedSizes } from '@cartwright/core/contract/publication';
import { createWidget, readWidget, saveWidget } from '@cartwright/core/contract/widgets';
import type { StorefrontConfig } from '@cartwright/core/storefront/config';
import { describe, expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { shops } from '../db/schema';
import { withGifts } from '../testing/a-rewarding-cart';
import { MUG, START, scheduled } from '../testing/carts-in-time';
import type { FakeShopify } from '../testing/fake-shopify';
import { manyVariants } from '../testing/heavy-product';
import { settled, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

const configIn = (shopify: FakeShopify): StorefrontConfig =>
  JSON.parse(shopify.appMetafields.get('cartwright.storefront_config') ?? 'null');

/** Products that the store has, too many for one cart to give. */
function manyGifts(shopify: FakeShopify): ProductSelection[] {
  const ids = Array.from({ length: 400 }, (_, index) => index + 1);
  shopify.products.push(
    ...ids.map((id) => ({ ...MUG, id, variants: MUG.variants.map((variant) => ({ ...variant, id })) })),
  );
  return ids.map((id) => ({ product_id: id, variant_ids: [id] }));
}

describe('cart size', () => {
  test('may be too large to show when saved disabled', async () => {
    const app = await settled(await startApp());
    const saved = await app.save(await app.create(), { enabled: true });
    const before = configIn(app.shopify);
    const products = manyGifts(app.shopify);
    const large = { ...saved.cart, ...withGifts(saved, products) };
    const params = { id: saved.cart.id };
    const refused = await app.refused(saveCart, { params, body: { cart: large, revision: saved.revision } });
    expect(refused).toMatchObject({
      status: 422,
      code: 'invalid_document',
      issues: [{ code: 'too_large', path: ['size', 'checkout'] }],
    });
    expect(refused.issues?.[0]?.message).toMatch(
      /read [\d.]+ kB. Shopify’s limit is 10 kB. Largest: Free gift \([\d.]+ kB\)\./,
    );

    const off = await app.save(saved, { ...large, enabled: false });
    const enabling = { params, body: { revision: off.revision, enabled: true } };
    expect(await app.refused(changeCart, enabling)).toMatchObject({ status: 422, code: 'invalid_document' });
    const fallback = { params, body: { isFallback: true } };
    expect(await app.refused(setFallback, fallback)).toMatchObject({ status: 422, code: 'invalid_document' });
    expect(configIn(app.shopify).shop).toEqual(before.shop);
    expect(configIn(app.shopify).carts).toEqual([]);
  });

  test('is measured with the shop’s current fallback, not the editor’s', async () => {
    const app = await settled(await startApp());
    const saved = await app.create();
    const products = manyGifts(app.shopify);
    const params = { id: saved.cart.id };
    await app.ask(setFallback, { params, body: { isFallback: true } });
    const large = { ...saved.cart, ...withGifts(saved, products), isFallback: false };
    const body = { cart: large, revision: saved.revision };
    expect(await app.refused(saveCart, { params, body })).toMatchObject({ code: 'invalid_document' });

    await app.ask(setFallback, { params, body: { isFallback: false } });
    const kept = await app.ask(saveCart, { params, body: { ...body, cart: { ...large, isFallback: true } } });
    expect(kept.cart.isFallback).toBe(false);
  });

  test('is measured together with the other published carts', async () => {
    const app = await settled(await startApp());
    app.shopify.products.push({ ...MUG, variants: manyVariants(220) });
    const shows = async (name: string) => {
      const created = await app.create(name);
      return { created, changes: withGifts(created, [{ product_id: 11, variant_ids: [111] }]) };
    };
    const day = (number: number) => new Date(Date.now() + number * 86_400_000).toISOString();
    const first = await shows('Standing');
    await app.save(first.created, { ...first.changes, enabled: true });
    const { carts } = await app.ask(readPublishedSizes);
    expect(carts).toMatchObject([{ id: first.created.cart.id }]);
    expect(carts[0]?.bytes).toBeGreaterThan(80_000);

    const second = await shows('Scheduled');
    const scheduled = { isScheduled: true, startDate: day(1), endDate: day(2) };
    const cart = { ...second.created.cart, ...second.changes, ...scheduled, enabled: true };
    const request = { params: { id: cart.id }, body: { cart, revision: second.created.revision } };
    const refused = await app.refused(saveCart, request);
    expect(refused.issues?.[0]?.message).toContain('The cart "Standing" (8');
    // Without a schedule it takes the other's place.
    const instead = await app.save(second.created, { ...second.changes, enabled: true });
    expect(instead.publication.status).toBe('published');
  });

  test('is measured with everything saved at the same time', async () => {
    const app = await settled(await startApp({ clock: () => new Date(START) }));
    app.shopify.products.push({ ...MUG, variants: manyVariants(220) });
    const heavy = (saved: SavedCart) => withGifts(saved, [{ product_id: 11, variant_ids: [111] }]);
    const carts = [
      await app.save(await app.create('One'), { ...scheduled([1, 2]), enabled: true }),
      await app.save(await app.create('Two'), { ...scheduled([3, 4]), enabled: true }),
    ];
    const saves = await Promise.allSettled(carts.map((saved) => app.save(saved, heavy(saved))));
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(saves.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringContaining('too_large') },
    });

    const third = await app.create('Three');
    const params = { id: third.cart.id };
    await Promise.allSettled([
      app.ask(setFallback, { params, body: { isFallback: true } }),
      app.save(third, heavy(third)),
    ]);
    const { cart } = await app.ask(readCart, { params });
    expect(cart.isFallback && JSON.stringify(cart).includes('"product_id":11')).toBe(false);
    await settled(app);
  });

  test('is measured with a growing widget, saved alone or with a cart', async () => {
    const app = await settled(await startApp());
    app.shopify.products.push(
      { ...MUG, variants: manyVariants(220) },
      { ...MUG, id: 12, variants: manyVariants(220) },
    );
    const { widget_id } = await app.ask(createWidget, {
      body: { widget: { name: 'Beside', classification: 'cart_page' } },
    });
    const params = { id: String(widget_id) };
    const { widget, revision } = await app.ask(readWidget, { params });
    const shows = async (name: string) => {
      const created = await app.create(name);
      const added = addComponent(created.cart, { type: 'cross_sell_widget', newId: () => 'shown' });
      const settings = { widgetId: widget_id };
      const chosen = setComponentSettings(added.ok ? added.document : created.cart, {
        componentId: 'shown',
        settings,
        field: 'widgetId',
      });
      return { created, cart: chosen.ok ? chosen.document : created.cart };
    };
    const on = await shows('On');
    const saved = await app.save(on.created, { ...on.cart, enabled: true });
    const off = await shows('Off');
    const products = [11, 12].map((product_id) => ({ product_id, variant_ids: [] }));
    const grown = { widget: { ...widget, products }, revision };

    const alone = await app.refused(saveWidget, { params, body: grown });
    expect(alone).toMatchObject({ status: 422, issues: [{ code: 'too_large' }] });
    expect(alone.issues?.[0]?.title).toBe('The cart "On" is too large to publish');
    for (const { cart, revision: read } of [saved, { cart: off.cart, revision: off.created.revision }]) {
      const body = { cart, revision: read, widgets: [grown] };
      const refused = await app.refused(saveCart, { params: { id: cart.id }, body });
      expect(refused).toMatchObject({ status: 422, issues: [{ code: 'too_large' }] });
    }
    expect(await app.ask(readWidget, { params })).toMatchObject({ revision, widget: { products: [] } });
    expect(await app.ask(readCart, { params: { id: off.cart.id } })).toMatchObject({ revision: 1 });
  });
});

describe('look size', () => {
  test('allows saving a smaller look even if the carts are too large', async () => {
    const app = await settled(await startApp());
    const { look } = await app.ask(readLooks);
    const styled = (rules: number) => ({
      ...look,
      settings: { ...look.settings, customCss: 'p { color: red }\n'.repeat(rules) },
    });
    await app.ask(saveLooks, { body: { look: styled(300), revision: 0 } });
    // As an earlier version of the app has published them.
    const carts = [{ id: 'large', words: 'x'.repeat(128_000) }];
    const store = forShop(database(), app.domain);
    await store.update(shops, {
      storefrontConfig: JSON.stringify({ ...configIn(app.shopify), carts }),
    });
    const longer = await app.refused(saveLooks, { body: { look: styled(301), revision: 1 } });
    expect(longer).toMatchObject({ status: 422, issues: [{ path: ['settings', 'customCss'] }] });
    const shorter = await app.ask(saveLooks, { body: { look: styled(200), revision: 1 } });
    expect(shorter).toMatchObject({ revision: 2 });
  });
});
