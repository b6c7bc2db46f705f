import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { Store } from '../models/store';
import { expect, test } from '../test';

test('a merchant adds the login, and a shopper signs in and returns to the open cart', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.addComponent('Login');
  const panel = page.getByRole('region', { name: 'Login' });
  await panel.getByLabel('Log in', { exact: true }).fill('Sign in');
  await panel.getByLabel('Account', { exact: true }).fill('My account');
  await expect(editor.preview.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await editor.save();

  const store = new Store(page, shop.storeUrl);
  await page.goto(`${shop.storeUrl}/en-gb/products/enamel-mug`);
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await drawer.tabTo(drawer.dialog.getByRole('link', { name: 'Sign in' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill('mia@example.com');
  await page.getByRole('button', { name: 'Log in' }).click();
  await drawer.isOpen();
  expect(new URL(page.url()).pathname).toBe('/en-gb/products/enamel-mug');
  await expect(drawer.line('Enamel Mug')).toBeVisible();
  const account = drawer.dialog.getByRole('link', { name: 'My account' });
  await expect(account).toHaveAttribute('href', '/en-gb/account');
  await expectAccessible(page);
});
