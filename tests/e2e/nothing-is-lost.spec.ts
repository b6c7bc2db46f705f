import { rm } from 'node:fs/promises';
import { temporaryFolder } from './launch';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { draftIsKept, EditHistory } from './models/history';
import { mortalBrowser } from './mortal-browser';
import { expect, test } from './test';

const PHONE = { width: 390, height: 844 };

test('a draft is restored after the browser was killed', async ({ shop }) => {
  test.slow();
  const profile = await temporaryFolder();
  const first = await mortalBrowser(profile);
  const page = await first.context.newPage();
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await (await editor.openTier(2)).minimum.fill('81');
  await draftIsKept(page, '"minimum":81');
  await first.kill();

  const second = await mortalBrowser(profile);
  const again = await second.context.newPage();
  const reopened = await new Admin(again, shop.adminUrl).openCart('Demo cart');
  await new EditHistory(again).restoreDraft();
  await expect((await reopened.openTier(2)).minimum).toHaveValue('81');
  await expect(reopened.unsavedNote).toBeVisible();
  await reopened.save();
  await new Admin(again, shop.adminUrl).openCart('Demo cart');
  await expect(new EditHistory(again).offer).toHaveCount(0);
  await second.kill();
  await rm(profile, { recursive: true, force: true });
});

test('a draft merges with later saves, and can be undone', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  const history = new EditHistory(page);
  const editor = await admin.openCart('Demo cart');
  await (await editor.openTier(2)).minimum.fill('82');
  await draftIsKept(page, '"minimum":82');
  await editor.leave();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Leave/ })
    .click();
  await shop.saveDemoCart((cart) => ({ ...cart, name: 'Demo cart, renamed' }));

  await admin.openCart('Demo cart, renamed');
  await expect(history.offer).toBeVisible();
  await expectAccessible(page, { except: 'iframe' });
  await page.getByRole('button', { name: 'See changes' }).click();
  const changes = page.getByRole('dialog', { name: /^Changes in your draft/ });
  await expect(changes.getByText('Tier 2: Minimum')).toBeVisible();
  await expect(changes.locator('ins')).toContainText('82');
  await changes.getByRole('button', { name: 'Close' }).last().click();
  await history.restoreDraft();
  await expect((await editor.openTier(2)).minimum).toHaveValue('82');
  await expect(page.getByRole('heading', { level: 1, name: 'Demo cart, renamed' })).toBeVisible();
  await editor.undoButton.click();
  await expect(editor.unsavedNote).toHaveCount(0);
});

test('two pages keep separate drafts, and a discarded one is gone for good', async ({
  page,
  context,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await (await editor.openTier(2)).minimum.fill('83');
  await draftIsKept(page, '"minimum":83');
  // In another page of the browser, while the first one is open, it is nobody's to restore.
  const other = await context.newPage();
  const there = await new Admin(other, shop.adminUrl).openCart('Demo cart');
  await (await there.openTier(1)).minimum.fill('44');
  await draftIsKept(other, '"minimum":44');
  await expect(new EditHistory(other).offer).toHaveCount(0);
  await page.close();
  await other.close();

  const last = await context.newPage();
  const offers = new EditHistory(last);
  await new Admin(last, shop.adminUrl).openCart('Demo cart');
  await expect(offers.offer).toBeVisible();
  await last.getByRole('button', { name: 'Discard draft' }).click();
  await draftIsKept(last, '"minimum":83');
  await expect(offers.offer).toBeVisible();
  await offers.discardDraft();
  await last.reload();
  await new Admin(last, shop.adminUrl).openCart('Demo cart');
  await expect(offers.offer).toHaveCount(0);
});

test('yesterday’s version is viewed and restored, which can be undone', async ({ page, shop }) => {
  await shop.saveDemoCart((cart) => ({
    ...cart,
    name: 'Demo cart, renamed',
    cartPageEnabled: !cart.cartPageEnabled,
  }));
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  const history = new EditHistory(page);
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart, renamed');
  const versions = await history.openVersions();
  const rows = versions.getByRole('listitem');
  await expect(rows.first()).toContainText('Current');
  await expect(rows.first()).toContainText('Changed: Name, Global settings');
  await expect(rows.nth(1)).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2}(:\d{2})?\s[AP]M/);
  await expect(rows.nth(1)).toContainText('Store owner');
  await expectAccessible(page, { within: '[role="dialog"]' });

  await page.setViewportSize({ width: 1280, height: 320 });
  await rows
    .nth(1)
    .getByRole('button', { name: /^See changes/ })
    .click();
  const changes = page.getByRole('dialog', { name: /^Changes if you restore/ });
  const scrolled = () =>
    changes.evaluate((dialog) =>
      Math.max(...[...dialog.querySelectorAll('*')].map((each) => each.scrollTop)),
    );
  await expect.poll(scrolled).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(changes.locator('ins').first()).toContainText('Demo cart');
  await changes.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demo cart' })).toBeVisible();
  await expect(editor.unsavedNote).toBeVisible();
  await editor.undoButton.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demo cart, renamed' })).toBeVisible();
  await editor.redoButton.click();
  await editor.save();
  expect((await shop.demoCart()).cart.name).toBe('Demo cart');
});

test('concurrent edits of a cart merge, with a choice for conflicts', async ({ page, shop }) => {
  const history = new EditHistory(page);
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const tier = await editor.openTier(1);
  await tier.minimum.fill('45');
  await shop.saveDemoCart((cart) => ({
    ...cart,
    name: 'Their name',
    components: cart.components.map((each) =>
      each.type === 'tiered_progress_bar' ? { ...each, title: 'Their rewards' } : each,
    ),
  }));
  await editor.saveButton.click();
  await expect(history.conflict).toContainText('Store owner saved this cart at');
  await expect(history.conflict.getByRole('heading', { name: 'Changed by Store owner' })).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await history.conflict.getByRole('button', { name: 'Keep editing' }).click();
  await expect(tier.minimum).toHaveValue('45');

  await editor.saveButton.click();
  await history.saveMerged();
  await expect(history.conflict.getByText('Choose a version to keep.')).toBeVisible();
  await expect(
    history.conflict
      .getByRole('group', { name: /rewards|Progress Bar/ })
      .getByRole('radio', { name: 'Mine' }),
  ).toBeFocused();
  await page.setViewportSize(PHONE);
  await history.choose('Tiered Progress Bar', 'Mine');
  await history.saveMerged();
  await expect(page.getByText('Saved successfully!')).toBeVisible();
  const { cart } = await shop.demoCart();
  expect(cart.name).toBe('Their name');
  expect(JSON.stringify(cart)).toContain('"minimum":45');
  expect(JSON.stringify(cart)).not.toContain('Their rewards');
});

test('the other version is taken completely with one button', async ({ page, shop }) => {
  const history = new EditHistory(page);
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await (await editor.openTier(1)).minimum.fill('45');
  await shop.saveDemoCart((cart) => ({ ...cart, name: 'Their name' }));
  await editor.saveButton.click();
  await history.conflict.getByRole('button', { name: 'Use all theirs' }).click();
  await history.saveMerged();
  await expect(page.getByRole('heading', { level: 1, name: 'Their name' })).toBeVisible();
  await expect(editor.unsavedNote).toHaveCount(0);
});
