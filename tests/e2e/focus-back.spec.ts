import type { Locator, Page } from '@playwright/test';
import { Admin } from './models/admin';
import { Campaigns } from './models/campaigns';
import { EditHistory } from './models/history';
import type { Shop } from './shop';
import { expect, test } from './test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Ways to close the dialog that is open. */
const byEscape = (page: Page) => page.keyboard.press('Escape');
const press = (name: string) => (page: Page) => dialog(page).getByRole('button', { name }).last().click();

/** Opens a dialog as each of the two ways of pressing a button does, closes it, and looks where the focus is. */
async function comesBack(page: Page, opener: Locator, closings: readonly ((page: Page) => Promise<void>)[]) {
  for (const open of [() => opener.click(), () => opener.press('Enter')]) {
    for (const close of closings) {
      await open();
      await expect(dialog(page)).toBeVisible();
      // Waits for its focus, without which it doesn't receive keys.
      await expect.poll(() => dialog(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
      await close(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  }
}

async function openLooks(page: Page, shop: Shop) {
  await page.goto(new URL('/admin/looks/', shop.adminUrl).href);
  await expect(page.getByRole('textbox', { name: 'Button', exact: true })).toBeVisible();
}

test('closing versions restores focus in each editor', async ({ page, shop }) => {
  await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await comesBack(page, button(page, 'Versions'), [byEscape, press('Close')]);
  await openLooks(page, shop);
  await comesBack(page, button(page, 'Versions'), [byEscape, press('Close')]);
});

test('leaving a viewed version restores focus', async ({ page, shop }) => {
  await shop.saveDemoCart((cart) => ({ ...cart, name: 'Demo cart, renamed' }));
  await new Admin(page, shop.adminUrl).openCart('Demo cart, renamed');
  const versions = await new EditHistory(page).openVersions();
  await versions
    .getByRole('button', { name: /^See changes/ })
    .first()
    .click();
  await expect.poll(() => dialog(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await button(page, 'Back to versions').click();
  await expect.poll(() => dialog(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await byEscape(page);
  await expect(button(page, 'Versions')).toBeFocused();
});

test('closing the shortcut list restores focus, also to the field it was opened from', async ({
  page,
  shop,
}) => {
  await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const help = page.getByRole('button', { name: /shortcuts/i }).first();
  await comesBack(page, help, [byEscape, press('Close')]);
  await openLooks(page, shop);
  await comesBack(page, help, [byEscape, press('Close')]);
  const preset = button(page, 'Clear blue');
  await preset.focus();
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
  await byEscape(page);
  await expect(preset).toBeFocused();
});

test('a conflict dialog restores focus to the field from which the save was triggered', async ({
  page,
  shop,
}) => {
  await openLooks(page, shop);
  const field = page.getByRole('textbox', { name: 'Button', exact: true });
  await field.fill('#7a1f2b');
  await shop.saveLooks((look) => ({ ...look, headlineColor: '#202020' }));
  await comesBack(page, button(page, 'Save'), [byEscape, press('Keep editing')]);
  await field.press('Control+s');
  await expect(dialog(page)).toBeVisible();
  await button(page, 'Save merged version').click();
  await expect(page.getByText('Saved successfully!')).toBeVisible();
  await expect(field).toBeFocused();
});

test('closing the theme’s looks restores focus', async ({ page, shop }) => {
  await openLooks(page, shop);
  await comesBack(page, button(page, 'Import from your theme'), [byEscape, press('Cancel')]);
});

test('what is added in an editor has the focus, and starts above what is there', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openComponent('Tiered Progress Bar');
  const panel = page.getByRole('region', { name: 'Tiered Progress Bar' });
  const addDiscount = async () => {
    await panel.getByText('Add tier', { exact: true }).click();
    await page.getByRole('menuitem', { name: 'Order discount' }).click();
  };
  for (const _ of [1, 2, 3])
    await panel
      .getByRole('button', { name: /^Remove tier/ })
      .last()
      .click();
  await addDiscount();
  await expect(panel.getByRole('combobox', { name: 'Reward' }).last()).toBeFocused();
  await expect(panel.getByRole('textbox', { name: 'Minimum' }).last()).toHaveValue('100');
  await addDiscount();
  await expect(panel.getByRole('combobox', { name: 'Reward' }).last()).toBeFocused();
  await expect(panel.getByRole('textbox', { name: 'Minimum' }).last()).toHaveValue('150');
  await editor.undoButton.click();
  await editor.undoButton.click();

  const campaigns = new Campaigns(page, shop.adminUrl);
  await campaigns.open();
  await campaigns.create('Spring');
  const tiles = page.getByRole('region', { name: 'Promo tiles' });
  await tiles.getByText('Add tile', { exact: true }).click();
  await expect(tiles.getByLabel('Name')).toBeFocused();

  await page.goto(new URL('/smart-search/synonyms/', shop.adminUrl).href);
  await page.getByText('Add synonym', { exact: true }).click();
  const words = page.getByLabel('Words');
  await words.fill('couch');
  await page.getByText('Add', { exact: true }).first().click();
  await expect(words).toBeFocused();
});
