import { expectAccessible } from './models/accessible';
import { pagesIn } from './models/admin';
import { expect, test } from './test';

test('the app opens with Home, links on, and keeps set-up steps hidden until asked', async ({
  page,
  shop,
}) => {
  await page.goto(shop.adminUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(pagesIn(page).locator('[aria-current="page"]')).toHaveText('Home');
  const main = page.getByRole('main');
  await expect(main.getByRole('status', { name: /^(Loading|Checking)/ })).toHaveCount(0);
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);

  const setUp = page.getByRole('region', { name: 'Set up Cartwright' });
  await setUp.getByRole('button', { name: 'Hide set-up steps' }).press('Enter');
  await expect(setUp).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show set-up steps' })).toBeVisible();
  await expect(setUp).toHaveCount(0);
  await page.getByRole('button', { name: 'Show set-up steps' }).press('Enter');
  await expect(setUp).toBeVisible();

  await page
    .getByRole('region', { name: 'What shoppers see today' })
    .getByRole('link', { name: 'Demo cart' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demo cart' })).toBeVisible();
});

test('a part of Home that fails shows an error in place, and loads on retry', async ({ page, shop }) => {
  await page.route('**/api/automatic-discounts', (route) => route.fulfill({ status: 403 }));
  await page.goto(shop.adminUrl);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention.getByRole('alert')).toContainText('Couldn’t check discounts.');
  await expect(page.getByRole('region', { name: 'What shoppers see today' })).toContainText('Demo cart');
  await expectAccessible(page);
  await page.unroute('**/api/automatic-discounts');
  await attention.getByRole('button', { name: 'Retry: Couldn’t check discounts.' }).click();
  await expect(attention.getByRole('alert')).toHaveCount(0);
});
