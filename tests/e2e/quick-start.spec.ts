import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort, launch, runToEnd, temporaryFolder } from './launch';
import { Admin } from './models/admin';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { Shop } from './shop';
import { expect, test } from './test';

const catalogue = (name: string) => fileURLToPath(new URL(`./catalogues/${name}.csv`, import.meta.url));

test('a custom catalogue is sold with local images and the demo gifts', async ({ page }) => {
  const launched = await launch(['--catalog', catalogue('paper-goods')]);
  try {
    const { storeUrl } = await Shop.of(launched);
    const store = new Store(page, storeUrl);
    await store.openHome();
    await expect(page.getByRole('heading', { name: 'Cloth Ledger' })).toBeVisible();
    await expect(page.getByText('Sample Book')).toHaveCount(0);

    await store.openProduct('fountain-pen');
    await store.addToCart(2);
    await new Drawer(page).isOpen();
    await expect
      .poll(async () =>
        (await store.cart()).items
          .map(({ handle, final_line_price }) => `${handle} ${final_line_price}`)
          .sort(),
      )
      .toEqual(['bookmark 0', 'fountain-pen 12800']);
  } finally {
    expect(await launched.stop(), 'exit code after Ctrl-C').toBe(0);
  }
});

test('a restart keeps changes by merchants and shoppers, and a deleted demo cart stays deleted', async ({
  page,
}) => {
  const folder = await temporaryFolder();
  try {
    const first = await launch([], folder);
    const store = new Store(page, first.storeUrl);
    await store.openProduct('linen-apron');
    await store.addToCart();
    await new Drawer(page).isOpen();
    const admin = new Admin(page, first.adminUrl);
    await admin.openList();
    await admin.deleteCart('Demo cart');
    await first.stop();

    const second = await launch([], folder);
    await page.goto(`${second.adminUrl}/smartcart/`);
    await expect(page.getByRole('button', { name: 'Create cart' }).first()).toBeEnabled();
    await expect(admin.row('Demo cart')).toHaveCount(0);
    const again = new Store(page, second.storeUrl);
    await again.openHome();
    expect((await again.cart()).items.map(({ handle }) => handle)).toEqual(['linen-apron']);
    await second.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a product deleted in the store disappears from the app’s copy without a sync', async ({ request }) => {
  const { adminUrl, storeUrl, stop } = await launch([], undefined, { STORE_FOR_TESTS: 'mirrored' });
  const copied = async () => (await (await request.get(`${adminUrl}/api/catalogue`)).json()).products;
  try {
    await expect.poll(copied).toBeGreaterThan(0);
    await expect
      .poll(async () => (await (await request.get(`${adminUrl}/api/catalogue`)).json()).state)
      .toBe('ready');
    const before = await copied();
    const list = await (await request.get(`${storeUrl}/back-office/products`)).text();
    const [path] = /\/back-office\/products\/\d+/.exec(list) ?? [];
    await request.post(`${storeUrl}${path}/delete`, { headers: { origin: storeUrl } });
    await expect.poll(copied).toBe(before - 1);
  } finally {
    await stop();
  }
});

test('a broken catalogue is rejected with line and column, and nothing starts', async () => {
  const { code, output } = await runToEnd(['--catalog', catalogue('broken')], await freePorts());
  expect(code).toBe(1);
  expect(output).toContain('line 3');
  expect(output).toContain('column');
  expect(output).not.toContain('Ready');
});

test('a missing catalogue is named', async () => {
  const { code, output } = await runToEnd(['--catalog', '/nowhere/goods.csv'], await freePorts());
  expect(code).toBe(1);
  expect(output).toContain('/nowhere/goods.csv');
});

test('a port in use is named, with the variable to change', async () => {
  const ports = await freePorts();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(Number(ports.STORE_PORT), '127.0.0.1', resolve));
  const { code, output } = await runToEnd([], ports);
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(ports.STORE_PORT);
  expect(output).toContain('STORE_PORT');
});

async function freePorts() {
  return { PORT: String(await freePort()), STORE_PORT: String(await freePort()) };
}
