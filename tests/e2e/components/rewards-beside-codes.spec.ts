import { expectAccessible } from '../models/accessible';
import { Drawer } from '../models/drawer';
import { Store } from '../models/store';
import { expect, test } from '../test';
import { withComponent } from './with-component';

for (const width of [360, 1280]) {
  test(`a code that removes all rewards shows its cost, then that they don’t apply, ${width} px wide`, async ({
    page,
    shop,
  }, testInfo) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.saveDemoCart(withComponent('discount_code'));
    const store = new Store(page, shop.storeUrl);
    await store.openProduct('wool-throw');
    await store.addToCart(2);
    const drawer = new Drawer(page);
    await drawer.isOpen();
    const { dialog } = drawer;
    const tiers = dialog.locator('[part="tier"]');
    await expect(tiers.filter({ hasText: /Earned/ })).toHaveCount(4);
    await drawer.isSettled();
    const before = await store.cart();

    const field = dialog.getByRole('textbox', { name: 'Discount Code' });
    await field.fill('LONELY30');
    await field.press('Enter');
    const question = dialog.getByRole('group', {
      name: /^Use code LONELY30 and lose your free gifts: Sticker Pack, Market Tote\? You’d also lose: free shipping, /,
    });
    await expect(question).toContainText('Without LONELY30');
    await question.scrollIntoViewIfNeeded();
    await page.screenshot({ path: testInfo.outputPath(`question-${width}.png`) });
    await expectAccessible(page);
    const [withCode, without] = await question.locator('dd').allTextContents();
    expect(without).toBe(`$${(before.total_price / 100).toFixed(2)}`);
    await expect(question.getByRole('button', { name: 'Keep rewards' })).toBeFocused();

    await question.getByRole('button', { name: 'Use code' }).click();
    await expect(dialog.locator('[part="progress-message"]')).toHaveText(
      'With LONELY30 your rewards don’t apply.',
    );
    await drawer.isSettled();
    await expect(tiers.filter({ hasText: /Earned/ })).toHaveCount(0);
    await expect(dialog.getByText('Not available with LONELY30')).toHaveCount(2);
    await expect(dialog.getByRole('button', { name: /Try again|^Add/ })).toHaveCount(0);
    const after = await store.cart();
    expect(`$${(after.total_price / 100).toFixed(2)}`).toBe(withCode);
    await dialog.locator('[part="progress"]').scrollIntoViewIfNeeded();
    await page.screenshot({ path: testInfo.outputPath(`lost-${width}.png`) });
    await expectAccessible(page);

    await dialog
      .getByRole('button', { name: /^Remove LONELY30/ })
      .first()
      .click();
    await expect(tiers.filter({ hasText: /Earned/ })).toHaveCount(4);
    await expect(drawer.giftLine('Sticker Pack')).toHaveCount(1);
  });
}
