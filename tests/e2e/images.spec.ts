import { aPng } from '@cartwright/dev-store/files/testing/a-png';
import { expectAccessible } from './models/accessible';
import { Admin } from './models/admin';
import { Drawer } from './models/drawer';
import { Store } from './models/store';
import { expect, test } from './test';

// The shop is used by others after it.
test.afterEach(({ shop }) => shop.deleteImages());

const png = (name: string, width = 320, height = 240) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(aPng(width, height)),
});

test('a merchant uploads images with individual errors, finds one, describes and deletes it', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.adminUrl}/images/`);
  await expect(page.getByText('No images yet')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByLabel('Images to upload')
    .setInputFiles([
      png('Mug.png'),
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('plain text') },
      png('Tray.png', 640, 200),
    ]);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByRole('alert')).toHaveText(/This isn’t an image that can be used/);
  const images = page.getByRole('list', { name: 'Images' }).getByRole('button');
  await expect(images).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Mug.png', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove notes.png' }).click();
  await expect(uploads).toHaveCount(0);
  await expectAccessible(page);

  await page.getByLabel('Search images').fill('tra');
  await expect(images).toHaveCount(1);
  await images.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('640 × 200 pixels, PNG')).toBeVisible();
  await dialog.getByLabel('Alt text').fill('A walnut tray');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Image saved')).toBeVisible();

  await images.first().click();
  await expect(dialog.getByLabel('Alt text')).toHaveValue('A walnut tray');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Nothing uses this image.');
  await dialog.getByRole('button', { name: 'Delete image' }).click();
  await expect(page.getByText('No image is called "tra".')).toBeVisible();
});

test('a tier uses an image of the gallery, and shoppers see it', async ({ page, shop }) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openTier(1);
  await page.getByRole('button', { name: 'Choose from images' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Images to upload').setInputFiles(png('Van.png', 96, 96));
  const van = dialog.getByRole('button', { name: 'Van.png', exact: true });
  await expect(van).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use image' }).click();
  await expect(page.getByLabel('Icon image')).toHaveValue(/\/cdn\/shop\/files\/Van\.png/);
  await editor.save();
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('glazed-teapot');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(drawer.dialog.locator('img[src*="Van.png"]')).toBeVisible();
});
