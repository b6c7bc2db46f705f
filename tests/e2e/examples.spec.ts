import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { Drawer } from './models/drawer';
import { serveExample } from './models/example';
import { test as base, expect } from './test';

const test = base.extend<{ openExample: (page: Page, name: string, path?: string) => Promise<void> }>({
  openExample: async ({ shop }, use) => {
    const running: { end(): void }[] = [];
    await use(async (page, name, path = '/') => {
      const example = await serveExample(name, shop);
      running.push(example);
      await page.goto(`${example.url}${path}`);
    });
    for (const { end } of running) end();
  },
});

test('a bare page gets the whole cart from three elements', async ({ page, openExample }) => {
  await openExample(page, 'theme-embed');
  await expectAccessible(page);
  const drawer = new Drawer(page);
  await page.getByLabel('Colour').selectOption('Moss');
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await drawer.isOpen();
  await expect(drawer.line('Enamel Mug')).toContainText('Moss');
  await expect(drawer.dialog).toContainText('$36.00');
  await drawer.close();
  await expect(page.locator('[data-cart-count]')).toHaveText('2');
  // The next page prints what is in the cart, and the icon opens it.
  await page.reload();
  await expect(page.locator('[data-cart-count]')).toHaveText('2');
  await page.getByRole('link', { name: /^Cart/ }).click();
  await drawer.isOpen();
  await expect(drawer.line('Enamel Mug')).toBeVisible();
});

test('a custom page uses the public object alone, with an optional drawer', async ({ page, openExample }) => {
  await openExample(page, 'headless');
  const lines = page.locator('[data-lines] > li');
  await expect(page.locator('[data-total]')).toHaveText('Nothing yet.');
  await page.getByRole('button', { name: 'Add Linen Apron' }).click();
  await expect(lines).toHaveText([/1 × Linen Apron – \$58\.00/]);
  await page.getByRole('button', { name: 'Increase quantity of Linen Apron' }).click();
  await expect(lines.filter({ hasText: 'Linen Apron' })).toContainText('2 × Linen Apron');
  await expect(lines.filter({ hasText: '– free' })).toHaveCount(1);
  await expect(page.locator('[data-tiers] > li').first()).toContainText('earned');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the full cart' }).click();
  await new Drawer(page).isOpen();
  await new Drawer(page).close();
  await page.getByRole('button', { name: 'Remove Linen Apron' }).click();
  await expect(page.locator('[data-total]')).toHaveText('Nothing yet.');
});

test.describe('beside a theme’s drawer', () => {
  const theirs = (page: Page) => page.locator('cart-drawer');
  const add = async (page: Page, quantity: number) => {
    // The example's script fetches the variants.
    await expect(page.getByLabel('Size')).not.toHaveValue('');
    await page.getByLabel('Quantity').fill(String(quantity));
    await page.getByRole('button', { name: 'Add to cart' }).click();
  };

  test('ours opens instead', async ({ page, openExample }) => {
    await openExample(page, 'own-drawer');
    const drawer = new Drawer(page);
    await add(page, 1);
    await drawer.isOpen();
    await expect(drawer.line('Linen Apron')).toBeVisible();
    await drawer.close();
    for (const name of [/^Cart/, /openCart/]) {
      await page.getByRole(name.source.startsWith('^') ? 'link' : 'button', { name }).click();
      await drawer.isOpen();
      await drawer.close();
    }
    await expect(theirs(page)).toBeHidden();
  });

  test('ours stays closed, and still adds gifts', async ({ page, openExample }) => {
    await openExample(page, 'own-drawer', '/steps-back.html');
    await expectAccessible(page);
    await add(page, 2);
    await expect(theirs(page)).toBeVisible();
    await expect(theirs(page).getByRole('listitem').filter({ hasText: '– free' })).toHaveCount(1);
    await theirs(page).getByRole('button', { name: 'Close' }).click();
    for (const name of [/^Cart/, /openCart/]) {
      await page.getByRole(name.source.startsWith('^') ? 'link' : 'button', { name }).click();
      await expect(theirs(page)).toBeVisible();
      await theirs(page).getByRole('button', { name: 'Close' }).click();
    }
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
