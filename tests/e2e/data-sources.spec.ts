import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { launchMirrored } from './models/mirrored-app';
import { expect, test } from './test';

let app: Launched;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());

test('a merchant builds a data source from rules, previews it with a made-up cart, and saves it', async ({
  page,
}) => {
  await page.goto(`${app.adminUrl}/widgets/`);
  await page.getByRole('link', { name: 'Data sources' }).click();
  await expect(page.getByText('No data sources of your own yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add data source' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await page.getByLabel('Name').fill('Full carts');
  await page.getByRole('button', { name: 'Add rule' }).click();

  const first = page.getByRole('region', { name: 'Rule 1' });
  await first.getByLabel('Items').fill('2');
  await first.getByLabel('Data source').selectOption({ label: 'Product tag' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(first.getByText('Choose a tag.')).toBeVisible();
  await first.getByLabel('Data source').selectOption({ label: 'Top sellers' });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await expect(page.getByText('Rule 1: doesn’t hold.')).toBeVisible();
  await expect(page.getByText(/^For everyone: holds/)).toBeVisible();

  await first.getByRole('button', { name: 'Add condition' }).click();
  await first
    .getByLabel('Condition', { exact: true })
    .nth(1)
    .selectOption({ label: 'Number of items in the cart' });
  await first.getByLabel('Is', { exact: true }).nth(1).selectOption({ label: 'below' });
  await first.getByLabel('Items').nth(1).fill('2');
  const never = 'This rule never holds: no number of items meets its conditions.';
  await expect(first.getByRole('alert')).toHaveText(never);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await expect(page.getByText(`Rule 1: doesn’t hold. ${never}`)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(new Admin(page, app.adminUrl).notifications).toContainText('Saved successfully!');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Full carts' }).getByText('2 rules')).toBeVisible();
});

test('a rejected save focuses the empty list', async ({ page }) => {
  await page.goto(`${app.adminUrl}/widgets/data-sources/`);
  await page.getByRole('button', { name: 'Add data source' }).click();
  await page.getByLabel('Name').fill('By countries');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const rule = page.getByRole('region', { name: 'Rule 1' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const about = rule.getByLabel('Condition', { exact: true });
  const card = page.getByRole('button', { name: 'Edit By countries' });
  await about.selectOption({ label: 'Shopper’s country' });
  await card.click();
  await expect(rule).toHaveCount(0);
  await save.click();
  await expect(rule.getByRole('button', { name: 'Choose countries' })).toBeFocused();
  const lists = [
    ['Shopper’s country', 'Choose countries'],
    ['Products in the cart', 'Choose collections'],
  ] as const;
  for (const [subject, button] of lists) {
    await about.selectOption({ label: subject });
    await save.click();
    await expect(rule.getByRole('button', { name: button })).toBeFocused();
  }
  await rule.getByLabel('That').selectOption({ label: 'has a tag' });
  await save.click();
  await expect(rule.getByRole('button', { name: 'Choose tags' }).first()).toBeFocused();
  await about.selectOption({ label: 'Discount code' });
  await save.click();
  await expect(rule.getByLabel('Codes')).toBeFocused();
  await about.selectOption({ label: 'Time' });
  await save.click();
  await expect(rule.getByLabel('Start date')).toBeFocused();
  await rule.getByRole('button', { name: 'Remove condition 1' }).click();
  await save.click();
  await expect(rule.getByText('Add a condition: only the last rule is for everyone.')).toBeVisible();
  await expect(rule.getByRole('button', { name: 'Add condition' })).toBeFocused();
});
