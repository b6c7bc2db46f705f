import type { Page } from '@playwright/test';
import { withComponent } from './components/with-component';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { Editor } from './models/editor';
import { draftIsKept, EditHistory } from './models/history';
import { expect, test } from './test';

/** Opens the widget of the demo cart's panel on its own page. */
async function openOwnPage(page: Page): Promise<Editor> {
  await page.getByRole('region', { name: 'Cross-Sell Widget' }).getByText('Open widget page').click();
  const editor = new Editor(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Settings' })).toBeVisible();
  return editor;
}

test('a widget is edited on its own page, from a cart that shows it', async ({ page, shop }) => {
  const widgetId = await shop.addWidget({
    name: 'Beside',
    title: 'Before',
    dataSourcePath: '/products/related',
  });
  await shop.saveDemoCart(withComponent('cross_sell_widget', { widgetId }));
  const cart = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await cart.openComponent('Cross-Sell Widget');
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('From the cart');
  await page.getByRole('region', { name: 'Cross-Sell Widget' }).getByText('Open widget page').click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Save and leave' }).click();

  await expect(page).toHaveURL(new RegExp(`/widget/edit/${widgetId}/$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Beside' })).toBeVisible();
  await expectAccessible(page);
  const editor = new Editor(page);
  await expect(title).toHaveValue('From the cart');
  await expect(page.getByText('Used by 1 cart.')).toBeVisible();

  await title.fill('From its page');
  await editor.undoButton.click();
  await expect(title).toHaveValue('From the cart');
  await expect(editor.unsavedNote).toHaveCount(0);
  await editor.redoButton.click();
  await page.getByLabel('Maximum products').fill('21');
  await editor.saveButton.click();
  await expect(page.getByLabel('Maximum products')).toBeFocused();
  await page.getByLabel('Maximum products').fill('3');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved successfully!').first()).toBeVisible();
  await expect(editor.unsavedNote).toHaveCount(0);

  await page.getByRole('link', { name: 'Demo cart' }).click();
  await cart.isReady();
  await cart.openComponent('Cross-Sell Widget');
  await expect(title).toHaveValue('From its page');
});

test('the widget editor resolves a conflict, discards and deletes', async ({ page, shop }) => {
  const widgetId = await shop.addWidget({
    name: 'Beside',
    title: 'Before',
    dataSourcePath: '/products/related',
  });
  await shop.saveDemoCart(withComponent('cross_sell_widget', { widgetId }));
  const cart = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await cart.openComponent('Cross-Sell Widget');
  const editor = await openOwnPage(page);
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Mine');
  await shop.changeWidget(widgetId, { title: 'Theirs' });
  await editor.saveButton.click();
  const conflict = page.getByRole('dialog', { name: /saved this widget at/ });
  await conflict.getByRole('button', { name: 'Use all theirs' }).click();
  await conflict.getByRole('button', { name: 'Save merged version' }).click();
  await expect(title).toHaveValue('Theirs');

  await title.fill('Never mind');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(title).toHaveValue('Theirs');

  await title.fill('Not saved either');
  await page.getByRole('button', { name: 'Delete widget' }).click();
  const question = page.getByRole('dialog', { name: 'Delete "Beside"?' });
  await expect(question).toContainText('A cart shows it, "Demo cart"');
  await question.getByRole('button', { name: 'Delete widget' }).click();
  await expect(page.getByText('"Beside" was deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Widgets' })).toBeVisible();

  await page.goto(`${shop.adminUrl}/widgets/edit/${widgetId}/`);
  await expect(page.getByText('This widget no longer exists.')).toBeVisible();
});

test('a widget draft merges with later saves, and can be undone', async ({ page, shop }) => {
  const widgetId = await shop.addWidget({ name: 'Beside', title: 'Before', settings: { limit: 4 } });
  const address = `${shop.adminUrl}/widgets/edit/${widgetId}/`;
  const title = page.getByLabel('Title', { exact: true });
  await page.goto(address);
  await title.fill('Never saved');
  await draftIsKept(page, 'Never saved');
  page.once('dialog', (question) => void question.accept());
  await page.goto(`${shop.adminUrl}/discounts/`);
  await shop.changeWidget(widgetId, { settings: { limit: 7 } });

  await page.goto(address);
  const history = new EditHistory(page);
  await expect(history.offer).toBeVisible();
  await expectAccessible(page);
  await history.restoreDraft();
  await expect(title).toHaveValue('Never saved');
  await expect(page.getByLabel('Maximum products')).toHaveValue('7');
  const editor = new Editor(page);
  await editor.undoButton.click();
  await expect(title).toHaveValue('Before');
  await expect(editor.unsavedNote).toHaveCount(0);
});

test('an earlier version of a widget is restored as one undo step', async ({ page, shop }) => {
  const widgetId = await shop.addWidget({ name: 'Beside', title: 'Before', settings: { limit: 4 } });
  await shop.changeWidget(widgetId, { title: 'After', settings: { limit: 7 } });
  await page.goto(`${shop.adminUrl}/widgets/edit/${widgetId}/`);
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('After');
  const versions = await new EditHistory(page).openVersions();
  const rows = versions.getByRole('listitem');
  await expect(rows.first()).toContainText('Current');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Restore version from/ })
    .click();
  await expect(title).toHaveValue('Before');
  const editor = new Editor(page);
  await editor.undoButton.click();
  await expect(title).toHaveValue('After');
  await editor.redoButton.click();
  await editor.saveButton.click();
  await expect(page.getByText('Saved successfully!').first()).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Before');
  await expect(page.getByLabel('Maximum products')).toHaveValue('4');
});

test('a widget without products is an error in the tree and on its page, until it has some', async ({
  page,
  shop,
}) => {
  const widgetId = await shop.addWidget({
    name: 'Empty',
    dataSourcePath: '/products/hand_picked',
    products: [],
  });
  await shop.saveDemoCart(withComponent('cross_sell_widget', { widgetId }));
  const cart = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  const row = page.getByRole('link', { name: /^Cross-Sell Widget/ });
  await expect(row).toHaveAccessibleName(/1 problem/);
  await cart.openComponent('Cross-Sell Widget');
  await expect(page.getByText('Until then shoppers see nothing here.')).toBeVisible();
  await page
    .getByRole('region', { name: 'Cross-Sell Widget' })
    .getByLabel('Title', { exact: true })
    .fill('More');
  await cart.save();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Widget "Empty" has no products yet: shoppers see nothing of it.',
  );
  await openOwnPage(page);
  await expect(page.getByText('Until then shoppers see nothing here.')).toBeVisible();
  await page.getByLabel('Data source').selectOption({ value: '/products/related' });
  await expect(page.getByText('Until then shoppers see nothing here.')).toHaveCount(0);
});

test('a widget seen by shoppers since its editor was opened shows it there', async ({ page, shop }) => {
  const widgetId = await shop.addWidget({ name: 'Beside', classification: null });
  await page.goto(`${shop.adminUrl}/widgets/edit/${widgetId}/`);
  const missing = page.getByText('don’t have the block yet');
  await expect(missing).toBeVisible();
  await page.route('**/api/widgets?*', async (route) => {
    const response = await route.fetch();
    const { widgets } = await response.json();
    const seen = { lastViewed: '2026-11-28T11:00:00.000Z', installState: 'live_installed' };
    await route.fulfill({ json: { widgets: widgets.map((each: object) => ({ ...each, ...seen })) } });
  });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^Last viewed Nov 28, 2026/)).toBeVisible();
  await expect(missing).toHaveCount(0);
});
