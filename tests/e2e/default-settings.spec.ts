import { saveDefaults } from '@cartwright/core/contract/collections';
import { Admin } from './models/admin';
import { expect, test } from './test';

test('a save of the default settings shows its progress and completion', async ({ page, shop }) => {
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(`**${saveDefaults.path}`, async (route) => {
    if (route.request().method() === saveDefaults.method) await responded;
    await route.fallback();
  });
  await page.goto(`${shop.adminUrl}/smart-collections/settings/`);
  const size = page.getByRole('textbox', { name: 'Products per page' });
  await size.fill((await size.inputValue()) === '12' ? '24' : '12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { notifications } = new Admin(page, shop.adminUrl);
  await expect(notifications).toContainText('Saving...');
  respond();
  await expect(notifications).toContainText('Default Settings updated successfully!');
  await expect(notifications).not.toContainText('Saving...');
});
