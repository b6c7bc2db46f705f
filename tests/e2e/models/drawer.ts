import type { CartwrightApi } from '@cartwright/storefront-cart/app/public-api';
import { expect, type Locator, type Page } from '@playwright/test';

/** The slide-out cart, as a shopper uses it. */
export class Drawer {
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
  }

  /** Opens it by the store's cart icon. */
  async open(): Promise<void> {
    await this.page.waitForLoadState();
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: /^(Cart|Warenkorb|カート|السلة)/ })
      .click();
    await this.isOpen();
  }

  /** Waits for its files: before they are there, the loader sends the first add, and gifts come after it. */
  async isLoaded(): Promise<void> {
    await this.page.evaluate(async () => {
      const api: CartwrightApi | object | undefined = window.Cartwright;
      if (api && 'refresh' in api) await api.refresh();
    });
  }

  async isOpen(): Promise<void> {
    await expect(this.dialog).toBeVisible();
    await this.isSettled();
  }

  /** The store has answered, and nothing waits to be sent. */
  async isSettled(): Promise<void> {
    await expect(this.dialog.locator('[part="frame"]')).toHaveAttribute('aria-busy', 'false');
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close cart' }).click();
    await expect(this.dialog).toBeHidden();
  }

  get lines(): Locator {
    const rows = this.dialog.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
    return rows.and(this.page.locator(':not([part="removed-line"])'));
  }

  /** Placeholder of a line that was just removed. */
  get removed(): Locator {
    return this.dialog.locator('[part="removed-line"]');
  }

  get undo(): Locator {
    return this.removed.getByRole('button', { name: /^Undo/ });
  }

  /** A bought line by its product's title. */
  line(title: string): Locator {
    return this.lines.filter({ hasText: title }).filter({ hasNotText: 'Free gift' });
  }

  giftLine(title: string): Locator {
    return this.lines.filter({ hasText: title }).filter({ hasText: 'Free gift' });
  }

  async increase(title: string): Promise<void> {
    await this.dialog.getByRole('button', { name: `Increase quantity of ${title}` }).click();
    await this.isSettled();
  }

  async decrease(title: string): Promise<void> {
    await this.dialog.getByRole('button', { name: `Decrease quantity of ${title}` }).click();
    await this.isSettled();
  }

  /** Types a quantity, without waiting for the store. */
  async typeQuantity(title: string, quantity: number): Promise<void> {
    await this.quantityOf(title).fill(String(quantity));
    await this.quantityOf(title).press('Enter');
  }

  quantityOf(title: string): Locator {
    return this.dialog.getByRole('textbox', { name: `Quantity of ${title}` });
  }

  async remove(line: Locator): Promise<void> {
    await line.getByRole('button', { name: /^Remove/ }).click();
    await this.isSettled();
  }

  /** A gift in the bar, by its product's title. */
  gift(title: string): Locator {
    return this.dialog.locator('[part="gift"]').filter({ hasText: title });
  }

  async pickGift(title: string, variant: string): Promise<void> {
    await this.gift(title).getByRole('button', { name: variant, exact: true }).click();
    await this.isSettled();
  }

  removeButton(title: string): Locator {
    return this.dialog.getByRole('button', { name: `Remove: ${title}` });
  }

  /** Presses until the page is left: new amounts, and a gift that is to be picked, are shown first. */
  async checkOut(): Promise<void> {
    await expect(async () => {
      await this.dialog.locator('[part~="checkout-button"]').click({ timeout: 3000 });
      await expect(this.page).toHaveURL(/\/checkout$/, { timeout: 3000 });
    }).toPass();
  }

  /** Message about the cart as a whole. */
  get banner(): Locator {
    return this.dialog.locator('[part="banner"]');
  }

  get tryAgain(): Locator {
    return this.banner.getByRole('button', { name: 'Try again' });
  }

  /** Goes on with Tab until the focus is there; in a dialog that keeps it, at most once around. */
  async tabTo(target: Locator): Promise<void> {
    for (let step = 0; step < 60; step++) {
      if (await target.evaluate((element) => element.matches(':focus'))) return;
      await this.page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  get progress(): Locator {
    return this.dialog.getByRole('progressbar');
  }

  get subtotal(): Locator {
    return this.dialog.locator('[data-subtotal]');
  }
}
