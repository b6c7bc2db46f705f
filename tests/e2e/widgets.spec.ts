import { withComponent } from './components/with-component';
import { expectAccessible } from './models/accessible';
import { expect, test } from './test';

test('a merchant finds widgets by place, and creates, duplicates and deletes one', async ({ page, shop }) => {
  const widgetId = await shop.addWidget({ name: 'Beside', dataSourcePath: '/products/related' });
  await shop.saveDemoCart(withComponent('cross_sell_widget', { widgetId }));
  await page.goto(`${shop.adminUrl}/widgets/`);
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row('Beside')).toContainText('Live, installed');
  await expect(row('Beside')).toContainText('Cart · Used in "Demo cart" · No views recorded');
  await expectAccessible(page);

  const places = page.getByRole('navigation', { name: 'Widgets by place' });
  await expect(places.locator('[aria-current]')).toHaveText(['All']);
  await places.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByText('No widgets here')).toBeVisible();
  await expect(page).toHaveURL(/#checkout_extension$/);
  await expect(places.locator('[aria-current]')).toHaveText(['Checkout']);
  await places.getByRole('link', { name: 'Cart', exact: true }).click();
  await page.getByRole('button', { name: 'Create widget' }).click();
  const modal = page.getByRole('dialog', { name: 'Create widget' });
  await modal.getByLabel('Name').fill('Passing fancy');
  await page.route('**/api/widgets', (route) => route.abort(), { times: 1 });
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(modal.getByText('There was an error creating the widget.')).toBeVisible();
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Created widget "Passing fancy"')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Passing fancy' })).toBeVisible();
  await expect(page).toHaveURL(/\/widget\/edit\/\d+\/$/);
  await expect(page.getByRole('link', { name: 'Widgets', exact: true })).toHaveAttribute('aria-current');

  await page.getByRole('link', { name: 'Back to Widgets' }).click();
  await expect(row('Passing fancy')).toContainText('Not live, not installed');
  const menu = (name: string) => page.getByRole('button', { name: `More Options for ${name}`, exact: true });
  await menu('Beside').press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
  await expect(page.getByText('Widget duplicated')).toBeVisible();
  await expect(row('Beside (copy)')).toContainText('Not used in a cart');
  await page.getByRole('textbox', { name: 'Search widgets' }).fill('fancy');
  await expect(row('Beside')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Search widgets' }).fill('');

  await menu('Beside').press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete "Beside"?' });
  await expect(question).toContainText('A cart shows it, "Demo cart"');
  await question.getByRole('button', { name: 'Delete widget' }).click();
  await expect(page.getByText('"Beside" was deleted.')).toBeVisible();
  await expect(row('Beside')).toHaveCount(0);
  await expect(row('Beside (copy)')).toBeVisible();
});

test('the widget list shows a loading error, and retries', async ({ page, shop }) => {
  await shop.addWidget({ name: 'Beside' });
  await page.route('**/api/widgets?*', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto(`${shop.adminUrl}/widgets/`);
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await page.unroute('**/api/widgets?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Beside', exact: true })).toBeVisible();
});
