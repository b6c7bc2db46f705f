import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { motionsAreOver } from './models/motions';
import { expect, test } from './test';

test('axe reports nothing while components are moved, searched, removed and added', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const dialog = page.getByRole('dialog');
  const accessible = (state: string) =>
    test.step(state, async () => {
      await motionsAreOver(page);
      await expectAccessible(page, { except: 'iframe' });
    });

  await editor.openMenu('Cart Items');
  await accessible('the menu of a component');
  await page.keyboard.press('Escape');

  await editor.handle('Cart Subtotal').focus();
  await page.keyboard.press('Space');
  await expect(editor.dragNews).toHaveText(/^Picked up/);
  await page.keyboard.press('ArrowUp');
  await accessible('a component picked up by keys');
  await page.keyboard.press('Escape');
  await expect(editor.dragNews).toHaveText(/stays/);

  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await accessible('the list of shortcuts');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await editor.choose('Tiered Progress Bar', 'Remove…');
  await expect(dialog).toBeVisible();
  await accessible('a question before removing');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await editor.components.getByRole('link', { name: 'Add component' }).click();
  await expect(page.getByRole('heading', { name: 'Add component' })).toBeVisible();
  await accessible('what can be added');
});
