import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { expect, test } from './test';

test('a merchant prepares a test, sees its estimated duration, saves it and deletes it', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.adminUrl}/experiments/`);
  await expect(page.getByText('No tests yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create test' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Round or square');
  await dialog.getByLabel('What is tested').selectOption({ label: 'Collection campaigns' });
  await dialog.getByRole('button', { name: 'Create' }).click();

  await expect(page.getByRole('heading', { name: 'Round or square', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('There is no campaign yet that a test could show.')).toBeVisible();
  await page.getByLabel('Share of B').fill('40');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The shares add up to 90 %. Make them 100 % together.')).toBeVisible();
  await page.getByLabel('Share of B').fill('50');
  await page.getByLabel('Visitors a week').fill('33000');
  await page.getByLabel('Conversion now').fill('2.5');
  await expect(page.getByText(/^About 4 weeks with 130,914 visitors, 65,457 for each variant/)).toBeVisible();
  await page.getByLabel('Smallest gain worth finding').fill('3');
  await expect(page.getByText(/^Too few visitors for 3 %/)).toBeVisible();
  await page.getByRole('button', { name: 'Add variant' }).click();
  await expect(page.getByLabel('Share of C', { exact: true })).toHaveValue('33');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(new Admin(page, shop.adminUrl).notifications).toContainText('Saved successfully!');

  await page.goto(`${shop.adminUrl}/experiments/`);
  await expect(page.getByText(/^Control: nothing chosen \(34 %\) · B: /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete Round or square' }).click();
  await page.getByRole('button', { name: 'Delete test' }).click();
  await expect(page.getByText('No tests yet')).toBeVisible();
});
