import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { Store } from '../models/store';
import { expect, test } from '../test';

test('a merchant moves the subtotal above the lines of a whole-cart template, and shoppers buy with it', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await page.getByRole('link', { name: 'General' }).click();
  await page.getByRole('switch', { name: 'Enable Custom Template' }).click();
  const tree = page.getByRole('navigation', { name: 'Cart components' });
  await expect(tree.getByText('A custom template draws the whole cart.')).toBeVisible();
  await expect(tree.getByRole('link')).toHaveText(['Looks', 'General']);
  await expect(editor.preview.locator('.cw-foot [part="subtotal"]')).toBeVisible();

  // A template that can’t be closed is rejected, with positions of its problems.
  await page.getByRole('button', { name: 'Edit Code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Template of the whole cart' });
  const code = dialog.getByRole('textbox', { name: 'Code' });
  await code.fill("<div class=\"cw-body\">{% component 'cart_items' %}\n{% component 'jukebox' %}</div>");
  const problems = dialog.getByRole('region', { name: 'Problems' });
  await expect(
    problems.getByText(/^Line 2, column 14 – error: Unknown component type "jukebox"/),
  ).toBeVisible();
  await expect(problems.getByText(/error: Shoppers couldn’t close this cart/)).toBeVisible();
  await expect(problems.getByText(/error: Shoppers couldn’t check out/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog.getByText('Not saved. Fix the template’s errors first.')).toBeVisible();

  await code.fill(`<div class="cw-head">{% component 'title_bar' %}</div>
<div class="cw-body">
  {% component 'cart_subtotal' %}
  {% component 'tiered_progress_bar' %}
  {% component 'cart_items' %}
</div>
<div class="cw-foot">
  <p>{{ cart.item_count }} in your bag</p>
  {% component 'checkout' %}
  <button type="button" class="cw-link" data-action="close">Back to the shop</button>
</div>`);
  await expect(problems.getByText('No problems.')).toBeVisible();
  const beside = page.frameLocator('iframe[title="Preview of your code"]');
  await expect(beside.locator('.cw-body [part="subtotal"]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(editor.preview.locator('.cw-body [part="subtotal"]')).toBeVisible();
  await expectAccessible(page, { within: '.cw-panel' });
  await editor.save();

  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const { dialog: cart } = drawer;
  await expect(cart.getByText('1 in your bag')).toBeVisible();
  await expect(cart.locator('[part="notes"]')).toHaveCount(0);
  const top = async (part: string) => (await cart.locator(`[part="${part}"]`).first().boundingBox())?.y ?? 0;
  expect(await top('subtotal')).toBeLessThan((await drawer.line('Enamel Mug').boundingBox())?.y ?? 0);
  await drawer.increase('Enamel Mug');
  await expect(cart.getByText('2 in your bag')).toBeVisible();
  await expectAccessible(page);
  await cart.getByRole('button', { name: 'Back to the shop' }).click();
  await expect(cart).toBeHidden();
  await drawer.open();
  await cart.getByRole('button', { name: /^Check ?out/i }).click();
  await expect(page).toHaveURL(/checkout/);
});
