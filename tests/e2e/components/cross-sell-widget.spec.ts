import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { EditHistory } from '../models/history';
import { Store } from '../models/store';
import { expect, test } from '../test';
import { withComponent } from './with-component';

test('a merchant creates and fills a widget, previews it, and shoppers add from it', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.addComponent('Cross-Sell Widget');
  const panel = page.getByRole('region', { name: 'Cross-Sell Widget' });
  await panel.getByRole('button', { name: 'Create widget' }).click();
  const modal = page.getByRole('dialog', { name: 'Create Cross-Sell Widget' });
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(modal.getByText('Name must be at least 1 character.')).toBeVisible();
  await modal.getByLabel('Name', { exact: true }).fill('Goes with it');
  await page.route('**/api/widgets/ids', (route) => route.abort(), { times: 1 });
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(modal.getByText('There was an error creating the widget.')).toBeVisible();
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(panel.getByText('Created when you save this cart.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Delete widget' })).toHaveCount(0);
  await editor.undoButton.click();
  await expect(panel.getByText('Created when you save this cart.')).toHaveCount(0);
  await editor.redoButton.click();
  await expect(panel.getByLabel('Widget', { exact: true }).locator('option:checked')).toHaveText(
    'Goes with it',
  );
  await editor.save();
  await expect(page.getByText('Created widget "Goes with it"')).toBeVisible();
  await expect(panel.getByText('Used by 1 cart.')).toBeVisible();

  await panel.getByLabel('Title', { exact: true }).fill('Fresh from the oven');
  await panel.getByRole('button', { name: 'Choose products' }).click();
  const picker = page.getByRole('dialog', { name: 'Products' });
  for (const title of ['Stoneware Bowl', 'Brass Watering Can', 'Olive Oil Soap']) {
    await picker.getByLabel('Search products').fill(title);
    await picker.getByRole('checkbox', { name: title }).check();
  }
  await picker.getByRole('button', { name: 'Done' }).click();
  const previewed = editor.preview.getByRole('region', { name: 'Fresh from the oven' });
  await expect(previewed.getByRole('listitem')).toHaveCount(3);
  await expect(editor.unsavedNote).toBeVisible();
  await editor.leave();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('Also unsaved: the widget "Goes with it".');
  await question.getByRole('button', { name: 'Stay' }).click();
  await editor.save();
  await panel.getByLabel('Name', { exact: true }).fill('Goes along');
  await page.route('**/api/carts/*', (route) => route.abort(), { times: 1 });
  await editor.saveButton.click();
  await expect(page.getByText('The server can’t be reached.')).toBeVisible();
  await expect(editor.unsavedNote).toBeVisible();
  await editor.save();
  await expectAccessible(page, { except: 'iframe' });

  await editor.addComponent('Cross-Sell Widget');
  await expect(panel.getByRole('option', { name: 'Goes along (already in use)' })).toBeDisabled();
  await editor.undoButton.click();

  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const offers = drawer.dialog.getByRole('region', { name: 'Fresh from the oven' });
  await expect(offers.getByRole('listitem')).toHaveCount(3);
  await expect(offers.getByRole('listitem').nth(1)).toContainText('Sold out');
  const bowl = offers.getByRole('listitem').filter({ hasText: 'Stoneware Bowl' });
  const pick = bowl.getByRole('combobox', { name: 'Choose: Stoneware Bowl' });
  const [, second = ''] = await pick.getByRole('option').allInnerTexts();
  await pick.selectOption({ label: second });
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/cart\/\w+\.js/.test(request.url())) writes.push(request.url());
  });
  await bowl.getByRole('button', { name: 'Add: Stoneware Bowl' }).click();
  await drawer.isSettled();
  await expect(bowl.getByRole('button', { name: 'Added: Stoneware Bowl' })).toBeFocused();
  expect(writes).toHaveLength(1);
  const { items } = await store.cart();
  const { cart } = await shop.demoCart();
  expect(items.find(({ product_title }) => product_title === 'Stoneware Bowl')).toMatchObject({
    variant_title: second,
    properties: {
      _source: 'widget',
      _attribution: cart.id,
      _widget: expect.stringMatching(/^\d+$/),
    },
  });
  await expectAccessible(page);
  await drawer.remove(drawer.line('Enamel Mug'));
  await drawer.remove(drawer.line('Stoneware Bowl'));
  await expect(bowl.getByRole('button', { name: 'Add: Stoneware Bowl' })).toBeVisible();
});

test('a widget is undone, discarded and saved with its cart, and undo shows it', async ({ page, shop }) => {
  const widgetId = await shop.addWidget({
    name: 'Beside',
    title: 'Before',
    dataSourcePath: '/products/related',
  });
  await shop.saveDemoCart(withComponent('cross_sell_widget', { widgetId }));
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openComponent('Cross-Sell Widget');
  const panel = page.getByRole('region', { name: 'Cross-Sell Widget' });
  const title = panel.getByLabel('Title', { exact: true });
  await expect(panel.getByText('Used by 1 cart.')).toBeVisible();
  await title.fill('After');
  await editor.openComponent('Title Bar');
  await expect(panel).toHaveCount(0);
  await expect(editor.undoButton).toHaveAccessibleName('Undo Change widget "Beside"');
  await editor.undoButton.click();
  await expect(title).toHaveValue('Before');
  await expect(editor.unsavedNote).toHaveCount(0);
  await editor.redoButton.click();
  await expect(title).toHaveValue('After');
  await page.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard all unsaved changes?' });
  await expect(question).toContainText('together with the widget "Beside"');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(title).toHaveValue('Before');

  await panel.getByLabel('Maximum products').fill('21');
  await expect(editor.row('Cross-Sell Widget').getByText('incomplete')).toBeAttached();
  await editor.openComponent('Title Bar');
  await editor.saveButton.click();
  await expect(page.getByText('Enter a whole number from 1 to 20.').first()).toBeVisible();
  await expect(panel.getByLabel('Maximum products')).toBeFocused();
  await panel.getByLabel('Maximum products').fill('3');
  await shop.changeWidget(widgetId, { title: 'Theirs' });
  await editor.saveButton.click();
  const history = new EditHistory(page);
  await expect(history.conflict).toContainText('Theirs');
  await history.choose('Widget "Beside"', 'Mine');
  await history.saveMerged();
  await expect(page.getByText('Saved successfully!')).toBeVisible();
  await expect(title).toHaveValue('Before');
});

test('failed recommendations are retried, and a sold-out one shows it, by keyboard', async ({
  page,
  shop,
}) => {
  const widgetId = await shop.addWidget({
    dataSourcePath: '/products/related',
    title: '',
    settings: { limit: 3 },
  });
  await shop.saveDemoCart(withComponent('cross_sell_widget', { widgetId }));
  const store = new Store(page, shop.storeUrl);
  const requests: string[] = [];
  await page.route('**/recommendations/products.json*', async (route) => {
    requests.push(route.request().url());
    if (requests.length === 1) await route.fulfill({ status: 503, body: 'Busy' });
    else await route.continue();
  });
  await store.openProduct('enamel-mug');
  expect(requests).toEqual([]);
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const offers = drawer.dialog.getByRole('region', { name: 'Suggestions' });
  const again = offers.getByRole('button', { name: 'Try again' });
  await drawer.tabTo(again);
  await page.keyboard.press('Enter');
  await expect(offers.getByRole('listitem')).toHaveCount(3);
  expect(requests).toHaveLength(2);

  const why = 'The product is already sold out.';
  await page.route('**/cart/add.js', (route) =>
    route.fulfill({ status: 422, json: { status: 422, message: 'Cart Error', description: why } }),
  );
  const add = offers.getByRole('button', { name: /^Add:/ }).first();
  await drawer.tabTo(add);
  await page.keyboard.press('Enter');
  await expect(offers.getByText(why)).toBeVisible();
  await expect(drawer.banner).toHaveCount(0);
  await page.unroute('**/cart/add.js');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/cart\/\w+\.js/.test(request.url())) writes.push(request.url());
  });
  await page.keyboard.press('Enter');
  await expect(offers.getByRole('button', { name: /^Added:/ })).toBeFocused();
  await drawer.isSettled();
  // What it earns comes in the same request.
  const lines = (await store.cart()).items.map(({ handle }) => handle);
  expect(lines.toSorted()).toEqual(['enamel-mug', 'linen-apron', 'sticker-pack']);
  expect(writes).toHaveLength(1);
  await expectAccessible(page);

  // The next one that is added makes the first make way, where it is pressed.
  const before = await offers.getByRole('listitem').nth(2).getAttribute('data-offer');
  await drawer.tabTo(offers.getByRole('button', { name: /^Add:/ }).last());
  await page.keyboard.press('Enter');
  await drawer.isSettled();
  await expect(offers.getByRole('listitem').nth(2)).toHaveAttribute('data-offer', before ?? '');
  const added = offers.getByRole('button', { name: /^Added:/ });
  await expect(added).toHaveCount(1);
  await expect(added).toBeFocused();
  await expect(offers.getByRole('listitem')).toHaveCount(3);
});

test('a widget in Needs Attention shows why, and moves to where shoppers see it', async ({ page, shop }) => {
  const widgetId = await shop.addWidget({ title: 'Waiting', dataSourcePath: '/products/related' });
  await shop.saveDemoCart((cart) => {
    const changed = withComponent('cross_sell_widget', { widgetId })({ ...cart, layout: 'double' });
    const { crossSells, ...places } = changed.dragDropState;
    return {
      ...changed,
      layout: 'single',
      dragDropState: { ...places, crossSells: [], needsAttention: crossSells },
    };
  });
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openComponent('Cross-Sell Widget');
  const panel = page.getByRole('region', { name: 'Cross-Sell Widget' });
  await expect(panel.getByText('where shoppers don’t see it')).toBeVisible();
  await panel.getByRole('button', { name: 'Move to Body' }).click();
  await expect(panel.getByText('where shoppers don’t see it')).toHaveCount(0);
  await expect(editor.preview.getByRole('region', { name: 'Waiting' })).toBeVisible();
});

test('a merchant deletes a widget by keyboard, with the other carts named', async ({ page, shop }) => {
  const admin = new Admin(page, shop.adminUrl);
  const editor = await admin.openCart('Demo cart');
  await editor.addComponent('Cross-Sell Widget');
  const panel = page.getByRole('region', { name: 'Cross-Sell Widget' });
  await panel.getByRole('button', { name: 'Create widget' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Passing fancy');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await editor.save();
  await expect(page.getByText('Created widget "Passing fancy"')).toBeVisible();
  await editor.leave();
  await page.getByRole('button', { name: 'More actions for Demo cart', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText('Smart Cart duplicated successfully!')).toBeVisible();
  await page.goBack();
  await editor.isReady();
  await editor.openComponent('Cross-Sell Widget');
  const remove = panel.getByRole('button', { name: 'Delete widget' });
  await remove.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete "Passing fancy"?' });
  await expect(question).toContainText(/Another cart shows it, ".*Demo cart.*": their shoppers/);
  await expect(question).toContainText('Shoppers of this cart stop seeing it immediately, before you save.');
  await expectAccessible(page, { except: 'iframe' });
  await question.getByRole('button', { name: 'Delete widget' }).press('Enter');
  await expect(page.getByText('"Passing fancy" was deleted.')).toBeVisible();
  const choice = panel.getByLabel('Widget', { exact: true });
  await expect(choice).toHaveValue('');
  await expect(choice.getByRole('option', { name: 'Passing fancy' })).toHaveCount(0);
  const problem = editor.components.getByRole('link', { name: 'Cross-Sell Widget 1 problem' });
  await expect(problem).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Remove Selection' })).toHaveCount(0);
  await editor.undoButton.click();
  await expect(choice.locator('option:checked')).toHaveText('Deleted widget');
  await expect(problem).toBeVisible();
  await expect(panel.getByText('This widget no longer exists.', { exact: false })).toBeVisible();
});
