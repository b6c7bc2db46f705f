import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { Faults } from '../models/faults';
import { Store } from '../models/store';
import { expect, test } from '../test';

test('a merchant adds questions and express buttons; shoppers check out after answering', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openComponent('Checkout');
  const panel = page.getByRole('region', { name: 'Checkout', exact: true });
  const add = panel.getByRole('button', { name: 'Add question' });
  await add.click();
  const first = panel.getByRole('region', { name: 'Question 1' });
  await first.getByLabel('Question', { exact: true }).fill('Card message');
  await add.click();
  const second = panel.getByRole('region', { name: 'Question 2' });
  await second.getByLabel('Question', { exact: true }).fill('I am over 18');
  await second.getByLabel('Attribute').fill('Age');
  await second.getByLabel('Answer', { exact: true }).selectOption('Checkbox');
  await second.getByLabel('Required').click();
  await panel.getByRole('button', { name: 'Move question 2 up' }).click();
  await panel.getByLabel('Show the store’s express checkout buttons').click();
  await expect(editor.preview.getByRole('checkbox', { name: 'I am over 18' })).toBeVisible();
  await expect(editor.preview.getByRole('textbox', { name: 'Card message' })).toBeVisible();
  await editor.save();

  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const box = drawer.dialog.getByRole('checkbox', { name: 'I am over 18' });
  const express = page.getByRole('link', { name: 'Demo Pay' });
  await expect(express).toBeHidden();
  await drawer.tabTo(drawer.dialog.getByRole('button', { name: /^Check ?out/i }));
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Please answer this to check out.');
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await expect(drawer.dialog.getByText('Please answer this to check out.')).toHaveCount(0);
  await expect(express).toBeVisible();
  await drawer.dialog.getByRole('textbox', { name: 'Card message' }).fill('For Mia');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  expect((await store.cart()).attributes).toEqual({ Age: 'Yes', 'Card message': 'For Mia' });
});

test('a response rejected by the store stays in its field, and blocks checkout until saved', async ({
  page,
  shop,
}) => {
  await shop.saveDemoCart((cart) => ({
    ...cart,
    components: cart.components.map((component) =>
      component.type === 'checkout'
        ? {
            ...component,
            settings: {
              ...component.settings,
              attributes: [{ key: 'Company', label: 'Company', kind: 'text', required: true }],
            },
          }
        : component,
    ),
  }));
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const faults = new Faults(page, shop.storeUrl);
  await faults.set({ kind: 'refuse', status: 503, on: 'update', times: 10 });
  const company = drawer.dialog.getByRole('textbox', { name: 'Company' });
  await company.fill('   ');
  await page.keyboard.press('Enter');
  await expect(company).toHaveAttribute('aria-invalid', 'true');
  await company.fill('Fern & Field');
  await page.keyboard.press('Enter');
  await expect(drawer.tryAgain).toBeVisible();
  await expect(company).toHaveValue('Fern & Field');
  expect(new URL(page.url()).pathname).toBe('/products/enamel-mug');
  await faults.end();
  await drawer.tryAgain.click();
  await expect.poll(async () => (await store.cart()).attributes).toEqual({ Company: 'Fern & Field' });
  await drawer.dialog.getByRole('button', { name: /^Check ?out/i }).click();
  await expect(page).toHaveURL(/\/checkout$/);
});
