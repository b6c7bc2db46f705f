import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { expect, test } from './test';

const DAY = 86_400_000;

/** The day in so many days, as the store in New York has it. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * DAY);

test('a merchant schedules a cart in the store’s time zone, with invalid input explained', async ({
  page,
  shop,
}) => {
  const first = new Date(Date.now() + 4 * DAY);
  await shop.addCart('Summer cart', {
    isScheduled: true,
    startDate: first.toISOString(),
    endDate: new Date(first.getTime() + DAY).toISOString(),
  });
  const admin = new Admin(page, shop.adminUrl);
  await shop.addCart('Sale');
  const editor = await admin.openCart('Sale');
  await editor.components.getByRole('link', { name: 'Schedule' }).click();
  const panel = page.getByRole('region', { name: 'Schedule', exact: true }).first();
  await panel.getByRole('switch', { name: 'Schedule this cart' }).click();
  await expect(panel.getByText(/America\/New_York \(GMT-[45]\)/)).toBeVisible();

  await editor.saveButton.click();
  await expect(
    panel.getByText('Both start and end dates are required when scheduling is enabled.'),
  ).toBeVisible();

  const start = (what: 'date' | 'time') => panel.getByLabel(`Start ${what}`);
  const end = (what: 'date' | 'time') => panel.getByLabel(`End ${what}`);
  await expect(start('time')).toBeDisabled();
  await start('date').fill(dayIn(0));
  await expect(start('time').locator('option:checked')).toHaveText('Select time');
  // Midnight of today is over.
  await expect(start('time').locator('option[value="00:00"]')).toBeDisabled();
  await start('date').fill(dayIn(2));
  await end('date').fill(dayIn(3));
  await editor.saveButton.click();
  await expect(start('time')).toBeFocused();
  await expect(start('date')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(end('time')).toHaveAttribute('aria-invalid', 'true');
  await expect(editor.components.getByRole('link', { name: 'Schedule 1 problem' })).toBeVisible();
  await start('time').selectOption({ label: '9:30 AM' });
  // A day that is typed passes through others, here the year 2: the time waits for the one that is meant.
  await start('date').fill('0002-01-02');
  await expect(panel.getByText('Every time on this day is too early. Choose a later day.')).toBeVisible();
  await start('date').fill(dayIn(2));
  await expect(start('time').locator('option:checked')).toHaveText('9:30 AM');
  // The end that was typed stays where it is.
  await expect(end('date')).toHaveValue(dayIn(3));
  await expect(end('time').locator('option:checked')).toHaveText('Select time');
  await end('date').fill(dayIn(2));
  await end('time').selectOption({ label: '10:00 AM' });
  await expect(end('time').locator('option[value="09:30"]')).toBeDisabled();

  // Every time of the day before is before the start.
  await end('date').fill(dayIn(1));
  await expect(end('time').locator('option:enabled')).toHaveText(['Select time']);
  await expect(panel.getByText('Both start and end dates are required')).toBeVisible();

  await end('date').fill(dayIn(6));
  await end('time').selectOption({ label: '9:30 AM' });
  const conflict =
    'This schedule overlaps with Summer cart. Please choose a different time period, as only one Smart Cart can be active at once.';
  await expect(panel.getByText(conflict)).toBeVisible();
  await expectAccessible(page, { except: 'iframe' });
  await editor.saveButton.click();
  await expect(admin.notifications).toContainText(conflict);

  await end('date').fill(dayIn(3));
  await expect(panel.getByText(conflict)).toHaveCount(0);
  await editor.save();
  await editor.leave();
  await expect(admin.row('Sale')).toContainText(/9:30 AM – .*9:30 AM/);
});

test('the fallback cart is selected for the whole store, at once', async ({ page, shop }) => {
  await shop.addCart('Summer cart');
  const admin = new Admin(page, shop.adminUrl);
  const editor = await admin.openCart('Demo cart');
  await editor.components.getByRole('link', { name: 'Schedule' }).click();
  const select = page.getByLabel('Global fallback cart');
  await expect(select.locator('option')).toHaveText(['No Fallback Cart', 'Summer cart', 'Demo cart']);
  await select.selectOption('Summer cart');
  await expect(admin.notifications).toContainText('"Summer cart" is now your fallback cart');
  await select.selectOption('Demo cart');
  await expect(admin.notifications).toContainText('"Demo cart" is now your fallback cart');
  await expect(editor.unsavedNote).toHaveCount(0);
  expect((await shop.demoCart()).cart.isFallback).toBe(true);
  // The fallback has no schedule, and says so before anything is chosen.
  const toggle = page.getByRole('switch', { name: 'Schedule this cart' });
  await toggle.click();
  const panel = page.getByRole('region', { name: 'Schedule', exact: true }).first();
  const refusal = panel.getByText('The fallback cart can’t have a schedule');
  await expect(refusal).toBeVisible();
  await editor.components.getByRole('link', { name: 'General' }).click();
  await editor.saveButton.click();
  await expect(toggle, 'the panel and the field with the problem').toBeFocused();
  await select.selectOption('No Fallback Cart');
  await expect(admin.notifications).toContainText('"Demo cart" is no longer your fallback cart');
  await expect(refusal).toHaveCount(0);
  await toggle.click();

  await page.route('**/fallback', (route) => route.abort());
  await select.selectOption('Summer cart');
  await expect(admin.notifications).toContainText('Failed to set "Summer cart" as fallback cart');
  await expect(select).toHaveValue('');
});

test('cart-wide settings are set in the global settings', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.components.getByRole('link', { name: 'Global settings' }).click();
  await page.getByRole('switch', { name: 'Use this cart’s checkout on the cart page' }).click();
  await page.getByRole('switch', { name: 'Publish product metafields' }).click();
  await page.getByLabel('Metafield', { exact: true }).fill('material');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a metafield as namespace.key')).toBeVisible();
  await page.getByLabel('Metafield', { exact: true }).fill('custom.material');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Published metafields' })).toContainText('custom.material');
  await expectAccessible(page, { except: 'iframe' });
  await editor.save();
  expect((await shop.demoCart()).cart).toMatchObject({
    cartPageCheckoutOverride: true,
    productMetafieldsEnabled: true,
    productMetafields: ['custom.material'],
  });
});
