import type { CartDocument, Layout } from '@cartwright/core/cart/cart-document';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { withComponent } from './components/with-component';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { Drawer } from './models/drawer';
import { motionsAreOver } from './models/motions';
import { Store } from './models/store';
import { expect, test } from './test';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** The cart with its subtotal in the column of the cross-sells. */
const withColumn =
  (layout: Layout) =>
  (cart: CartDocument): CartDocument => {
    const subtotal = cart.components.find(({ type }) => type === 'cart_subtotal')?.componentId ?? '';
    const { footer, ...places } = cart.dragDropState;
    return {
      ...cart,
      layout,
      dragDropState: {
        ...places,
        footer: footer.filter((id) => id !== subtotal),
        crossSells: [subtotal],
      },
    };
  };

async function boxes(place: Locator | FrameLocator) {
  const [aside, frame] = await Promise.all(
    ['aside', 'frame'].map((part) => place.locator(`[part="${part}"]`).boundingBox()),
  );
  if (!aside || !frame) throw new Error('One of the columns is not there.');
  return { aside, frame };
}

async function openWithItem(page: Page, storeUrl: string): Promise<Drawer> {
  const store = new Store(page, storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await motionsAreOver(page);
  return drawer;
}

test('a merchant gives cross-sells a column, and removes it again', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await page.getByRole('button', { name: 'Desktop' }).click();
  await editor.components.getByRole('link', { name: 'Layouts' }).click();
  await page.getByRole('radio', { name: 'Two columns, cross-sells right' }).check();
  expect((await editor.places())['Cross-Sells']).toEqual([]);
  await editor.choose('Cart Subtotal', 'Cross-Sells');
  await expect(editor.preview.locator('[part="aside"]')).toContainText('Subtotal');
  await expectAccessible(page, { except: 'iframe' });
  await editor.fillPreviewCart(0);
  await expect(editor.preview.getByText('Your cart is empty')).toBeVisible();
  await expect(editor.preview.locator('[part="aside"]')).toBeHidden();
  await editor.save();
  expect((await shop.demoCart()).cart.layout).toBe('double-right');

  await editor.components.getByRole('link', { name: 'Layouts' }).click();
  await page.getByRole('radio', { name: 'Single column' }).check();
  expect((await editor.places())['Needs Attention']).toEqual(['Cart Subtotal']);
  await editor.undoButton.click();
  expect((await editor.places())['Cross-Sells']).toEqual(['Cart Subtotal']);
  await expect(page.getByRole('radio', { name: 'Two columns, cross-sells right' })).toBeChecked();
});

test('shoppers see the column left or right of the cart, mirrored for RTL, and below the items on phones', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESKTOP);
  await shop.saveDemoCart(withColumn('double'));
  const { dialog } = await openWithItem(page, shop.storeUrl);
  const left = await boxes(dialog);
  expect(left.aside.x + left.aside.width).toBeLessThanOrEqual(left.frame.x + 1);
  expect(left.frame.x + left.frame.width).toBeCloseTo(DESKTOP.width, 0);
  await expectAccessible(page);

  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await motionsAreOver(page);
  const mirrored = await boxes(dialog);
  expect(mirrored.frame.x).toBeCloseTo(0, 0);
  expect(mirrored.aside.x).toBeGreaterThanOrEqual(mirrored.frame.width - 1);

  await page.setViewportSize(PHONE);
  await expect(dialog.locator('[part="aside"]')).toHaveCount(0);
  const [items, subtotal] = await Promise.all(
    [dialog.locator('[part="lines"]'), dialog.locator('[data-subtotal]')].map((each) => each.boundingBox()),
  );
  expect(subtotal?.y).toBeGreaterThan((items?.y ?? 0) + (items?.height ?? 0) - 1);
  await expect(dialog.locator('[part="body"] [data-subtotal]')).toHaveCount(1);

  await page.setViewportSize(DESKTOP);
  await shop.saveDemoCart(withColumn('double-right'));
  await openWithItem(page, shop.storeUrl);
  const right = await boxes(dialog);
  expect(right.aside.x).toBeGreaterThanOrEqual(right.frame.x + right.frame.width - 1);
});

test('an empty column takes no space, and an empty cart shows only useful components', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESKTOP);
  await shop.saveDemoCart(withColumn('double'));
  const drawer = new Drawer(page);
  await new Store(page, shop.storeUrl).openHome();
  await drawer.open();
  await expect(drawer.dialog.getByText('Your cart is empty')).toBeVisible();
  await expect(drawer.progress).toHaveCount(0);
  await expect(drawer.subtotal).toHaveCount(0);
  await expect(drawer.dialog.locator('[part="footer"]')).toBeHidden();
  await expect(drawer.dialog.locator('[part="aside"]')).toBeHidden();
  await motionsAreOver(page);
  expect((await drawer.dialog.boundingBox())?.width).toBeCloseTo(440, 0);
});

test('on a phone items have space with any footer, with total and checkout visible', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await shop.saveDemoCart((cart) => {
    const { dragDropState: places, ...rest } = withComponent('notes')(withComponent('discount_code')(cart));
    const isCode = (id: string) => id.startsWith('discount_code');
    const isNote = (id: string) => id.startsWith('notes');
    const footer = [...places.footer, ...places.body.filter(isNote)];
    footer.sort((a, b) => Number(isCode(b)) - Number(isCode(a)));
    const body = places.body.filter((id) => !isNote(id));
    return { ...rest, dragDropState: { ...places, body, footer } };
  });
  const drawer = await openWithItem(page, shop.storeUrl);
  const { dialog, subtotal } = drawer;
  const heightOf = async (part: string) =>
    (await dialog.locator(`[part="${part}"]`).boundingBox())?.height ?? Number.NaN;
  const body = await heightOf('body');
  expect(await heightOf('footer')).toBeLessThan(body / 2);
  expect(body).toBeGreaterThan(500);

  const checkout = dialog.getByRole('button', { name: /^Check ?out/i });
  await expect(subtotal).toBeInViewport({ ratio: 1 });
  await expect(checkout).toBeInViewport({ ratio: 1 });
  // Whatever has the focus is in sight: nothing that stays covers it.
  const seen: string[] = [];
  for (const field of [
    dialog.getByRole('textbox', { name: 'Discount Code' }),
    checkout,
    dialog.getByRole('textbox', { name: 'Order note' }),
  ]) {
    await drawer.tabTo(field);
    await expect.poll(() => field.evaluate(isUncovered)).toBe(true);
    seen.push(await field.evaluate((element) => element.className));
  }
  expect(seen).toEqual(['cw-code-input', 'cw-button cw-checkout-button', 'cw-notes-field']);
  await expect(checkout).toBeInViewport();
  await expectAccessible(page);

  // On a screen that is too low everything scrolls together.
  await page.setViewportSize({ width: 640, height: 320 });
  await checkout.focus();
  await expect(checkout).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Close cart' }).focus();
  await expect(checkout).not.toBeInViewport();
});

/** Whether it is what is seen at its middle. Runs in the page. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as ShadowRoot;
  return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
}
