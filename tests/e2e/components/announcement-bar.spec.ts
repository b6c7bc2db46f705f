import { expectAccessible } from '../models/accessible';
import { Admin } from '../models/admin';
import { Drawer } from '../models/drawer';
import { Store } from '../models/store';
import { expect, test } from '../test';
import { withComponent } from './with-component';

test('a merchant writes announcements with a countdown, previews them, and shoppers see them', async ({
  page,
  shop,
}) => {
  const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
  await editor.addComponent('Announcement Bar');
  const panel = page.getByRole('region', { name: 'Announcement Bar' });
  await panel.getByRole('textbox', { name: 'Message 1' }).fill('Free returns');
  await panel.getByRole('button', { name: 'Add message' }).click();
  await panel.getByRole('textbox', { name: 'Message 2' }).fill('New: <b>the winter range</b>');
  await panel.getByRole('button', { name: 'Move message 2 up' }).click();
  await expect(panel.getByRole('button', { name: 'Move message 1 down' })).toBeFocused();
  await panel.getByLabel('Show a countdown').click();
  await panel.getByLabel('Timer text').fill('Yours for {{timer}}');
  const bar = editor.preview.getByRole('region', { name: 'Announcements' });
  await expect(bar.getByText('New: <b>the winter range</b>')).toBeVisible();
  await expect(bar.getByRole('timer')).toHaveText(/^Yours for (10:00|09:\d\d)$/);
  await editor.save();

  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const announcements = drawer.dialog.getByRole('region', { name: 'Announcements' });
  await expect(announcements.getByText('New: <b>the winter range</b>')).toBeVisible();
  await expect(announcements.getByRole('timer')).toHaveText(/^Yours for 09:\d\d$/);
  await expectAccessible(page);
});

test('announcements rotate unless being read, and are turned and paused by keyboard', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await shop.saveDemoCart(
    withComponent('announcement_bar', { messages: ['First', ' ', 'Second'], rotationSeconds: 2 }),
  );
  await new Store(page, shop.storeUrl).openProduct('enamel-mug');
  const drawer = new Drawer(page);
  await drawer.open();
  const bar = drawer.dialog.getByRole('region', { name: 'Announcements' });
  const [first, second] = [bar.getByText('First'), bar.getByText('Second')];
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  const { height } = (await bar.boundingBox()) ?? { height: 0 };
  await page.clock.fastForward(2100);
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  expect((await bar.boundingBox())?.height).toBe(height);

  await bar.hover();
  await page.clock.fastForward(9000);
  await expect(second).toBeVisible();
  await page.mouse.move(2, 2);

  await drawer.tabTo(bar.getByRole('button', { name: 'Next announcement' }));
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await page.clock.fastForward(9000);
  await expect(first).toBeVisible();

  await drawer.tabTo(bar.getByRole('button', { name: 'Pause announcements' }));
  await page.keyboard.press('Enter');
  await drawer.tabTo(drawer.dialog.getByRole('button', { name: 'Close cart' }));
  await page.clock.fastForward(9000);
  await expect(first).toBeVisible();
  await drawer.tabTo(bar.getByRole('button', { name: 'Resume announcements' }));
  await page.keyboard.press('Enter');
  await page.clock.fastForward(2100);
  await expect(second).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(bar.getByRole('button', { name: /^(Pause|Resume)/ })).toHaveCount(0);
  await page.clock.fastForward(9000);
  await expect(second).toBeVisible();
  await bar.getByRole('button', { name: 'Previous announcement' }).click();
  await expect(first).toBeVisible();
});

test('a countdown continues after a reload, and restarts in an emptied cart', async ({ page, shop }) => {
  await shop.saveDemoCart(withComponent('announcement_bar', { messages: ['Hello'], timerEnabled: true }));
  const store = new Store(page, shop.storeUrl);
  await store.openProduct('enamel-mug');
  await store.addToCart();
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const timer = drawer.dialog.getByRole('timer');
  const secondsLeft = async () => {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await timer.innerText()) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  await expect.poll(secondsLeft).toBeLessThan(597);
  const before = await secondsLeft();
  await page.reload();
  await drawer.open();
  // Pages contain the store's time to the second.
  expect(await secondsLeft()).toBeLessThanOrEqual(before + 1);
  await drawer.remove(drawer.line('Enamel Mug'));
  await expect(timer).toHaveCount(0);
  await drawer.close();
  await store.addToCart();
  await drawer.isOpen();
  await expect.poll(secondsLeft).toBeGreaterThan(before);
});
