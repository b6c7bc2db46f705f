import { Admin } from './models/admin';
import { expect, test } from './test';

test('renames a cart with a trimmed name, and rejects an empty one', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await admin.rename('Demo cart', '   ');
  await expect(admin.dialog.getByText('Please fill out the Name field.')).toBeVisible();
  await admin.dialog.getByLabel('Name').fill('  Autumn cart ');
  await page.keyboard.press('Enter');
  await expect(admin.notifications).toContainText('Updated successfully!');
  await expect(admin.row('Autumn cart').getByRole('link')).toHaveText('Autumn cart');
  expect((await shop.demoCart()).cart.name).toBe('Autumn cart');
});

test('cuts a name of 4,000 characters to 255, with a counter', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await page.getByRole('button', { name: 'Rename Demo cart' }).click();
  const field = admin.dialog.getByLabel('Name');
  await field.fill('');
  await field.evaluate((input: HTMLInputElement, text) => {
    input.focus();
    document.execCommand('insertText', false, text);
  }, 'n'.repeat(4000));
  await expect(admin.dialog.getByText('255/255')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(admin.dialog).toHaveCount(0);
  expect((await shop.demoCart()).cart.name).toBe('n'.repeat(255));
});

test('reports a conflict on a stale rename, and succeeds on retry', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await shop.saveDemoCart((cart) => ({ ...cart, name: 'Their name', attributionTrackingEnabled: false }));
  await admin.rename('Demo cart', 'My name');
  await expect(admin.dialog).toContainText('Someone else saved this cart since this page was opened.');
  await expect(admin.dialog).toContainText('Rename “Their name”');
  await expect(admin.dialog.getByLabel('Name')).toHaveValue('My name');
  await admin.dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(admin.row('My name')).toBeVisible();
  expect((await shop.demoCart()).cart).toMatchObject({
    name: 'My name',
    attributionTrackingEnabled: false,
  });
});

test('queues a change behind the previous one without a conflict', async ({ page, shop }) => {
  await shop.addCart('Summer cart');
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  let answerFirst = () => {};
  const released = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  await page.route(
    '**/api/carts/*',
    async (route) => {
      const response = await route.fetch();
      await released;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await admin.switchOf('Summer cart').click();
  await admin.rename('Demo cart', 'Autumn cart');
  answerFirst();
  await expect(admin.row('Autumn cart')).toContainText('Inactive');
  await expect(admin.dialog).toHaveCount(0);
});

test('names the cart that an enabled one replaces', async ({ page, shop }) => {
  await shop.addCart('Summer cart');
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await admin.switchOf('Summer cart').hover();
  await expect(
    page.getByText(
      'Shoppers see “Demo cart” now. After this, shoppers see “Summer cart”. “Demo cart” is turned off.',
    ),
  ).toBeVisible();
  await admin.switchOf('Summer cart').click();
  await expect(admin.notifications).toContainText(
    '“Summer cart” is on. Shoppers see “Summer cart” now. “Demo cart” was turned off.',
  );
  await expect(admin.switchOf('Summer cart')).toBeChecked();
  await expect(admin.switchOf('Demo cart')).not.toBeChecked();
  await expect(admin.row('Summer cart')).toContainText('Active');
  await expect(admin.row('Demo cart')).toContainText('Inactive');
});

test('asks for confirmation before the last live cart is disabled', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await admin.switchOf('Demo cart').click();
  await expect(admin.dialog).toContainText('After this, shoppers see your theme’s own cart.');
  await page.keyboard.press('Escape');
  await expect(admin.dialog).toHaveCount(0);
  await expect(admin.switchOf('Demo cart')).toBeFocused();
  await expect(admin.switchOf('Demo cart')).toBeChecked();

  await page.keyboard.press('Space');
  await admin.dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(admin.switchOf('Demo cart')).not.toBeChecked();
  await expect(admin.notifications).toContainText('Shoppers see your theme’s own cart now.');
  expect((await shop.demoCart()).cart.enabled).toBe(false);
});

test('asks nothing if a fallback takes over', async ({ page, shop }) => {
  await shop.addCart('Fallback cart', { isFallback: true });
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await admin.switchOf('Demo cart').click();
  await expect(admin.notifications).toContainText('Shoppers see your fallback cart “Fallback cart” now.');
  await expect(admin.row('Fallback cart')).toContainText('Active as fallback');
  await expect(admin.switchOf('Fallback cart')).not.toBeChecked();
});

test('rejects enabling an invalid cart, with the reason', async ({ page, shop }) => {
  await shop.addCart('Half done');
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  const issues = [{ code: 'blank', path: ['title'], message: 'Please fill out the Title field.' }];
  const error = { code: 'invalid_document', message: 'Unable to save. Fill in required fields.', issues };
  await page.route('**/api/carts/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 422, json: { error } }) : route.fallback(),
  );
  await admin.switchOf('Half done').click();
  await expect(admin.notifications).toContainText(
    'Half done: Please fill out the Title field. Open the cart to fix it, then enable it.',
  );
  await expect(admin.switchOf('Half done')).not.toBeChecked();
});

test('explains a deletion’s effect on shoppers, and keeps a cart changed meanwhile', async ({
  page,
  shop,
}) => {
  const admin = new Admin(page, shop.adminUrl);
  await shop.addCart('Summer cart');
  await admin.openList();
  await page.getByRole('button', { name: 'Delete Demo cart' }).click();
  await expect(admin.dialog).toContainText('Delete “Demo cart”?');
  await expect(admin.dialog).toContainText(
    'Its discount is removed from Shopify. Shoppers see “Demo cart” now. After this, shoppers see your theme’s own cart.',
  );
  await shop.saveDemoCart((cart) => ({ ...cart, name: 'Demo cart, changed' }));
  await admin.dialog.getByRole('button', { name: 'Delete cart' }).click();
  await expect(admin.notifications).toContainText('Someone else saved this cart since this page was opened.');
  await expect(admin.row('Demo cart, changed')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Summer cart' }).click();
  await expect(admin.dialog).toContainText('Shoppers don’t see it.');
  await admin.dialog.getByRole('button', { name: 'Delete cart' }).click();
  await expect(admin.notifications).toContainText('“Summer cart” was deleted.');
  await expect(admin.row('Summer cart')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('keeps focus on the page when a dialog’s opener is removed', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  const opener = page.getByRole('button', { name: 'Delete Demo cart' });
  await opener.click();
  await admin.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(opener).toBeFocused();
  // As a list does whose rows are drawn after the dialog went.
  await opener.evaluate((button) => button.remove());
  await expect(page.getByRole('main')).toBeFocused();
});

test('finds one of many carts by name, and shows the limit', async ({ page, shop }) => {
  for (let count = 2; count <= 25; count += 1) await shop.addCart(`Cart ${count}`);
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await expect(page.getByText('Maximum Carts Reached')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create cart' })).toBeDisabled();
  await page.getByLabel('Search carts').fill('cart 2');
  await expect(admin.list.getByRole('listitem')).toHaveCount(7);
  await expect(page.getByText('7 of 25 carts shown')).toBeAttached();
  await page.getByLabel('Search carts').fill('winter');
  await page.getByRole('button', { name: 'Show all carts' }).click();
  await expect(admin.list.getByRole('listitem')).toHaveCount(25);
});

test('works with the keyboard alone', async ({ page, shop }) => {
  await shop.addCart('Summer cart');
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await admin.row('Summer cart').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(admin.switchOf('Summer cart')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(admin.switchOf('Summer cart')).toBeChecked();
  await expect(admin.switchOf('Summer cart'), 'the focus stays while it is saved').toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(admin.dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Spring cart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Spring cart' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(admin.dialog).toContainText('Delete “Spring cart”?');
});

test('copies a cart as disabled with its own name, up to the limit', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  const duplicate = async () => {
    await page.getByRole('button', { name: 'More actions for Demo cart', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  };
  await duplicate();
  await expect(admin.notifications).toContainText('Smart Cart duplicated successfully!');
  await expect(admin.row('Demo cart (copy)')).toContainText('Inactive');
  await expect(admin.switchOf('Demo cart').last()).toBeChecked();

  await page.route('**/api/carts', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), maximum: 2 } });
  });
  await page.reload();
  await duplicate();
  await expect(admin.notifications).toContainText('Maximum Carts Reached');
  await expect(admin.notifications).toContainText('Please delete an existing cart before duplicating.');
});

test('updates badges over time, in the list and in the editor', async ({ page, shop }) => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const window = { startDate: inMinutes(20), endDate: inMinutes(40) };
  await shop.addCart('Sale', { enabled: true, isScheduled: true, ...window });
  await page.clock.install();
  const admin = new Admin(page, shop.adminUrl);
  await admin.openList();
  await expect(admin.row('Demo cart')).toContainText('Active');
  await expect(admin.row('Sale')).toContainText('Scheduled');
  await page.clock.fastForward('21:00');
  await expect(admin.row('Sale')).toContainText('Active');
  await expect(admin.row('Demo cart')).toContainText('Paused');

  await admin.row('Demo cart').getByRole('link', { name: 'Demo cart' }).click();
  const name = page.getByRole('heading', { name: 'Demo cart' }).locator('..');
  await expect(name).toContainText('Paused');
  await page.clock.fastForward('20:00');
  await expect(name).toContainText('Active');
});
