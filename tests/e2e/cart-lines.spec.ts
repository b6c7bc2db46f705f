import { Drawer } from './models/drawer';
import { motionsAreOver } from './models/motions';
import { Store } from './models/store';
import { expect, test } from './test';

test('a line shows and announces its available quantity once, in its place', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('glass-carafe');
  await store.addToCart();
  await drawer.isOpen();
  await drawer.increase('Carafe and Tumbler');

  const quantity = drawer.quantityOf('Carafe and Tumbler');
  const error = drawer.line('Carafe and Tumbler').locator('[part="line-error"]');
  await expect(error).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await expect(quantity).toHaveAccessibleDescription((await error.innerText()).trim());
  await expect(drawer.dialog.getByRole('alert')).toHaveText((await error.innerText()).trim());
});

test('a line shows text properties, links files, and hides private ones', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openHome();
  const throwId = (await store.product('wool-throw')).variants[0]?.id;
  const wrap = (await store.product('garden-twine')).variants[0]?.id;
  await store.post('add', {
    items: [
      {
        id: throwId,
        quantity: 2,
        properties: {
          Engraving: '<b onclick="alert(1)">For Mia</b>',
          Photo: 'https://cdn.example.com/uploads/my-dog.jpg',
          _bundle: 'secret',
        },
      },
    ],
  });
  const [parent] = (await store.cart()).items;
  await store.post('add', { items: [{ id: wrap, quantity: 1, parent_line_key: parent?.key }] });
  await store.post('update', { discount: 'WELCOME10' });
  await page.reload();
  await drawer.open();

  const line = drawer.line('Highland Wool Throw').first();
  await expect(line).toContainText('Engraving: <b onclick="alert(1)">For Mia</b>');
  await expect(line).not.toContainText('secret');
  const file = line.getByRole('link', { name: 'cdn.example.com: my-dog.jpg' });
  await expect(file).toHaveAttribute('href', 'https://cdn.example.com/uploads/my-dog.jpg');
  await expect(file).toHaveAttribute('rel', /noopener/);
  await expect(line.locator('[part="unit-price"]')).toContainText('each');
  await expect(line.locator('[part="line-discount"]')).toHaveText(/WELCOME10 \(−\$\d+\.\d\d\)/);

  const family = drawer.lines.filter({ hasText: 'Highland Wool Throw' });
  await expect(family.nth(1)).toContainText('Garden Twine (belongs to Highland Wool Throw)');
  await drawer.remove(line);
  await expect(drawer.lines, 'what belongs to it goes with it').toHaveCount(0);
});

test('only the lines scroll, with nothing to scroll below the cart', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openHome();
  const handles = ['wool-throw', 'garden-twine', 'bud-vase', 'house-coffee', 'chore-jacket', 'linen-cushion'];
  const products = await Promise.all(handles.map((handle) => store.product(handle)));
  await store.post('add', { items: products.map(({ variants }) => ({ id: variants[0]?.id, quantity: 1 })) });
  await store.openProduct('enamel-mug');
  await store.addToCart();
  await drawer.isOpen();
  await expect(drawer.line('Enamel Mug')).toBeVisible();
  const scrolled = await drawer.dialog.evaluate((dialog) => {
    const columns = [dialog, dialog.querySelector('.cw-frame')];
    for (const each of columns) each?.scrollTo(0, 1000);
    return columns.map((each) => each?.scrollTop);
  });
  expect(scrolled).toEqual([0, 0]);
});

test('focus moves to the next line after a removal, and to the button of an empty cart', async ({
  page,
  shop,
}) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  for (const handle of ['linen-apron', 'enamel-mug']) {
    await store.openProduct(handle);
    await store.addToCart();
    await drawer.isOpen();
  }
  const mug = drawer.dialog.getByRole('button', { name: /^Remove: Enamel Mug/ });
  const apron = drawer.dialog.getByRole('button', { name: /^Remove: Linen Apron/ });
  await mug.focus();
  await page.keyboard.press('Enter');
  await expect(apron).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.dialog.getByRole('button', { name: 'Continue shopping' })).toBeFocused();
});

test('loading compare-at prices causes no layout shift', async ({ page, shop }) => {
  const store = new Store(page, shop.storeUrl);
  const drawer = new Drawer(page);
  await store.openProduct('wool-throw');
  await store.addToCart();
  await drawer.isOpen();

  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/products/wool-throw.js', async (route) => {
    await responded;
    await route.fallback();
  });
  await store.openProduct('canvas-tote');
  await drawer.open();
  const line = drawer.line('Highland Wool Throw');
  const more = line.getByRole('button', { name: /^Increase quantity/ });
  const places = async () => [await line.boundingBox(), await more.boundingBox()];
  await expect(line).not.toContainText('$145.00');
  // The way in has to be over before places can be compared.
  await motionsAreOver(page);
  const before = await places();
  respond();
  await expect(line).toContainText('$145.00');
  expect(await places()).toEqual(before);
});
