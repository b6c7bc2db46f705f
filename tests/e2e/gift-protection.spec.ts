import type { Page } from '@playwright/test';
import { expectAccessible } from './models/accessible';
import { StoreDiscounts } from './models/store-discounts';
import type { Shop } from './shop';
import { expect, test } from './test';

/** The card on the discounts page. */
async function opened(page: Page, shop: Shop) {
  await page.goto(`${shop.adminUrl}/discounts`);
  const card = page.getByRole('region', { name: 'Gift protection' });
  return { card, state: card.getByRole('status').first() };
}

test('gift protection is turned on with its effects explained, and off again, by keyboard', async ({
  page,
  shop,
}) => {
  const { card, state } = await opened(page, shop);
  await expect(state).toHaveText('Off');
  await card.getByRole('button', { name: 'Turn on' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Turn on gift protection?' });
  await expect(dialog).toContainText('If Shopify can’t run the check, orders go through.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Turn on' }).press('Enter');
  await expect(state).toHaveText(/On$/);
  await expect(dialog).toHaveCount(0);
  const turnOff = card.getByRole('button', { name: 'Turn off' });
  await expect(turnOff).toBeFocused();
  await turnOff.press('Enter');
  await expect(state).toHaveText('Off');
});

test('gift protection deleted in Shopify stays off until turned on again', async ({ page, shop }) => {
  await shop.protectGifts(true);
  await new StoreDiscounts(shop).deleteValidations();
  const { card, state } = await opened(page, shop);
  await expect(state).toContainText('Off in Shopify');
  await card.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect(state).toHaveText(/On$/);
});
