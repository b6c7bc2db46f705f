import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { expect, test } from './test';

test('a merchant makes up items, and sees totals with the live cart’s rewards', async ({ page, shop }) => {
  await new Admin(page, shop.adminUrl).openList();
  await page.getByRole('link', { name: 'See what your live cart’s rewards come to at checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout preview', level: 1 })).toBeVisible();
  const items = page.getByRole('list', { name: 'Items' });
  const checkout = page.getByRole('region', { name: 'Checkout' });
  // It begins with the first variant of some product.
  await expect(items.getByRole('listitem')).toHaveCount(1);
  const total = checkout.getByRole('definition').last();
  const before = await total.textContent();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('30');
  await expect(total).not.toHaveText(before ?? '');
  await expect(page.getByRole('list', { name: 'Rewards' }).getByText('Earned').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Frequency' }).selectOption('Every 2 weeks');
  await expect(checkout.getByText('Every 2 weeks')).toBeVisible();

  await page.getByRole('button', { name: 'Add items' }).click();
  const picker = page.getByRole('dialog', { name: 'Add items' });
  await picker.getByRole('checkbox').nth(3).check();
  await picker.getByRole('button', { name: 'Done' }).click();
  await expect(items.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  // The lines are there again the next time.
  await page.reload();
  await expect(items.getByRole('listitem')).toHaveCount(2);
  await items
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await items
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByText('No items yet. Add some to see what they come to.')).toBeVisible();
});
