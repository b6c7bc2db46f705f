import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { Drawer } from './models/drawer';
import { draftIsKept, EditHistory } from './models/history';
import { heldAnswer } from './models/network';
import { Store } from './models/store';
import type { Shop } from './shop';
import { expect, test } from './test';

/** The page as a merchant gets to it, with the cart in its preview. */
async function opened(page: Page, shop: Shop) {
  await new Admin(page, shop.adminUrl).openList();
  await page.getByRole('link', { name: 'Looks' }).click();
  await expect(page.getByRole('heading', { name: 'Looks', level: 1 })).toBeVisible();
  await expect(page.getByText('Cartwright default theme', { exact: true })).toBeVisible();
  const preview = page.frameLocator('iframe[title="Cart preview"]');
  return {
    preview,
    checkout: preview.locator('[part~="checkout-button"]'),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    colour: (name: string) => page.getByRole('textbox', { name, exact: true }),
  };
}

const SAVED = 'Saved successfully!';

test('axe reports nothing, even with low-contrast colours', async ({ page, shop }) => {
  const { colour, preview } = await opened(page, shop);
  await expect(preview.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await colour('Text').fill('#c9c4b8');
  await expect(page.getByText(/hard to read\. Shoppers see #/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit CSS' }).click();
  await expectAccessible(page);
});

test('the store’s drawer has its theme’s look from the first start', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('stoneware-bowl');
  await store.addToCart();
  await new Drawer(page).isOpen();
  const checkout = page.locator('[part~="checkout-button"]');
  const theme = page.getByRole('button', { name: 'Add to cart' }).first();
  const background = (each: typeof checkout) => each.evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await background(checkout)).toBe(await background(theme));
  await expect(checkout).toHaveCSS('border-radius', '6px');
});

test('brand colours reach the preview when chosen, and the store when saved', async ({ page, shop }) => {
  const { checkout, colour, save } = await opened(page, shop);
  await page.getByRole('button', { name: 'Clear blue' }).click();
  await expect(checkout).toHaveCSS('background-color', 'rgb(26, 86, 176)');
  await colour('Button').fill('#7a1f2b');
  await expect(checkout).toHaveCSS('background-color', 'rgb(122, 31, 43)');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(checkout).toHaveCSS('background-color', 'rgb(26, 86, 176)');
  await page.getByRole('button', { name: /^Redo/ }).click();
  await save.click();
  await expect(page.getByText(SAVED)).toBeVisible();

  const store = new Store(page, shop.storeUrl);
  await store.openProduct('stoneware-bowl');
  await store.addToCart();
  await new Drawer(page).isOpen();
  await expect(page.locator('[part~="checkout-button"]')).toHaveCSS('background-color', 'rgb(122, 31, 43)');
  // A theme developer's own style sheet wins.
  await page.addStyleTag({ content: 'cartwright-cart { --cw-button: #123456 }' });
  await expect(page.locator('[part~="checkout-button"]')).toHaveCSS('background-color', 'rgb(18, 52, 86)');

  await opened(page, shop);
  await page.getByRole('button', { name: 'Import from your theme' }).click();
  await expect(page.getByRole('dialog')).toContainText('With your theme’s looks');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use these looks' }).click();
  await expect(colour('Button')).toHaveValue('#3d5537');
});

test('a logo precedes the cart’s title', async ({ page, shop }) => {
  const { save, preview } = await opened(page, shop);
  const logo = `${shop.storeUrl}/logo.png`;
  const shown = () =>
    preview.locator('.cw-title-bar').evaluate((bar) => getComputedStyle(bar, '::before').backgroundImage);
  await expect(preview.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  expect(await shown()).toBe('none');
  await page.getByLabel('Image address').fill(logo);
  await expect.poll(shown).toBe(`url("${logo}")`);
  await save.click();
  await expect(page.getByText(SAVED)).toBeVisible();
});

test('a low-contrast colour is adjusted for shoppers, and permanently by one click', async ({
  page,
  shop,
}) => {
  const { colour, preview } = await opened(page, shop);
  await colour('Headings').fill('#eeeeee');
  const offer = page.getByRole('button', { name: /^Use #[0-9a-f]{6} for headings$/ });
  const code = (await offer.innerText()).slice('Use '.length);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16));
  const heading = preview.getByRole('heading', { name: 'Your cart' });
  await expect(heading).toHaveCSS('color', `rgb(${red}, ${green}, ${blue})`);
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(colour('Headings')).toHaveValue(code);
  await expect(offer).toBeHidden();
  await expect(colour('Headings')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Headings: .*easy to read/ })).toBeAttached();
});

test('an invalid value shows an error at its field, and leaving with changes shows a prompt', async ({
  page,
  shop,
}) => {
  const { save } = await opened(page, shop);
  await page.getByLabel('Drawer width', { exact: true }).fill('9000');
  await save.click();
  await expect(page.getByText('Enter a whole number from 320 to 640.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Discounts' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Drawer width', { exact: true })).toHaveValue('');
});

test('an unreadable theme shows a message', async ({ page, shop }) => {
  await page.route('**/api/looks/from-theme', (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 'forbidden', message: 'No.' } },
    }),
  );
  await opened(page, shop);
  await page.getByRole('button', { name: 'Import from your theme' }).click();
  await expect(page.getByRole('dialog')).toContainText('doesn’t have permission to read your theme yet');
  await expectAccessible(page);
});

test('a draft of the looks is restored after a reload', async ({ page, shop }) => {
  const { colour, checkout, save } = await opened(page, shop);
  const before = await colour('Button').inputValue();
  await colour('Button').fill('#7a1f2b');
  await draftIsKept(page, '#7a1f2b');
  await page.reload();
  const history = new EditHistory(page);
  await expect(history.offer).toBeVisible();
  await expect(colour('Button')).toHaveValue(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See changes' }).click();
  const changes = page.getByRole('dialog', { name: /^Changes in your draft/ });
  await expect(changes.getByText('Button', { exact: true })).toBeVisible();
  await expect(changes.locator('ins')).toContainText('#7a1f2b');
  await changes.getByRole('button', { name: 'Close' }).last().click();
  await history.restoreDraft();
  await expect(colour('Button')).toHaveValue('#7a1f2b');
  await expect(checkout).toHaveCSS('background-color', 'rgb(122, 31, 43)');
  await page.getByRole('button', { name: /^Undo Restore draft/ }).click();
  await expect(colour('Button')).toHaveValue(before);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await save.click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(colour('Button')).toHaveValue('#7a1f2b');
  await expect(history.offer).toHaveCount(0);
});

test('an earlier version is viewed and restored as one step, with who saved it', async ({ page, shop }) => {
  const { colour, save } = await opened(page, shop);
  const before = await colour('Button').inputValue();
  await colour('Button').fill('#7a1f2b');
  await colour('Headings').fill('#202020');
  await save.click();
  await expect(page.getByText(SAVED)).toBeVisible();
  const versions = await new EditHistory(page).openVersions();
  const rows = versions.getByRole('listitem');
  await expect(rows.first()).toContainText('Current');
  await expect(rows.first()).toContainText('Store owner');
  await expect(rows.first()).toContainText('Changed: Headings, Button');
  await expectAccessible(page, { within: '[role="dialog"]' });
  await rows
    .nth(1)
    .getByRole('button', { name: /^See changes/ })
    .click();
  const changes = page.getByRole('dialog', { name: /^Changes if you restore/ });
  await expect(changes.locator('del')).toContainText(['#202020', '#7a1f2b']);
  await changes.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(colour('Button')).toHaveValue(before);
  await expect(page.getByText('Restored. Save to publish.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo Restore version/ }).click();
  await expect(colour('Button')).toHaveValue('#7a1f2b');
  await expect(colour('Headings')).toHaveValue('#202020');
});

test('concurrent changes of different colors merge, with who saved', async ({ page, shop }) => {
  const { colour, save } = await opened(page, shop);
  await colour('Button').fill('#7a1f2b');
  await shop.saveLooks((look) => ({ ...look, headlineColor: '#202020' }));
  await save.click();
  const conflict = page.getByRole('dialog', { name: /^Store owner saved your looks at/ });
  await expect(conflict.getByRole('heading', { name: 'Changed by Store owner' })).toBeVisible();
  await expect(conflict.getByRole('heading', { name: 'Changed by both' })).toHaveCount(0);
  await conflict.getByRole('button', { name: 'Save merged version' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(colour('Button')).toHaveValue('#7a1f2b');
  await expect(colour('Headings')).toHaveValue('#202020');
});

for (const width of [360, 768, 1280]) {
  test(`Save stays visible and clickable on scroll, ${width} wide`, async ({ page, shop }) => {
    const { colour, save } = await opened(page, shop);
    await page.setViewportSize({ width, height: 700 });
    await colour('Button').fill('#7a1f2b');
    await page.getByRole('heading', { name: 'Custom CSS' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Versions', exact: true })).toBeInViewport({ ratio: 1 });
    await save.click();
    await expect(page.getByText(SAVED)).toBeVisible();
  });
}

test('a color being typed keeps its last valid value, and is stored normalised', async ({ page, shop }) => {
  const { colour, checkout, preview, save } = await opened(page, shop);
  await colour('Button').fill('#7A1F2B');
  await expect(checkout).toHaveCSS('background-color', 'rgb(122, 31, 43)');
  const field = page.locator('.cw-colour').filter({ has: colour('Button text') });
  await expect(field).toContainText('On the button:');
  await colour('Button text').fill('#ffff');
  await expect(field).not.toContainText('On the button:');
  await colour('Button text').fill('#FFF');
  await colour('Button').fill('#7A1F2B0');
  // The preview shows a later change, and with it what the button has kept.
  await colour('Headings').fill('#202020');
  await expect(preview.getByRole('heading', { name: 'Your cart' })).toHaveCSS('color', 'rgb(32, 32, 32)');
  await expect(checkout).toHaveCSS('background-color', 'rgb(122, 31, 43)');
  await colour('Button').fill('#7A1F2B');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(colour('Button')).toHaveValue('#7a1f2b');
  await expect(colour('Button text')).toHaveValue('#ffffff');
});

test('contrast with a color left to the theme shows a note', async ({ page, shop }) => {
  const { colour } = await opened(page, shop);
  await colour('Background').fill('#ffffff');
  const field = page.locator('.cw-colour').filter({ has: colour('Headings') });
  await colour('Headings').fill('#202020');
  await expect(field).toContainText('easy to read.');
  await expect(field).not.toContainText('Depends on your theme');
  await colour('Background').fill('');
  await expect(field).toContainText('Depends on your theme while “Background” is empty.');
});

test('a version list open during a save shows the new version', async ({ page, shop }) => {
  const { colour, save } = await opened(page, shop);
  await colour('Button').fill('#7a1f2b');
  const letGo = await heldAnswer(page, '**/api/looks');
  await save.click();
  const versions = await new EditHistory(page).openVersions();
  const newest = versions.getByRole('listitem').first();
  await expect(newest.or(versions.getByText('No earlier versions yet.'))).toBeVisible();
  await expect(newest).not.toContainText('Changed: Button');
  letGo();
  await expect(newest).toContainText('Changed: Button');
  await expect(newest).toContainText('Current');
});
