import { brokenWords } from './broken-words';
import { withComponent } from './components/with-component';
import { expectAccessible } from './models/accessible';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

test('the cart uses the page’s language, and its theme’s money format', async ({ page, shop }) => {
  const widgetId = await shop.addWidget({ dataSourcePath: '/products/related' });
  await shop.saveDemoCart((demo) => {
    const cart = withComponent('cross_sell_widget', { widgetId })(demo);
    return {
      ...cart,
      components: cart.components.map((each) =>
        each.type === 'title_bar' ? { ...each, settings: { ...each.settings, title: 'Unser Korb' } } : each,
      ),
    };
  });
  await page.goto(`${shop.storeUrl}/de/products/enamel-mug`);
  await new Store(page, shop.storeUrl).addButton.click();
  const { dialog } = new Drawer(page);
  await expect(dialog.getByRole('button', { name: 'Warenkorb schließen' })).toBeVisible();
  // Default texts are in the page's language, too; the merchant's own stay.
  await expect(dialog.getByRole('heading', { name: 'Unser Korb' })).toBeVisible();
  await expect(dialog.getByText('Zwischensumme')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Entfernen/ })).toBeVisible();
  const offers = dialog.getByRole('region', { name: 'Das könnte dir auch gefallen' });
  await expect(offers.getByRole('button', { name: /^Hinzufügen: / }).first()).toBeVisible();
  await expect(
    dialog.getByRole('list', { name: 'Artikel in deinem Warenkorb' }).getByRole('listitem'),
  ).toHaveCount(1);
  const price = await page.locator('[data-price]').first().innerText();
  await expect(dialog.locator('[data-subtotal]')).toHaveText(price);
  await expect(page.locator('cartwright-cart')).toHaveAttribute('lang', 'de');
});

test('the cart falls back to English if a language fails to load', async ({ page, shop }) => {
  await page.route('**/words-ja.js*', (route) => route.abort());
  await page.goto(`${shop.storeUrl}/ja/products/enamel-mug`);
  await new Store(page, shop.storeUrl).addButton.click();
  const { dialog } = new Drawer(page);
  await expect(dialog.getByRole('button', { name: 'Close cart' })).toBeVisible();
  // Each text is read, and hyphenated, in its own language.
  await expect(dialog).toHaveAttribute('lang', 'en');
  await expect(dialog.locator('.cw-line-name')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('cartwright-cart')).toHaveAttribute('lang', 'ja');
});

test('in a right-to-left page the cart opens from the left, fully mirrored', async ({ page, shop }) => {
  await shop.saveDemoCart((cart) => ({
    ...cart,
    components: cart.components.map((each) =>
      each.type === 'title_bar' ? { ...each, settings: { ...each.settings, title: 'Almost yours!' } } : each,
    ),
  }));
  await page.goto(`${shop.storeUrl}/ar/products/linen-apron`);
  await new Store(page, shop.storeUrl).addButton.click();
  const { dialog } = new Drawer(page);
  await expect(dialog.getByRole('button', { name: 'إغلاق السلة' })).toBeVisible();
  await expect(dialog.locator('[part="frame"]')).toHaveAttribute('aria-busy', 'false');
  const box = dialog.locator('[part="frame"]');
  await expect.poll(async () => (await box.boundingBox())?.x).toBe(0);
  const frame = await box.boundingBox();
  const [image, price] = await Promise.all([
    dialog.locator('[data-line] img').first().boundingBox(),
    dialog.locator('[data-subtotal]').boundingBox(),
  ]);
  expect(image && frame && image.x > frame.x + frame.width / 2).toBe(true);
  expect(price && frame && price.x < frame.x + frame.width / 2).toBe(true);
  // A merchant's text in another direction keeps it, aligned to the page's start side.
  const title = dialog.getByRole('heading', { name: 'Almost yours!' });
  const { first, last, end } = await title.evaluate(placesOfLetters);
  expect(last).toBeGreaterThan(first);
  expect(last).toBeGreaterThan(end - 20);
  await expectAccessible(page);
});

test('on a small phone no word or amount breaks, in any language of the store', async ({ page, shop }) => {
  const widgetId = await shop.addWidget({ dataSourcePath: '/products/related' });
  await shop.saveDemoCart((cart) =>
    withComponent('discount_code')(
      withComponent('notes')({
        ...withComponent('cross_sell_widget', { widgetId })(cart),
        switchToSubscriptionEnabled: true,
      }),
    ),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  for (const root of ['/', '/de/', '/ar/', '/ja/']) {
    await page.goto(`${shop.storeUrl}${root}products/wool-throw`);
    await new Store(page, shop.storeUrl).addButton.click();
    const { dialog } = new Drawer(page);
    await expect(dialog.locator('[part="offer"]')).not.toHaveCount(0);
    await expect(dialog.locator('[part="plan"], [part="change"]')).not.toHaveCount(0);
    expect(await page.evaluate(brokenWords, 'cartwright-cart'), root).toEqual([]);
  }
});

test('an offer’s button text fits in every language of the store', async ({ page, shop }) => {
  const widgetId = await shop.addWidget({ dataSourcePath: '/products/related' });
  await shop.saveDemoCart(withComponent('cross_sell_widget', { widgetId }));
  await page.setViewportSize({ width: 360, height: 780 });
  for (const root of ['/', '/de/', '/ar/', '/ja/']) {
    await page.goto(`${shop.storeUrl}${root}products/wool-throw`);
    await new Store(page, shop.storeUrl).addButton.click();
    const { dialog } = new Drawer(page);
    const offer = dialog
      .locator('[part="offer"]')
      .filter({ has: page.locator('[part="offer-picker"]') })
      .first();
    const button = offer.locator('[part="offer-button"]');
    await button.click();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const { text, around } = await button.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { text: range.getBoundingClientRect().width, around: element.clientWidth };
    });
    expect(text, root).toBeLessThanOrEqual(around);
    await page.request.post(`${shop.storeUrl}/cart/clear.js`);
  }
});

/** Positions of the first and last letters of an element's text, and its right edge. Runs in the page. */
function placesOfLetters(element: Element) {
  const text = element.firstChild as Text;
  const at = (index: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().x;
  };
  return { first: at(0), last: at(text.length - 1), end: element.getBoundingClientRect().right };
}
