import { newComponent } from '@cartwright/core/cart/new-cart';
import { changeCart } from '@cartwright/core/contract/cart-list';
import { readCart, type SavedCart } from '@cartwright/core/contract/carts';
import { GIFT_CARD_INPUT_KEY } from '@cartwright/core/contract/private-keys';
import { createStorefrontToken } from '@cartwright/core/contract/shop';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { forShop } from '../db/for-shop';
import { carts } from '../db/schema';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();
const startApp = testApps(database);

async function anApp(privateKeys: string[]): Promise<TestApp> {
  const app = await startApp({ privateKeys });
  await app.ask(createStorefrontToken, { body: {} });
  return app;
}

/** Adds an input for gift cards to a cart. */
function withInput({ cart }: SavedCart, giftCardCodeLabel: string) {
  const codes = newComponent('discount_code', () => 'codes');
  const language = { ...codes.settings.language, giftCardCodeLabel };
  const settings = { ...codes.settings, allowGiftCardInput: true, language };
  return {
    components: [...cart.components, { ...codes, settings }],
    dragDropState: { ...cart.dragDropState, footer: [...cart.dragDropState.footer, 'codes'] },
  };
}

/** A cart that was saved while the shop still had the key. */
async function savedWithKey(app: TestApp, giftCardCodeLabel: string): Promise<SavedCart> {
  const created = await app.create();
  const stored = JSON.stringify(withInput(created, giftCardCodeLabel));
  await forShop(database(), app.domain).update(
    carts,
    { document: sql`${carts.document} || ${stored}::jsonb` },
    eq(carts.id, created.cart.id),
  );
  return created;
}

const inputOf = ({ components }: SavedCart['cart'] | StorefrontCart) =>
  components.find((component) => component.type === 'discount_code')?.settings.allowGiftCardInput;

const previewOf = async (app: TestApp, { previewKey }: SavedCart) => {
  const response = await app.fetch(`/storefront/preview-config.json?key=${previewKey}`);
  const { cart }: { cart: StorefrontCart } = JSON.parse(await response.text());
  return cart;
};

/** The cart that shoppers see. */
function published({ shopify }: TestApp): StorefrontCart {
  const { carts } = JSON.parse(shopify.appMetafields.get('cartwright.storefront_config') ?? '{}');
  return carts[0];
}

describe('gift card input', () => {
  it('is saved and previewed as set if the shop has the key', async () => {
    const app = await anApp([GIFT_CARD_INPUT_KEY]);
    const created = await app.create();
    const saved = await app.save(created, withInput(created, 'Gift card'));
    expect(inputOf(saved.cart)).toBe(true);
    expect(inputOf(await previewOf(app, saved))).toBe(true);
  });

  it('is off without the key when opened, saved and previewed', async () => {
    const app = await anApp([]);
    const { cart } = await savedWithKey(app, 'Gift card');
    const opened = await app.ask(readCart, { params: { id: cart.id } });
    expect(inputOf(opened.cart)).toBe(false);
    expect(inputOf(await previewOf(app, opened))).toBe(false);
    const created = await app.create();
    const saved = await app.save(created, withInput(created, 'Gift card'));
    expect(inputOf(saved.cart)).toBe(false);
  });

  it('doesn’t block saving or enabling with a blank text without the key', async () => {
    const app = await anApp([]);
    const { cart } = await savedWithKey(app, '');
    const enabled = await app.ask(changeCart, {
      params: { id: cart.id },
      body: { revision: 1, enabled: true },
    });
    expect(enabled.cart.enabled).toBe(true);
    expect(inputOf(published(app))).toBe(false);
    const created = await app.create();
    expect(await app.save(created, withInput(created, ' '))).toMatchObject({ revision: 2 });
  });
});
