import type { Locator } from '@playwright/test';
import { Admin } from './models/admin';
import { type Editor, middleOf } from './models/editor';
import { expect, test } from './test';

const DEMO = {
  Header: ['Title Bar'],
  'Goal Box': ['Tiered Progress Bar'],
  Body: ['Cart Items'],
  Footer: ['Cart Subtotal', 'Checkout'],
};
const inBody = { ...DEMO, Body: ['Cart Subtotal', 'Cart Items'], Footer: ['Checkout'] };

const expectPlaces = (editor: Editor, places: typeof DEMO) =>
  expect.poll(() => editor.places()).toEqual(places);

test('a component is dragged by mouse: the preview shows its target, and it is one undo step', async ({
  page,
  shop,
}) => {
  // The whole list is on the screen: it would scroll under what is dragged at its edge.
  await page.setViewportSize({ width: 1280, height: 900 });
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.holdOver('Cart Subtotal', 'Cart Items', 'upper');
  await expect(editor.dragNews).toHaveText('Cart Subtotal: Body, position 1 of 2.');
  await expect(editor.previewDropLine).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
  await expectPlaces(editor, inBody);
  await expect(editor.previewDropLine).toHaveCount(0);
  await expect(editor.handle('Cart Subtotal')).toBeFocused();
  await expect(editor.undoButton).toHaveAccessibleName('Undo Move Cart Subtotal');

  await page.keyboard.press('Control+z');
  await expectPlaces(editor, DEMO);
  await expect(editor.unsavedNote).toHaveCount(0);
  await editor.redoButton.click();
  await expectPlaces(editor, inBody);
  await editor.save();
  const { cart } = await shop.demoCart();
  expect(cart.dragDropState.body).toHaveLength(2);
});

test('a rejected drop shows why, and changes nothing', async ({ page, shop }) => {
  // The whole list is on the screen: it would scroll under what is dragged at its edge.
  await page.setViewportSize({ width: 1280, height: 900 });
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.holdOver('Cart Items', 'Checkout', 'lower');
  await expect(editor.dragNews).toHaveText('Cart Items: Not in Footer. Cart Items stays in the body.');
  await page.mouse.up();
  await expect(page.getByText('Cart Items stays in the body.').first()).toBeVisible();
  await expectPlaces(editor, DEMO);
  await expect(editor.undoButton).toBeDisabled();
});

test('Escape cancels a drag, and undo is blocked during it', async ({ page, shop }) => {
  // The whole list is on the screen: it would scroll under what is dragged at its edge.
  await page.setViewportSize({ width: 1280, height: 900 });
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.choose('Tiered Progress Bar', 'Footer');
  const moved = { ...DEMO, 'Goal Box': [], Footer: ['Cart Subtotal', 'Checkout', 'Tiered Progress Bar'] };
  await expectPlaces(editor, moved);
  await editor.holdOver('Cart Subtotal', 'Cart Items', 'upper');
  await page.keyboard.press('Control+z');
  await expectPlaces(editor, moved);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectPlaces(editor, moved);

  await editor.holdOver('Cart Subtotal', 'Tiered Progress Bar', 'lower');
  const empty = await middleOf(editor.components.getByText('No components here'));
  await page.mouse.move(empty.x, empty.y, { steps: 6 });
  // Where it lands is what was drawn last, some frames behind the mouse.
  await expect(editor.dragNews).toHaveText('Cart Subtotal: Goal Box, position 1 of 1.');
  await page.mouse.up();
  await expectPlaces(editor, {
    ...moved,
    'Goal Box': ['Cart Subtotal'],
    Footer: ['Checkout', 'Tiered Progress Bar'],
  });
});

test('the menu moves components without dragging, and explains disabled moves', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.choose('Cart Subtotal', 'Goal Box');
  await expectPlaces(editor, {
    ...DEMO,
    'Goal Box': ['Tiered Progress Bar', 'Cart Subtotal'],
    Footer: ['Checkout'],
  });
  await expect(editor.menuButton('Cart Subtotal')).toBeFocused();
  await editor.choose('Cart Subtotal', /^Move up/);
  await expectPlaces(editor, {
    ...DEMO,
    'Goal Box': ['Cart Subtotal', 'Tiered Progress Bar'],
    Footer: ['Checkout'],
  });

  const menu = await editor.openMenu('Cart Items');
  const footer = menu.getByRole('menuitem', { name: /^Footer/ });
  await expect(footer).toContainText('Cart Items stays in the body.');
  await expect(menu.getByRole('menuitem', { name: /^Remove/ })).toContainText('It can’t be removed.');
  await footer.click();
  await expect(page.getByLabel('Notifications')).toContainText('Cart Items stays in the body.');
});

test('a component without settings is removed at once with undo, others after confirmation', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openComponent('Title Bar');
  await editor.choose('Title Bar', 'Remove…');
  await expectPlaces(editor, { ...DEMO, Header: [] });
  await expect(page).not.toHaveURL(/#component/);
  const toast = page.getByLabel('Notifications');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expectPlaces(editor, DEMO);
  await expect(toast.getByText('Title Bar removed.')).toHaveCount(0);

  await editor.choose('Tiered Progress Bar', 'Remove…');
  const question = page.getByRole('dialog', { name: 'Remove Tiered Progress Bar?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expectPlaces(editor, DEMO);
  await editor.choose('Tiered Progress Bar', 'Remove…');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expectPlaces(editor, { ...DEMO, 'Goal Box': [] });
  await expect(editor.components.getByRole('link', { name: 'Cart Items' })).toBeFocused();
});

test('a component is added at its place and opens; an existing one explains itself', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.choose('Title Bar', 'Remove…');
  await editor.components.getByRole('link', { name: 'Add component' }).click();
  await expect(page).toHaveURL(/#add$/);
  await expect(page.getByRole('button', { name: /^Add Checkout/ })).toContainText(
    'Checkout is already in this cart.',
  );
  await page.getByRole('button', { name: /^Add Title Bar/ }).click();
  await expectPlaces(editor, DEMO);
  await expect(page).toHaveURL(/#component\//);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Your bag');
  await expect(editor.preview.getByRole('heading', { name: 'Your bag' })).toBeVisible();
});

test('a locked cart is read-only with the reason, except for staff', async ({ page, shop }) => {
  await page.route('**/api/carts/*', async (route) => {
    const response = await route.fetch();
    const saved = await response.json();
    await route.fulfill({ response, json: { ...saved, cart: { ...saved.cart, abTestLocked: true } } });
  });
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await expect(page.getByText(/part of a running test/)).toBeVisible();
  await expect(editor.handle('Checkout')).toHaveCount(0);
  await expect(editor.menuButton('Checkout')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hide Cart Subtotal' })).toBeDisabled();
  await editor.openComponent('Title Bar');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Your cart');

  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    const session = await response.json();
    await route.fulfill({ response, json: { ...session, user: { ...session.user, rebuyAdmin: true } } });
  });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeEnabled();
  await expect(editor.handle('Checkout')).toBeVisible();
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 960 } });

  test('long press picks up, swipe scrolls, tap opens', async ({ page, shop }) => {
    const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const begins = await middleOf(editor.handle('Cart Subtotal'));
    const ends = await middleOf(editor.row('Cart Items'));

    // A finger that moves at once does not pick up. Both are sent before the page has heard of one, however busy it is.
    await Promise.all([
      touch('touchStart', begins),
      touch('touchMove', { x: begins.x, y: begins.y - 40 }),
      touch('touchMove', ends),
      touch('touchEnd'),
    ]);
    await expectPlaces(editor, DEMO);

    // It has scrolled. While the list glides on, handles aren't where they were, and no touch can be kept from scrolling.
    await atRest(editor.handle('Cart Subtotal'));
    const from = await middleOf(editor.handle('Cart Subtotal'));
    const over = await middleOf(editor.row('Cart Items'));
    await touch('touchStart', from);
    await expect(editor.dragNews).toHaveText(/^Picked up Cart Subtotal/);
    await touch('touchMove', { x: from.x, y: from.y - 20 });
    await touch('touchMove', { x: over.x, y: over.y - 16 });
    await expect(editor.dragNews).toHaveText('Cart Subtotal: Body, position 1 of 2.');
    await touch('touchEnd');
    await expectPlaces(editor, inBody);

    await editor.components.getByRole('link', { name: 'Checkout' }).tap();
    await expect(page.getByRole('heading', { level: 2, name: 'Checkout' })).toBeVisible();
    await page.goBack();
    await expect(editor.handle('Checkout')).toBeVisible();
    const { width, height } = (await editor.handle('Checkout').boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});

/** Waits until something has stood in one place for some frames: a list may glide on, or never have begun to. */
function atRest(locator: Locator): Promise<void> {
  return locator.evaluate(
    (element, frames) =>
      new Promise<void>((resolve) => {
        let [last, still] = [Number.NaN, 0];
        const look = () => {
          const { top } = element.getBoundingClientRect();
          still = top === last ? still + 1 : 0;
          last = top;
          if (still === frames) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    10,
  );
}
