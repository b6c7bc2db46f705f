import { expectAccessible } from './models/accessible';
import { expect, test } from './test';

test('a merchant opens reports, selects days and tabs, and their link shows the same', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.adminUrl}/reports/`);
  await page.getByRole('main').getByRole('link', { name: 'Smart Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Smart Search analytics' })).toBeVisible();
  // Whether anything is measured depends on who has been in this shop before.
  const nothing = page.getByRole('heading', { name: 'Nothing measured yet' });
  await expect(nothing.or(page.getByRole('listitem').filter({ hasText: 'No-result rate' }))).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Dates').selectOption('Custom dates');
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('From')).toBeFocused();
  await expect(page.getByText('A report has 396 days at most.')).toBeVisible();
  await page.getByLabel('Dates').selectOption('Yesterday');
  await page.getByRole('link', { name: 'No Results' }).click();
  await expect(page).toHaveURL(/\?range=1#no-results$/);
  await page.reload();
  await expect(page.getByLabel('Dates')).toHaveValue('1');
  await expect(page.getByRole('link', { name: 'No Results' })).toHaveAttribute('aria-current', 'page');
});

test('a report’s search term starts a synonym, once', async ({ page, shop }) => {
  await page.goto(`${shop.adminUrl}/smart-search/synonyms/?words=setee`);
  await expect(page.getByRole('textbox', { name: 'Also find' })).toBeFocused();
  await expect(page.getByRole('heading', { name: /setee/ })).toBeVisible();
  await expect(page).toHaveURL(/\/smart-search\/synonyms\/$/);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
});
