import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { Bar } from '@cartwright/core/components/tiered-progress-bar/schema';
import { withBars } from '@cartwright/core/testing/with-bars';
import type { Page } from '@playwright/test';
import { withComponent } from './components/with-component';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { PreviewControls } from './models/preview-controls';
import type { Shop } from './shop';
import { expect, test } from './test';

async function opened(page: Page, shop: Shop) {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await expect(editor.preview.getByRole('heading').first()).toBeVisible();
  return { editor, controls: new PreviewControls(page) };
}

/** The demo cart with its bar, and one more for a country. */
const withBarFor =
  (country: string) =>
  (cart: CartDocument): CartDocument => ({
    ...cart,
    components: cart.components.map((component) => {
      if (component.type !== 'tiered_progress_bar') return component;
      const bars = component.settings.bars.flatMap((bar): Bar[] => [
        bar,
        {
          ...bar,
          id: `${bar.id}-${country}`,
          name: 'Abroad',
          geolocationEnabled: true,
          countryCodes: [country],
          tiers: bar.tiers.map((tier) => ({ ...tier, id: `${tier.id}-${country}` })),
        },
      ]);
      return { ...component, settings: { bars } };
    }),
  });

test('the preview shows the chosen country with its prices', async ({ page, shop }) => {
  const { editor, controls } = await opened(page, shop);
  await expect(controls.country).toHaveAccessibleName('Country: Other countries · USD');
  await editor.fillPreviewCart(40);
  await expect(controls.worth(/^Preview cart: \$/)).toBeVisible();
  await controls.chooseCountry('Germany');
  await expect(controls.country).toHaveAccessibleName('Country: Germany · EUR');
  await expect(controls.worth(/^Preview cart: €/)).toBeVisible();
  await expect(editor.preview.getByText('€').first()).toBeVisible();
  await expect(editor.preview.getByText('$', { exact: false })).toHaveCount(0);
});

test('while a country’s prices are unreadable the preview shows the shop’s, a message and a retry', async ({
  page,
  shop,
}) => {
  const error = { code: 'shopify_unavailable', message: 'Shopify does not answer.' };
  await page.route('**/api/products/prices?*', (route) => route.fulfill({ status: 422, json: { error } }));
  const { controls } = await opened(page, shop);
  await controls.country.click();
  await page.getByRole('menuitem', { name: /^Germany/ }).click();
  const note = page.getByText('Prices for Germany couldn’t be loaded, so the preview shows USD.');
  await expect(note).toBeVisible();
  await expect(controls.country).toHaveAccessibleName('Country: Germany');
  await expect(controls.worth(/^Preview cart: \$/)).toBeVisible();
  await page.unroute('**/api/products/prices?*');
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(controls.country).toHaveAccessibleName('Country: Germany · EUR');
  await expect(note).toHaveCount(0);
});

test('the edited bar sets the country, until the merchant chooses one', async ({ page, shop }) => {
  await shop.saveDemoCart(withBarFor('DE'));
  const { editor, controls } = await opened(page, shop);
  await editor.openComponent('Tiered Progress Bar');
  const bar = (name: string) => page.getByRole('button', { name: new RegExp(`^\\d\\. ${name}`) });
  await bar('Abroad').click();
  const note = page.getByText('Shown in Germany: this progress bar is only for Germany.');
  await expect(note).toBeVisible();
  await expect(controls.country).toHaveAccessibleName('Country: Germany · EUR');

  await controls.chooseCountry('Other countries');
  await expect(note).toHaveCount(0);
  await bar('(?!Abroad)').click();
  await bar('Abroad').click();
  await expect(controls.country).toHaveAccessibleName('Country: Germany · EUR');
  await editor.openComponent('Title Bar');
  await expect(controls.country).toHaveAccessibleName('Country: Other countries · USD');
});

test('the preview switches to a state, and leaves it when its lines change', async ({ page, shop }) => {
  const { editor, controls } = await opened(page, shop);
  await editor.fillPreviewCart(20);
  await controls.state.selectOption('Gift unlocked');
  await expect(editor.previewGift('Sticker Pack')).toContainText('In your cart');
  await controls.state.selectOption('Sold out');
  await expect(editor.preview.getByText(/sold out/i).first()).toBeVisible();
  await controls.state.selectOption('Loading');
  await expect(editor.preview.getByRole('img', { name: 'Loading your cart' })).toBeVisible();
  await controls.state.selectOption('Store doesn’t answer');
  await expect(editor.preview.getByText('Your cart is safe')).toBeVisible();
  await controls.state.selectOption('Empty cart');
  await expect(editor.preview.getByText('Your cart is empty')).toBeVisible();
  await editor.fillPreviewCart(30);
  await expect(controls.state).toHaveValue('as_it_is');
  await expect(editor.preview.getByText('Your cart is empty')).toHaveCount(0);
});

for (const { width, rows } of [
  { width: 1280, rows: 1 },
  { width: 360, rows: 2 },
]) {
  test(`no value or message moves the preview, ${width} wide`, async ({ page, shop }) => {
    const { editor, controls } = await opened(page, shop);
    await page.setViewportSize({ width, height: 800 });
    if (width === 360) await editor.showPreview();
    const row = page.getByRole('group', { name: 'Preview controls' });
    const places = () =>
      row.evaluate((each) =>
        [...each.querySelectorAll('button, select')].map((control) => {
          const { left, top, width: wide } = control.getBoundingClientRect();
          return [left, top, wide];
        }),
      );
    const before = await places();
    expect((await row.boundingBox())?.height).toBeLessThan(rows * 46);
    const frame = page.locator('iframe[title="Cart preview"]');
    const drawn = await frame.boundingBox();
    for (const state of await controls.state.locator('option').allInnerTexts()) {
      await controls.state.selectOption(state);
      expect(await places()).toEqual(before);
    }
    await controls.state.selectOption('Normal');
    await controls.language.selectOption('Nederlands');
    await controls.zoom.selectOption('100%');
    expect(await places()).toEqual(before);
    await controls.zoom.selectOption('Fit');
    await page.route('**/api/products/prices?*', (route) =>
      route.fulfill({ status: 422, json: { error: { code: 'shopify_unavailable', message: 'No answer.' } } }),
    );
    await controls.chooseCountry('Germany');
    await expect(page.getByText('Prices for Germany couldn’t be loaded')).toBeVisible();
    expect(await places()).toEqual(before);
    expect(await frame.boundingBox()).toEqual(drawn);
  });
}

test('the preview explains why no gift can be unlocked', async ({ page, shop }) => {
  await shop.saveDemoCart((cart) =>
    withBars(cart, (bars) =>
      bars.map((bar) => ({ ...bar, tiers: bar.tiers.filter(({ type }) => type !== 'product') })),
    ),
  );
  const { controls } = await opened(page, shop);
  await controls.state.selectOption('Gift unlocked');
  await expect(page.getByText('Add a tier with a free product to see one unlocked.')).toBeVisible();
});

test('a text visible in one state switches the preview there while being edited', async ({ page, shop }) => {
  await shop.saveDemoCart(withComponent('discount_code'));
  const { editor, controls } = await opened(page, shop);
  await editor.openComponent('Cart Items');
  const title = page.getByLabel('Empty cart title');
  await title.fill('Nothing in here yet');
  await expect(editor.preview.getByText('Nothing in here yet')).toBeVisible();
  await expect(controls.state).toHaveValue('empty');
  await page.getByLabel('Remove', { exact: true }).focus();
  await expect(controls.state).toHaveValue('as_it_is');
  await title.focus();
  await expect(controls.state).toHaveValue('empty');
  // A control that leads nowhere ends it too: what it changes is seen in the cart as it is.
  await page.getByRole('switch', { name: 'Link to the product' }).click();
  await expect(controls.state).toHaveValue('as_it_is');

  await editor.openComponent('Discount Code');
  await page.getByRole('textbox', { name: 'Discount Invalid Message' }).fill('Not this one');
  await expect(editor.preview.getByText('Not this one')).toBeVisible();
  await controls.state.selectOption('Normal');
  await expect(editor.preview.getByText('Not this one')).toHaveCount(0);
});

test('a text keeps switching the preview while a placeholder is inserted', async ({ page, shop }) => {
  await shop.saveDemoCart(withComponent('discount_code'));
  const { editor, controls } = await opened(page, shop);
  await editor.openComponent('Discount Code');
  await page.getByRole('textbox', { name: 'Discount Invalid Message' }).focus();
  await expect(controls.state).toHaveValue('code_refused');
  await page.getByRole('button', { name: /{{code}}/ }).focus();
  await expect(controls.state).toHaveValue('code_refused');
});

test('the preview explains why no code can be rejected', async ({ page, shop }) => {
  const { editor, controls } = await opened(page, shop);
  await controls.state.selectOption('Code refused');
  await expect(page.getByText('Add a Discount Code component to see a code refused.')).toBeVisible();
  await shop.saveDemoCart(withComponent('discount_code'));
  await page.reload();
  await controls.state.selectOption('Code refused');
  await expect(editor.preview.getByText(/^SAVE20:/)).toBeVisible();
  await expect(page.getByText('to see a code refused')).toHaveCount(0);
  await editor.openComponent('Discount Code');
  await page.getByRole('switch', { name: 'Show a message instead of a field' }).click();
  await expect(page.getByText('Turn off “Show a message instead of a field” to see')).toBeVisible();
});

test('a preview larger than its space scrolls, and its size is remembered', async ({ page, shop }) => {
  const { editor, controls } = await opened(page, shop);
  const frame = page.locator('iframe[title="Cart preview"]');
  await page.getByRole('button', { name: /^Desktop preview/ }).click();
  const drawn = async () => (await frame.boundingBox())?.width ?? 0;
  await expect.poll(drawn).toBeLessThan(1280);
  await controls.zoom.selectOption('100%');
  await expect.poll(drawn).toBe(1280);
  // The cart stands at the end of the page, and is what is looked at.
  await expect(editor.preview.getByRole('heading').first()).toBeInViewport();
  const stage = page.getByRole('group', { name: 'Scroll the preview' });
  const scrolled = () => stage.evaluate(({ scrollLeft }) => scrollLeft);
  const end = await scrolled();
  expect(end).toBeGreaterThan(0);
  await stage.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(scrolled).toBeLessThan(end);
  await controls.zoom.selectOption('50%');
  await expect.poll(drawn).toBe(640);
  await page.reload();
  await expect.poll(drawn).toBe(640);
  await controls.storePage.click();
  await expect(controls.storePage).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(controls.storePage).toHaveAttribute('aria-pressed', 'true');
});

test('a component has the same name in the preview and the list', async ({ page, shop }) => {
  const { editor } = await opened(page, shop);
  await editor.preview.getByRole('heading').first().hover();
  await expect(editor.preview.locator('.label', { hasText: 'Title Bar' })).toBeVisible();
});

test('the preview uses the chosen language', async ({ page, shop }) => {
  const { editor, controls } = await opened(page, shop);
  await controls.language.selectOption('Deutsch');
  await expect(editor.preview.locator('html')).toHaveAttribute('lang', 'de');
  await expect(editor.preview.getByRole('heading', { name: 'Dein Warenkorb' })).toBeVisible();
});

test('the preview falls back to English with a message if a language fails to load, until the next choice', async ({
  page,
  shop,
}) => {
  const words = '**/storefront/assets/words-de.js?*';
  await page.route(words, (route) => route.abort());
  const { editor, controls } = await opened(page, shop);
  await controls.language.selectOption('Deutsch');
  await expect(page.getByRole('alert').filter({ hasText: 'words in this language' })).toBeVisible();
  await expect(editor.preview.getByRole('heading', { name: 'Your cart' })).toBeVisible();

  await page.unroute(words);
  await controls.language.selectOption('Nederlands');
  await expect(page.getByRole('alert').filter({ hasText: 'words in this language' })).toHaveCount(0);
  await controls.language.selectOption('Deutsch');
  await expect(editor.preview.getByRole('heading', { name: 'Dein Warenkorb' })).toBeVisible();
});

test('the controls work by keyboard and screen reader, also in a narrow window', async ({ page, shop }) => {
  await page.route('**/api/shop', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const countries = ['AT', 'BE', 'CA', 'DE', 'FR', 'GB', 'IT', 'JP', 'US'];
    await route.fulfill({ response, json: { ...body, shop: { ...body.shop, countries } } });
  });
  const { controls } = await opened(page, shop);
  await controls.country.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Search countries' })).toBeFocused();
  await page.keyboard.type('japan');
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await expectAccessible(page, { except: 'iframe' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(controls.country).toBeFocused();
  await expect(controls.country).toHaveAccessibleName(/^Country: Japan/);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expectAccessible(page, { within: '.cw-preview-tools' });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);
});

test('a cart’s widget is previewed in a cart, in the shop’s look, while edited', async ({ page, shop }) => {
  await shop.saveLooks((look) => ({ ...look, pageBgColor: '#10222c' }));
  const widgetId = await shop.addWidget({
    name: 'Beside',
    title: 'Before',
    dataSourcePath: '/products/related',
  });
  await page.goto(`${shop.adminUrl}/widgets/edit/${widgetId}/`);
  const preview = page.frameLocator('iframe[title="Widget preview"]');
  await expect(preview.getByRole('heading', { name: 'Before' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Before' })).toBeInViewport();
  await expect(preview.locator('[part~="frame"]')).toHaveCSS('background-color', 'rgb(16, 34, 44)');
  await page.getByLabel('Title', { exact: true }).fill('Goes with it');
  await expect(preview.getByRole('heading', { name: 'Goes with it' })).toBeVisible();
  const { state } = new PreviewControls(page);
  await state.selectOption('Cross-sells loading');
  await expect(preview.getByRole('img', { name: 'Loading suggestions' })).toBeVisible();
  await state.selectOption('No cross-sells');
  await expect(preview.getByRole('region', { name: 'Goes with it' })).toHaveCount(0);
  await state.selectOption('Normal');
  await expect(preview.getByRole('heading', { name: 'Goes with it' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(preview.getByRole('heading', { name: 'Goes with it' })).toBeInViewport();
});

test('a country has no currency in a shop without products', async ({ page, shop }) => {
  const requests: string[] = [];
  await page.route(/\/api\/products(\?|$)/, (route) => route.fulfill({ json: { products: [] } }));
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${shop.adminUrl}/looks/`);
  const preview = page.frameLocator('iframe[title="Cart preview"]');
  await expect(preview.getByText('Linen shirt')).toBeVisible();
  const controls = new PreviewControls(page);
  await expect(controls.country).toHaveAccessibleName('Country: Other countries · USD');
  await controls.chooseCountry('Germany');
  await expect(controls.country).toHaveAccessibleName('Country: Germany');
  await expect(preview.getByText('Linen shirt')).toBeVisible();
  expect(requests).not.toContain('/api/products/prices');
});

test('on a phone the looks and their preview are shown in turn', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${shop.adminUrl}/looks/`);
  const button = page.getByRole('textbox', { name: 'Button', exact: true });
  await button.fill('#7a1f2b');
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(button).toBeHidden();
  const checkout = page.frameLocator('iframe[title="Cart preview"]').locator('[part~="checkout-button"]');
  await expect(checkout).toHaveCSS('background-color', 'rgb(122, 31, 43)');
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);
  await page.getByRole('button', { name: 'Show settings' }).click();
  await expect(button).toHaveValue('#7a1f2b');
});
