import { HEADING_TAGS } from '@cartwright/core/components/title-bar';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { motionsAreOver } from '../models/motions';
import { Store } from '../models/store';
import { expect, test } from '../test';
import { withComponent } from './with-component';

const LONG = 'Everything that you have put aside so far for the house, the garden and the people in it';

test('the title has the chosen heading level with the same look, and stays in one row at any length', async ({
  page,
  shop,
}) => {
  await shop.saveDemoCart((cart) => withComponent('login')(withComponent('cart_share')(cart)));
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.openComponent('Title Bar');
  const panel = page.getByRole('region', { name: 'Title Bar' });
  await panel.getByRole('textbox', { name: 'Title' }).fill(LONG);
  const heading = editor.preview.getByRole('heading', { name: LONG });
  const sizes = new Set<string>();
  for (const [at, tag] of HEADING_TAGS.entries()) {
    await panel.getByLabel('Heading tag').selectOption(tag);
    await expect(editor.preview.getByRole('heading', { name: LONG, level: at + 1 })).toBeVisible();
    sizes.add(await heading.evaluate((element) => getComputedStyle(element).font));
  }
  expect(sizes.size).toBe(1);
  await panel.getByLabel('Heading tag').selectOption('h4');
  await editor.save();

  await page.setViewportSize({ width: 360, height: 740 });
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  await expect(drawer.dialog).toHaveAccessibleName(LONG);
  const title = drawer.dialog.getByRole('heading', { name: LONG, level: 4 });
  const row = [
    title,
    drawer.dialog.getByRole('button', { name: 'Share cart' }),
    drawer.dialog.getByRole('link', { name: 'Log in' }),
    drawer.dialog.getByRole('button', { name: 'Close cart' }),
  ];
  await Promise.all(row.map((each) => expect(each).toBeVisible()));
  await motionsAreOver(page);
  const boxes = await Promise.all(row.map((each) => each.boundingBox()));
  let end = 0;
  for (const box of boxes) {
    expect(box?.x ?? 0).toBeGreaterThanOrEqual(end);
    end = (box?.x ?? 0) + (box?.width ?? 0);
  }
  expect(end).toBeLessThanOrEqual(360);
});
