import { createStorefrontToken } from '@cartwright/core/contract/shop';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { Store } from '../models/store';
import { expect, test } from '../test';

const HOSTILE = '<img src=x onerror="window.broken = true"> Wash by hand';

const TEMPLATE =
  '{% for line in cart.lines %}<p data-key="{{ line.key }}">{{ line.title }}: {{ line.product.metafields.custom.care }} ({{ line.product.metafields[\'custom.origin\'] }})</p>{% endfor %}';

/** Writes a metafield of a product, as the shop's owner does in Shopify's admin. */
async function setCare(
  { storeUrl, accessToken }: { readonly storeUrl: string; readonly accessToken: string },
  productId: number,
  value: string,
): Promise<void> {
  const ownerId = `gid://shopify/Product/${productId}`;
  const metafields = [{ ownerId, namespace: 'custom', key: 'care', type: 'single_line_text_field', value }];
  const response = await fetch(`${storeUrl}/admin/api/2026-07/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': accessToken },
    body: JSON.stringify({
      query:
        'mutation($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { userErrors { message } } }',
      variables: { metafields },
    }),
  });
  expect(await response.json()).toMatchObject({ data: { metafieldsSet: { userErrors: [] } } });
}

test('a merchant lists metafields for a template, and shoppers see them as text', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('stoneware-bowl');
  const bowl = (await store.product('stoneware-bowl')).id;
  await setCare(shop, bowl, HOSTILE);
  const { method, path } = createStorefrontToken;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${shop.adminUrl}${path}`, { method, headers, body: '{}' });
  expect(response.ok).toBe(true);

  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.components.getByRole('link', { name: 'Global settings' }).click();
  await page.getByRole('switch', { name: 'Publish product metafields' }).click();
  const field = page.getByLabel('Metafield', { exact: true });
  await field.fill('care');
  await field.press('Enter');
  await expect(
    page.getByText('Enter a metafield as namespace.key, for example custom.material.'),
  ).toBeVisible();
  for (const name of ['custom.care', 'custom.origin']) {
    await field.fill(name);
    await field.press('Enter');
    await expect(page.getByRole('list', { name: 'Published metafields' }).getByText(name)).toBeVisible();
  }
  await editor.openComponent('Cart Items');
  const panel = page.getByRole('region', { name: 'Cart Items' });
  await panel.getByRole('button', { name: 'Advanced' }).click();
  await panel.getByRole('switch', { name: 'Enable Custom Template' }).click();
  await panel.getByRole('button', { name: 'Edit Code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Template of Cart Items' });
  await dialog.getByRole('textbox', { name: 'Code' }).fill(TEMPLATE);
  await expect(dialog.getByText('No problems.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog).toHaveCount(0);
  await editor.preview.locator('.cw-template').first().waitFor();
  await editor.save();

  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/.*graphql\.json$/.test(new URL(request.url()).pathname)) requests.push(request.url());
  });
  await store.openProduct('stoneware-bowl');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(drawer.dialog.getByText(`: ${HOSTILE} (Portugal)`)).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);

  // Product data is fetched once per page.
  await drawer.close();
  await drawer.open();
  expect(requests).toHaveLength(1);

  // Without an answer the cart is as it is for a product that has none of it.
  await page.route(/\/api\/.*graphql\.json$/, (route) => route.abort());
  await store.openProduct('enamel-mug');
  await store.addToCart();
  await drawer.isOpen();
  await expect(drawer.dialog.getByText(/^Enamel Mug:\s+\(\)$/)).toBeVisible();
});
