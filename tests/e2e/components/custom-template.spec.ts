import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { ComponentType } from '@cartwright/core/components/component-types';
import { STARTING_TEMPLATES } from '@cartwright/core/templates/starting/starting-templates';
import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { Store } from '../models/store';
import { expect, test } from '../test';

/** The cart with templates of components, by type. */
const withTemplates =
  (templates: { readonly [Type in ComponentType]?: string }) =>
  (cart: CartDocument): CartDocument => ({
    ...cart,
    components: cart.components.map((component) => {
      const template = templates[component.type];
      if (template === undefined) return component;
      const customTemplate = {
        id: 'mine',
        name: component.title,
        template,
        componentVersion: component.version,
        editedBy: 'Merchant',
        timestamp: '2026-11-01T10:00:00Z',
      };
      return { ...component, useCustomTemplate: true, customTemplate };
    }),
  });

test('a merchant fixes an error in a template, previews it, and shoppers see it', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openComponent('Cart Subtotal');
  const panel = page.getByRole('region', { name: 'Cart Subtotal' });
  await panel.getByRole('button', { name: 'Advanced' }).click();
  await panel.getByRole('switch', { name: 'Enable Custom Template' }).click();
  await panel.getByRole('button', { name: 'Edit Code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Template of Cart Subtotal' });
  const code = dialog.getByRole('textbox', { name: 'Code' });
  await code.fill('<p>\n  You pay {{ cart.total | mony }}</p>');
  const problem = dialog.getByRole('button', {
    name: /^Line 2, column 27 – error: Unknown filter "mony"/,
  });
  await expect(problem).toBeVisible();
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog.getByText('Not saved. Fix the template’s errors first.')).toBeVisible();

  // Clicking the problem moves the cursor to it: text is typed there.
  await problem.click();
  await expect(code).toBeFocused();
  await page.keyboard.press('Shift+End');
  await page.keyboard.insertText('money }}</p>');
  await expect(dialog.getByText('No problems.')).toBeVisible();
  const beside = page.frameLocator('iframe[title="Preview of your code"]');
  await expect(beside.getByText(/^You pay \$\d/)).toBeVisible();
  await expectAccessible(page, { within: '.cwa-full-dialog', except: 'iframe' });

  // What is written is not lost by a slip.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('Discard your changes?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(editor.preview.getByText(/^You pay \$\d/)).toBeVisible();
  const earlier = panel.getByRole('region', { name: 'Earlier templates' });
  await expect(earlier.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, { within: '.cw-panel' });
  await editor.save();

  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(drawer.dialog.getByText(/^You pay \$\d/)).toBeVisible();
});

test('a template’s actions change lines, also by keyboard, and escape their content', async ({
  page,
  shop,
}) => {
  await shop.saveDemoCart(withTemplates(STARTING_TEMPLATES));
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('canvas-tote');
  const tote = (await store.product('canvas-tote')).variants[0]?.id;
  const hostile = '"><img src=x onerror="window.broken = true"><script>window.broken = true</script>';
  await store.post('add', { items: [{ id: tote, quantity: 1, properties: { Engraving: hostile } }] });
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const { dialog } = drawer;
  await expect(dialog.getByText(`Engraving: ${hostile}`)).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await expectAccessible(page);

  const more = dialog.getByRole('button', { name: 'Increase quantity of Enamel Mug' });
  await more.focus();
  await page.keyboard.press('Enter');
  const quantity = dialog.getByRole('textbox', { name: 'Quantity of Enamel Mug' });
  await expect(quantity).toHaveValue('2');
  await drawer.isSettled();
  await expect(more).toBeFocused();
  await quantity.fill('5');
  await quantity.press('Tab');
  const bought = async () =>
    Object.fromEntries(
      (await store.cart()).items.map(({ product_title, quantity }) => [product_title, quantity]),
    );
  await expect.poll(bought).toMatchObject({ 'Enamel Mug': 5, 'Market Tote': 1 });
  await dialog.getByRole('button', { name: 'Remove Market Tote' }).click();
  await expect(dialog.getByText('Engraving:')).toHaveCount(0);
  await expect.poll(bought).not.toHaveProperty('Market Tote');
});

test('a template that would block the page falls back to the built-in component', async ({ page, shop }) => {
  const endless = '{% for a in (1..99999) %}{% for b in (1..99999) %}<p>{{ b }}</p>{% endfor %}{% endfor %}';
  await shop.saveDemoCart(withTemplates({ cart_subtotal: endless }));
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  const errors = await page.evaluateHandle(() => {
    const heard: unknown[] = [];
    document.addEventListener('cartwright:error', (event) => {
      if (event instanceof CustomEvent) heard.push(event.detail.message);
    });
    return heard;
  });
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(drawer.dialog.locator('[part="subtotal"]')).toBeVisible();
  await drawer.increase('Enamel Mug');
  await expect(drawer.quantityOf('Enamel Mug')).toHaveValue('2');
  const messages = await errors.jsonValue();
  expect(messages).toContainEqual(expect.stringContaining('The template takes too many steps.'));

  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await expect(
    page.getByRole('alert').filter({ hasText: 'The template takes too many steps.' }),
  ).toBeVisible();
  await expect(editor.preview.locator('[part="subtotal"]')).toBeVisible();
});

test('the preview without the template engine shows built-in components, a message and a retry', async ({
  page,
  shop,
}) => {
  await shop.saveDemoCart(withTemplates({ cart_subtotal: '<p>You pay {{ cart.total | money }}</p>' }));
  const compiler = '**/storefront/assets/preview-templates.js?*';
  await page.route(compiler, (route) => route.abort());
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' })).toBeVisible();
  await expect(editor.preview.locator('[part="subtotal"]')).toBeVisible();

  await page.unroute(compiler);
  await editor.openComponent('Cart Subtotal');
  await expect(editor.preview.getByText(/^You pay \$\d/)).toBeVisible();
});
