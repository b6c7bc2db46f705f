import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { Store } from '../models/store';
import { expect, test } from '../test';
import { withComponent } from './with-component';

test('a merchant writes a block, leaves the editor by keyboard, previews it, and it works in the store', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.addComponent('Custom Code Block');
  const panel = page.getByRole('region', { name: 'Custom Code Block' });
  await expect(panel.getByText('Only paste code you trust.')).toBeVisible();
  const html = panel.getByRole('textbox', { name: 'HTML', exact: true });
  await html.fill('<p class="wrap">Wrapped by hand</p><button id="wrap">Wrap it</button></script>');
  // Each field becomes an editor when its code has come.
  await expect(panel.locator('.cm-content')).toHaveCount(3);
  // Escape closes the list of suggestions, and leaves all the same.
  await html.press('End');
  await html.pressSequentially('<');
  await expect(panel.getByRole('listbox')).toBeVisible();
  await html.press('Backspace');
  await html.press('Escape');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('textbox', { name: 'CSS' })).toBeFocused();
  await panel
    .getByRole('textbox', { name: 'CSS' })
    .fill('.wrap { color: rgb(1, 2, 3) } } body { opacity: 0 }');
  await panel
    .getByRole('textbox', { name: 'Script' })
    .fill(
      "const style = '</script>';\nelement.querySelector('#wrap').onclick = () => cart.attributes({ wrap: style });",
    );
  const previewed = editor.preview.getByText('Wrapped by hand');
  await expect(previewed).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(editor.preview.getByText('Your script runs in the store')).toBeVisible();
  await expectAccessible(page, { except: 'iframe' });
  await editor.save();

  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(page.getByText('Wrapped by hand')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: 'Wrap it' }).click();
  await expect.poll(async () => (await store.cart()).attributes).toEqual({ wrap: '</script>' });
  await expectAccessible(page);
});

test('broken markup and a throwing script leave the cart working, and are reported once', async ({
  page,
  shop,
}) => {
  await shop.saveDemoCart(
    withComponent('custom_code_block', {
      html: '<div><ul><li>Half of a list<b>bold',
      script: "window.runs = (window.runs ?? 0) + 1; await null; throw new Error('my mistake');",
    }),
  );
  await page.addInitScript(() => {
    const reported: string[] = [];
    Object.assign(window, { reported });
    document.addEventListener('cartwright:error', (event) => {
      if (event instanceof CustomEvent) reported.push(`${event.detail.code}: ${event.detail.message}`);
    });
  });
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(page.getByText('Half of a list')).toBeVisible();
  await drawer.increase('Enamel Mug');
  await drawer.close();
  await drawer.open();
  await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('2');
  expect(await page.evaluate(() => Reflect.get(window, 'runs'))).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, 'reported'))).toEqual([
    'custom_code: A custom code block broke off. Error: my mistake',
  ]);
});

test('under a strict CSP only the script is blocked, and the page gets the reason', async ({
  browser,
  shop,
}) => {
  await shop.saveDemoCart(
    withComponent('custom_code_block', {
      html: '<p>Markup stays</p>',
      css: 'p { color: rgb(1, 2, 3) }',
      script: 'window.ran = true',
    }),
  );
  // A separate page, whose console reports policy violations.
  const page = await browser.newPage();
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "script-src 'self' http://127.0.0.1:*";
      document.head.append(policy);
    });
  });
  await page.addInitScript(() => {
    document.addEventListener('cartwright:error', (event) => {
      if (event instanceof CustomEvent) Object.assign(window, { reported: event.detail });
    });
  });
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  await new Drawer(page).isOpen();
  await expect(page.getByText('Markup stays')).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  expect(await page.evaluate(() => Reflect.get(window, 'reported'))).toMatchObject({
    code: 'custom_code',
    message: expect.stringContaining('content security policy'),
  });
  await page.close();
});

test('a block that navigates does so in the store only', async ({ page, shop }) => {
  const html = '<meta http-equiv="refresh" content="0;url=/storefront/config.json"><p>Where it stays</p>';
  await shop.saveDemoCart(withComponent('custom_code_block', { html }));
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await expect(editor.preview.getByText('Where it stays')).toBeVisible();
  await editor.fillPreviewCart(30);
  await expect(editor.preview.getByText('Where it stays')).toBeVisible();
});

test('a preview that navigated away shows a message, and returns', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await expect(editor.preview.getByText('Your cart').first()).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  await preview.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    frame.contentWindow?.location.replace('/storefront/config.json');
  });
  await expect(preview.getByText('Something in the preview opened another page.')).toBeVisible();
  await preview.getByRole('button', { name: 'Retry' }).click();
  await expect(editor.preview.getByText('Your cart').first()).toBeVisible();
});
