import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { launch, temporaryFolder } from './launch';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

test('a server that lost its database keeps the store unchanged, shows it, and replaces it on request', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = await temporaryFolder();
  try {
    const first = await launch([], folder);
    const published = async () => {
      const { shop } = await (await fetch(`${first.adminUrl}/api/shop`)).json();
      return shop.publication.status;
    };
    await expect.poll(published).toBe('published');
    await first.stop();
    const files = await readdir(folder);
    expect(files).toContain('store.json');
    for (const file of files.filter((name) => name !== 'store.json')) {
      await rm(join(folder, file), { recursive: true });
    }

    const second = await launch([], folder);
    const admin = new Admin(page, second.adminUrl);
    await admin.openList();
    await page.getByRole('link', { name: 'Review' }).click();
    await expect(page.getByRole('heading', { name: 'Publishing is paused' })).toBeVisible();
    await expect(page.getByText('1 cart in the store')).toBeVisible();
    await expect(page.getByText('The discount "Cartwright: Demo cart"')).toBeVisible();
    await expectAccessible(page);

    // Shoppers go on as before.
    const store = new Store(page, second.storeUrl);
    await store.openProduct('linen-apron');
    await store.addToCart();
    await new Drawer(page).isOpen();

    await page.goto(`${second.adminUrl}/publication/`);
    await page.getByRole('button', { name: 'Replace what’s in your store' }).click();
    await expectAccessible(page);
    await admin.dialog.getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByText('Your store shows what you saved.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Smart Carts' }).click();
    await expect(admin.row('Demo cart')).toBeVisible();
    await expect(page.getByText('Publishing is paused')).toHaveCount(0);
    await second.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
