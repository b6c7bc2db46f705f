import { Store } from './models/store';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

test('a product is bought by forms and links alone', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('stoneware-bowl');
  await page.getByLabel('Size').selectOption('Large, $44.00');
  await store.addToCart(2);
  await expect(page).toHaveURL(`${shop.storeUrl}/cart`);
  await expect(store.amount('Subtotal')).toHaveText('$88.00');

  await page.getByLabel('Quantity of Stoneware Bowl').fill('3');
  await page.getByLabel('Order note').fill('Ring twice');
  await page.getByLabel('Discount codes').fill('welcome10, nonsense');
  await page.getByRole('button', { name: 'Update cart' }).click();
  await expect(store.amount('Subtotal')).toHaveText('$132.00');
  await expect(store.amount('Total')).toHaveText('$118.80');
  await expect(page.getByText('nonsense cannot be used for this cart.')).toBeVisible();
  await expect(page.getByLabel('Order note')).toHaveValue('Ring twice');

  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page).toHaveURL(`${shop.storeUrl}/checkout`);
  await page.getByRole('link', { name: 'Return to cart' }).click();
  await page.getByRole('link', { name: 'Remove Stoneware Bowl' }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('two lines are changed separately', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  for (const handle of ['seed-kit', 'olive-soap']) {
    await store.openProduct(handle);
    await store.addToCart();
  }
  await page.getByLabel('Quantity of Windowsill Seed Kit').fill('2');
  await page.getByLabel('Quantity of Olive Oil Soap').fill('0');
  await page.getByRole('button', { name: 'Update cart' }).click();
  await expect(store.amount('Subtotal')).toHaveText('$19.00');
  await expect(page.getByText('Olive Oil Soap')).toHaveCount(0);
});

test('store errors are shown on the cart page', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('garden-gloves');
  await page.getByLabel('Size').selectOption('L (sold out)');
  await store.addToCart();
  await expect(page.getByRole('alert')).toContainText('sold out');
});

test('market selection, collection filters and search work', async ({ page, shop }) => {
  await page.goto(`${shop.storeUrl}/collections/garden`);
  await page.getByText('US USD').click();
  await page.getByRole('button', { name: /United Kingdom/ }).click();
  await expect(page).toHaveURL(`${shop.storeUrl}/en-gb/collections/garden`);
  await page.getByLabel('In stock only').check();
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await page.getByRole('button', { name: 'Apply' }).click();
  const titles = page.locator('.card__title');
  await expect(titles.first()).toHaveText('Cedar Bird Feeder');
  await expect(page.getByText('Brass Watering Can')).toHaveCount(0);
  await page.getByRole('banner').getByRole('searchbox').fill('feeder');
  await page.getByRole('banner').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${shop.storeUrl}/en-gb/search?q=feeder`);
  await expect(titles).toHaveText(['Cedar Bird Feeder']);
  await expect(page.locator('.card__price')).toHaveText('£33.18');
});
