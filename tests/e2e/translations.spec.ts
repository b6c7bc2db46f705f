import type { Locator, Page } from '@playwright/test';
import type { Launched } from './launch';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { Drawer } from './models/drawer';
import type { Editor } from './models/editor';
import { launchMirrored } from './models/mirrored-app';
import { Store } from './models/store';
import { expect, test } from './test';

let app: Launched;
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());

/** The panel of translations in the editor of the demo cart. */
async function openTranslations(page: Page): Promise<{ editor: Editor; panel: Locator }> {
  const editor = await new Admin(page, app.adminUrl).openCart('Demo cart');
  await editor.components.getByRole('link', { name: 'Translations' }).click();
  return { editor, panel: page.getByRole('region', { name: 'Translations' }) };
}

/** German text in the demo cart. */
const OF_THE_DEMO = 'Geschenk aussuchen';

const tierLabel = (panel: Locator) =>
  panel.getByRole('group', { name: /Tier 3: Tier label/ }).getByRole('textbox');

test('a merchant writes a German text, previews it, and shoppers see it in German only', async ({ page }) => {
  const { editor, panel } = await openTranslations(page);
  await panel.getByLabel('Translate into').selectOption({ label: 'Deutsch' });
  const field = tierLabel(panel);
  await expect(field).toHaveAttribute('lang', 'de');
  await expect(field).toHaveValue(OF_THE_DEMO);
  const count = panel.getByRole('status');
  const [, before = '', of = ''] = /^(\d+) of (\d+)/.exec(await count.innerText()) ?? [];
  await field.fill('');
  await expect(count).toHaveText(`${Number(before) - 1} of ${of} texts translated`);
  await field.fill('Such dir etwas aus');
  await expect(count).toHaveText(`${before} of ${of} texts translated`);
  await expect(editor.preview.getByText('Such dir etwas aus')).toBeVisible();
  await expectAccessible(page, { except: 'iframe' });

  await editor.undoButton.click();
  await expect(field).toHaveValue(OF_THE_DEMO);
  await editor.redoButton.click();
  await expect(field).toHaveValue('Such dir etwas aus');

  await panel.getByRole('switch', { name: 'Only show texts that need translation' }).click();
  await expect(field).toHaveCount(0);
  await panel.getByRole('switch', { name: 'Only show texts that need translation' }).click();
  await editor.save();

  const drawer = new Drawer(page);
  await page.goto(`${app.storeUrl}/de/products/enamel-mug`);
  await new Store(page, app.storeUrl).addButton.click();
  await expect(drawer.dialog.getByText('Such dir etwas aus')).toBeVisible();
  await new Store(page, app.storeUrl).openProduct('enamel-mug');
  await drawer.open();
  await expect(drawer.dialog.getByRole('progressbar').first()).toBeVisible();
  await expect(drawer.dialog.getByText('Such dir etwas aus')).toHaveCount(0);
});

test('a text whose original changed is marked, and kept with one click', async ({ page }) => {
  const { editor, panel } = await openTranslations(page);
  await panel.getByLabel('Translate into').selectOption({ label: 'Deutsch' });
  await expect(tierLabel(panel)).toHaveValue('Such dir etwas aus');
  const tier = await editor.openTier(3);
  await tier.region.getByLabel('Tier label').fill('Choose a gift');
  await editor.components.getByRole('link', { name: 'Translations' }).click();
  await expect(panel.getByText('The original has changed since.')).toBeVisible();
  await expectAccessible(page, { except: 'iframe' });
  await panel.getByRole('button', { name: /^Keep translation/ }).click();
  await expect(panel.getByText('The original has changed since.')).toHaveCount(0);
  await expect(tierLabel(panel)).toHaveValue('Such dir etwas aus');
});

for (const width of [360, 1280]) {
  test(`the panel fits into ${width} pixels, also from right to left`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { panel } = await openTranslations(page);
    await panel.getByLabel('Translate into').selectOption({ label: 'العربية' });
    await tierLabel(panel).fill('اختر هديتك');
    await expect(tierLabel(panel)).toHaveAttribute('dir', 'rtl');
    const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(overflows).toBe(false);
    const folder = process.env.SCREENSHOTS;
    if (folder !== undefined) {
      await tierLabel(panel).scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${folder}/translations-${width}.png` });
      await panel.getByLabel('Translate into').scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${folder}/translations-top-${width}.png` });
    }
  });
}
