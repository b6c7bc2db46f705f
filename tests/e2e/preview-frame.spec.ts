import { PREVIEW_PROTOCOL, renderMessageData } from '@cartwright/core/contract/preview';
import type { FrameLocator } from '@playwright/test';
import { PreviewFrame } from './models/preview-frame';
import { idOf, LAMP, MUG, previewedCart, previewedDocument, withCode } from './models/previewed-cart';
import { expect, test } from './test';

const part = (frame: FrameLocator, id: string) => frame.locator(`.cw-around[data-component="${id}"]`);
const label = (frame: FrameLocator, name: string) => frame.locator('.label', { hasText: name });

async function boxOf(locator: ReturnType<FrameLocator['locator']>) {
  // Waits for the surroundings to settle, as outlines and labels are redrawn with them.
  const seen: { box: Awaited<ReturnType<typeof locator.boundingBox>> } = { box: null };
  await expect
    .poll(async () => {
      seen.box = await locator.boundingBox();
      return seen.box;
    })
    .not.toBeNull();
  const { box } = seen;
  if (!box) throw new Error('It is not drawn.');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

test('ignores a message for another surface', async ({ page, shop }) => {
  const frame = new PreviewFrame(page, shop.adminUrl);
  await frame.open('widget');
  const message = {
    type: 'preview:render',
    protocol: PREVIEW_PROTOCOL,
    revision: 1,
    ...previewedCart(),
  } as const;
  await page.evaluate((sent) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*');
  }, renderMessageData(message));
  const { content: _, ...scene } = previewedCart();
  await frame.show({
    ...scene,
    surface: 'widget',
    content: { name: 'Goes with it', status: 'elsewhere', widget: null },
  });
  await expect(frame.inside.getByText('Pages of your store don’t show this widget.')).toBeVisible();
  expect((await frame.heard()).map(({ type }) => type)).toEqual(['preview:ready', 'preview:rendered']);
});

test('shows the cart in the market’s currency, and back in the shop’s', async ({ page, shop }) => {
  const frame = new PreviewFrame(page, shop.adminUrl);
  await frame.open('cart');
  const total = frame.inside.locator('[part="subtotal"], .cw-summary').first();
  await frame.show(previewedCart());
  await expect(total).toContainText('$60.00');
  const market = { country: 'JP', currency: 'JPY', rate: '150' };
  const prices = [{ variantId: MUG, price: 480_000, compareAtPrice: null }];
  await frame.show(previewedCart(previewedDocument(), { market }, { prices }));
  await expect(total).toContainText('¥9,600');
  await expect(frame.inside.getByText('Unlocks at ¥11,250')).toBeVisible();
  await frame.show(previewedCart());
  await expect(total).toContainText('$60.00');
  expect((await frame.heard()).filter(({ type }) => type === 'preview:lines')).toEqual([]);
});

test('restores lines that a market doesn’t sell in another market', async ({ page, shop }) => {
  const frame = new PreviewFrame(page, shop.adminUrl);
  await frame.open('cart');
  const lines = [MUG, LAMP].map((variantId) => ({ variantId, quantity: 1 }));
  const market = { country: 'DE', currency: 'EUR', rate: null };
  const prices = [{ variantId: MUG, price: 2800, compareAtPrice: null }];
  await frame.show(previewedCart(previewedDocument(), { market }, { prices, lines }));
  await expect(frame.inside.getByText('Mug', { exact: true })).toBeVisible();
  await expect(frame.inside.getByText('Lamp', { exact: true })).toHaveCount(0);
  await frame.show(previewedCart(previewedDocument(), {}, { lines }));
  await expect(frame.inside.getByText('Lamp', { exact: true })).toBeVisible();
  expect((await frame.heard()).filter(({ type }) => type === 'preview:lines')).toEqual([]);
});

test('simulates loading, failure, a rejected code and success in any order', async ({ page, shop }) => {
  const frame = new PreviewFrame(page, shop.adminUrl);
  const document = previewedDocument('discount_code');
  const inside = frame.inside;
  await frame.open('cart');
  const states = {
    loading: () => expect(inside.getByRole('img', { name: 'Loading your cart' })).toBeVisible(),
    error: async () => {
      await expect(inside.getByText('Your cart is safe')).toBeVisible();
      await inside.getByRole('button', { name: 'Try again' }).last().click();
      await expect(inside.getByText('Your cart is safe')).toBeVisible();
    },
    code_refused: async () => {
      await expect(inside.getByText('SAVE20: This discount code doesn’t apply to your cart.')).toBeVisible();
      await expect(inside.getByLabel('Discount Code')).toHaveValue('SAVE20');
    },
    answers: async () => {
      await expect(inside.getByText('Mug', { exact: true })).toBeVisible();
      await expect(inside.getByLabel('Discount Code')).toHaveValue('');
    },
  } as const;
  const order = ['loading', 'answers', 'error', 'code_refused', 'loading', 'error', 'answers'] as const;
  for (const store of order) {
    await test.step(store, async () => {
      await frame.show(previewedCart(document, { store }));
      // Edits made meanwhile are drawn in the same state.
      await frame.show(previewedCart(document, { store, selected: idOf(document, 'title_bar') }));
      await states[store]();
    });
  }
  expect((await frame.heard()).filter(({ type }) => type === 'preview:lines')).toEqual([]);
});

test('renders a custom code block once, after any state of the store', async ({ page, shop }) => {
  const frame = new PreviewFrame(page, shop.adminUrl);
  const document = withCode(previewedDocument('custom_code_block'), '<p>Made in Leeds</p>');
  await frame.open('cart');
  for (const store of ['answers', 'error', 'answers'] as const)
    await frame.show(previewedCart(document, { store }));
  await expect(frame.inside.getByText('Made in Leeds')).toHaveCount(1);
  await expect(frame.inside.getByText('Made in Leeds')).toBeVisible();
});

test('switches to another language at once, with its text direction', async ({ page, shop }) => {
  const frame = new PreviewFrame(page, shop.adminUrl);
  await frame.open('cart');
  const html = frame.inside.locator('html');
  const close = (name: string) => frame.inside.getByRole('button', { name });
  await frame.show(previewedCart(previewedDocument(), { locale: 'de' }));
  await expect(close('Warenkorb schließen')).toBeVisible();
  await frame.show(previewedCart(previewedDocument(), { locale: 'ar' }));
  await expect(html).toHaveAttribute('dir', 'rtl');
  const cart = await boxOf(frame.inside.locator('.cw-preview'));
  expect(cart.x).toBe(0);
  await frame.show(previewedCart());
  await expect(close('Close cart')).toBeVisible();
  await expect(html).toHaveAttribute('dir', 'ltr');
});

test('shows a store page behind the cart if requested and there is room', async ({ page, shop }) => {
  const frame = new PreviewFrame(page, shop.adminUrl);
  await frame.open('cart');
  const behind = frame.inside.locator('body > [inert]');
  await frame.show(previewedCart());
  await expect(behind).toBeHidden();
  await frame.show(previewedCart(previewedDocument(), { page: true }));
  await expect(behind).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(behind).toBeHidden();
  await page.setViewportSize({ width: 768, height: 780 });
  await expect(behind).toBeVisible();
});

test('names the hovered, focused and selected part beside its text', async ({ page, shop }) => {
  const frame = new PreviewFrame(page, shop.adminUrl);
  const document = previewedDocument('discount_code', 'notes');
  const inside = frame.inside;
  await frame.open('cart');
  await frame.show(previewedCart(document, { selected: idOf(document, 'cart_subtotal') }));

  await test.step('outside of it if there is room', async () => {
    const named = label(inside, 'Cart Subtotal');
    await expect(named).toBeVisible();
    const drawn = part(inside, idOf(document, 'cart_subtotal')).last();
    expect((await boxOf(named)).bottom).toBeLessThanOrEqual((await boxOf(drawn)).y);
    const outline = await boxOf(inside.locator('.outline'));
    const text = await boxOf(drawn.getByText('Subtotal', { exact: true }));
    expect(outline.x + 2).toBeLessThanOrEqual(text.x);
    expect(outline.y + 2).toBeLessThanOrEqual(text.y);
  });

  await test.step('on hover, and not after leaving', async () => {
    await part(inside, idOf(document, 'notes')).hover();
    await expect(label(inside, 'Notes')).toBeVisible();
    await part(inside, idOf(document, 'cart_items')).hover();
    await expect(label(inside, 'Cart Items')).toBeVisible();
    await expect(label(inside, 'Notes')).toHaveCount(0);
    await inside.locator('html').hover({ position: { x: 5, y: 5 } });
    await expect(label(inside, 'Cart Items')).toHaveCount(0);
  });

  await test.step('at the top beside its own text', async () => {
    const title = part(inside, idOf(document, 'title_bar'));
    await title.hover();
    const named = await boxOf(label(inside, 'Title Bar'));
    const heading = await boxOf(title.getByRole('heading'));
    const close = await boxOf(title.getByRole('button'));
    expect(named.y).toBeGreaterThanOrEqual(0);
    expect(named.x >= heading.right || named.y >= heading.bottom).toBe(true);
    expect(named.right <= close.x || named.y >= close.bottom).toBe(true);
    await inside.locator('html').hover({ position: { x: 5, y: 5 } });
  });

  await test.step('on keyboard focus', async () => {
    await inside.getByLabel('Discount Code').focus();
    await page.keyboard.press('Tab');
    await expect(label(inside, 'Discount Code')).toBeVisible();
  });

  await test.step('in forced colours mode', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(label(inside, 'Cart Subtotal')).toBeVisible();
    await expect(inside.locator('.outline').last()).not.toHaveCSS('border-top-color', 'rgb(44, 110, 203)');
  });
});

test('moves the outline with scrolling content, never over fixed parts', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const frame = new PreviewFrame(page, shop.adminUrl);
  const document = previewedDocument('discount_code', 'notes');
  const lines = [MUG, LAMP].map((variantId) => ({ variantId, quantity: 3 }));
  await frame.open('cart');
  await frame.show(previewedCart(document, { selected: idOf(document, 'cart_items') }, { lines }));
  const outline = frame.inside.locator('.outline');
  const kept = await boxOf(frame.inside.locator('.cw-kept'));
  await expect.poll(async () => (await boxOf(outline)).bottom).toBeLessThanOrEqual(kept.y);
  const body = frame.inside.locator('.cw-body').first();
  await body.evaluate((each) => each.scrollTo(0, 0));
  const items = part(frame.inside, idOf(document, 'cart_items'));
  const isAtTheirTop = async () => Math.abs((await boxOf(outline)).y - (await boxOf(items)).y) < 6;
  await expect.poll(isAtTheirTop).toBe(true);
  const before = (await boxOf(outline)).y;
  await body.evaluate((each) => each.scrollBy(0, 40));
  await expect.poll(isAtTheirTop).toBe(true);
  expect((await boxOf(outline)).y).toBe(before - 40);
});

test('explains in place why a selected part is empty', async ({ page, shop }) => {
  const frame = new PreviewFrame(page, shop.adminUrl);
  const document = previewedDocument('cross_sell_widget');
  const widget = idOf(document, 'cross_sell_widget');
  const inside = frame.inside;
  await frame.open('cart');
  await frame.show(previewedCart(document));
  const placeholder = inside.getByText('Choose a widget to show it here.');
  await expect(placeholder).toHaveCount(0);
  await frame.show(previewedCart(document, { selected: widget }));
  await expect(placeholder).toBeInViewport();
  await placeholder.click();
  await frame.hears({ type: 'preview:select', id: widget });
  const bar = idOf(document, 'tiered_progress_bar');
  await frame.show(previewedCart(document, { selected: bar }));
  // The sentence for a bar that draws nothing is there, and hidden beside one that does.
  await expect(inside.getByText('No bar for this country or currency.')).toBeHidden();
  await expect(inside.getByRole('note')).toHaveCount(0);
  await frame.show(previewedCart(document, { selected: bar }, { lines: [] }));
  await expect(inside.getByRole('note')).toHaveText('Tiered Progress Bar Not shown while the cart is empty.');
});
