import { PARTNER_APPS } from '@cartwright/core/apps/partner-apps';
import { addApp } from '@cartwright/core/cart/commands/apps';
import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { Store } from '../models/store';
import { expect, test } from '../test';

test('a merchant adds an app with its fields, and its element in the cart has access to it', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await page.getByRole('link', { name: 'Add component' }).click();
  await page.getByRole('button', { name: 'Smart Cart App' }).click();
  await expect(page).toHaveURL(/#add-app$/);
  await page.getByRole('button', { name: 'Add Delivery Estimate' }).click();
  const panel = page.getByRole('region', { name: 'Delivery Estimate' });
  const text = panel.getByLabel('Text', { exact: true });
  await text.fill('x'.repeat(4000));
  await expect(text).toHaveValue('x'.repeat(300));
  await expect(panel.getByText('300 of 300 characters: the rest was cut off.')).toBeVisible();
  await text.fill('Yours in');
  await panel.getByLabel('Maximum days').fill('7');
  await expect(editor.preview.getByText('The app’s own script, in your theme')).toBeVisible();
  await expectAccessible(page, { except: 'iframe' });
  await editor.save();

  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const estimate = page.locator('delivery-estimate');
  await expect(estimate).toBeVisible();
  await expect(estimate).toHaveText('Yours in 3 to 7 days · 1 item');
  await drawer.increase('Enamel Mug');
  await expect(estimate).toHaveText('Yours in 3 to 7 days · 2 items');
  await expectAccessible(page);
  await drawer.remove(drawer.line('Enamel Mug'));
  await expect(estimate).toBeHidden();
});

test('an app without its script is hidden with a page warning, and shown if it loads late', async ({
  page,
  shop,
}) => {
  const [app] = PARTNER_APPS;
  if (!app) throw new Error('The catalogue of apps is empty.');
  await shop.saveDemoCart((cart) => {
    const added = addApp(cart, { app, newId: () => crypto.randomUUID() });
    if (!added.ok) throw new Error(added.message);
    return added.document;
  });
  await page.clock.install();
  await page.addInitScript((tag) => {
    const define = customElements.define.bind(customElements);
    customElements.define = (name, ...rest) => {
      if (name === tag) Object.assign(window, { late: () => define(name, ...rest) });
      else define(name, ...rest);
    };
    document.addEventListener('cartwright:error', (event) => {
      if (event instanceof CustomEvent) Object.assign(window, { reported: event.detail });
    });
  }, app.tag);
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const lastEvent = () => page.evaluate(() => Reflect.get(window, 'reported'));
  expect(await lastEvent()).toBeUndefined();
  await page.clock.runFor(6000);
  await expect.poll(lastEvent).toEqual({
    code: 'app_missing',
    message:
      'Delivery Estimate is not shown: no script of this page defines the element <delivery-estimate>.',
  });
  await expect(page.locator('delivery-estimate')).toBeHidden();
  await page.evaluate(() => Reflect.get(window, 'late')());
  await expect(page.locator('delivery-estimate')).toHaveText('Delivered in 3 to 5 days · 1 item');
  await expect(page.locator('delivery-estimate')).toBeVisible();
});
