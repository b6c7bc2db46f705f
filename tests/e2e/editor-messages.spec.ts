import type { Page } from '@playwright/test';
import { Admin } from './models/admin';
import { expect, test } from './test';

test('missing settings of a new component are marked quietly until its panel is left or a save fails', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.addComponent('Announcement Bar');
  const row = editor.row('Announcement Bar');
  const problem = page.getByText('Announcement Bar cannot be empty.');
  await expect(row.getByText('incomplete')).toBeAttached();
  await expect(row.getByText('1 problem')).toHaveCount(0);
  await expect(problem).toHaveCount(0);

  await editor.openComponent('Title Bar');
  await expect(row.getByText('1 problem')).toBeVisible();
  await editor.openComponent('Announcement Bar');
  await expect(problem).toBeVisible();

  await editor.addComponent('Cross-Sell Widget');
  await expect(editor.row('Cross-Sell Widget').getByText('incomplete')).toBeAttached();
  await editor.saveButton.click();
  const refused = page.getByRole('region', { name: 'Notifications' });
  await expect(refused).toContainText('Announcement Bar');
  await expect(refused).toContainText('Unable to save. Fill in required fields.');
  await expect(page.getByLabel('Message 1')).toBeFocused();
  await expect(editor.row('Cross-Sell Widget').getByText('1 problem')).toBeVisible();
});

test('a rejected save focuses the field of any kind, and opens nothing', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const opened = page.locator('[role="dialog"], [role="listbox"], [role="menu"]');
  const refused = page.getByRole('region', { name: 'Notifications' });
  const countries = page.getByRole('switch', { name: 'Only in some countries' });
  await editor.openComponent('Tiered Progress Bar');
  await countries.click();
  await editor.components.getByRole('link', { name: 'General' }).click();
  await editor.saveButton.click();
  await expect(page.getByRole('button', { name: 'Choose countries' })).toBeFocused();
  await expect(refused).toContainText('Select at least one country for this progress bar.');
  await expect(opened).toHaveCount(0);

  await countries.click();
  await page.getByRole('button', { name: 'Add progress bar' }).click();
  await expect(page.getByRole('button', { name: /^2\. Progress bar/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await countries.click();
  await editor.components.getByRole('link', { name: 'General' }).click();
  await editor.saveButton.click();
  await expect(countries).toBeFocused();
  await expect(countries).not.toBeChecked();
  await expect(opened).toHaveCount(0);
});

test('a component that can’t be hidden shows why, under the problem’s title', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.addComponent('Cross-Sell Widget');
  await page.getByRole('button', { name: 'Hide Cross-Sell Widget' }).click();
  const refused = page.getByRole('region', { name: 'Notifications' });
  await expect(refused).toContainText('Cross Sell Widget');
  await expect(refused).toContainText(
    'Component is missing an assigned widget. Fix this before hiding it, or remove the component.',
  );
});

/** Names of controls that are under a message, even when they are scrolled to. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, input, select, textarea')]
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        control.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found?.closest('.cwa-toasts') && !control.closest('.cwa-toasts');
      })
      .map((control) => control.textContent),
  );

for (const width of [360, 768, 1280]) {
  test(`messages cover no control at ${width} pixels, and Escape dismisses them`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: width < 500 ? 640 : 900 });
    const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
    await editor.addComponent('Announcement Bar');
    await editor.saveButton.click();
    const message = page.getByText('Unable to save. Fill in required fields.');
    await expect(message).toBeVisible();
    await expect(editor.saveButton).toBeVisible();
    expect(await covered(page)).toEqual([]);

    await page.getByRole('region', { name: 'Save' }).getByRole('button', { name: 'Discard' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Discard changes' })).toBeVisible();
    await expect.poll(() => covered(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(message).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(message).toHaveCount(0);
  });
}
