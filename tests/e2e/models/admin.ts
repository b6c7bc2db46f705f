import { expect, type Locator, type Page } from '@playwright/test';
import { Editor } from './editor';

/** The admin as a merchant uses it: the list of carts, and the way into the editor. */
export class Admin {
  constructor(
    readonly page: Page,
    private readonly adminUrl: string,
  ) {}

  async openList(): Promise<void> {
    await this.page.goto(this.adminUrl);
    await expect(this.row('Demo cart')).toBeVisible();
  }

  row(name: string): Locator {
    return this.page
      .getByRole('list', { name: 'Smart Carts' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  /** Opens a cart from the list. */
  async openCart(name: string): Promise<Editor> {
    await this.openList();
    await this.row(name).getByRole('link', { name }).click();
    const editor = new Editor(this.page);
    await editor.isReady();
    return editor;
  }

  /** Deletes a cart from the list that is open. */
  async deleteCart(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Delete ${name}` }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete cart' }).click();
    await expect(this.row(name)).toHaveCount(0);
  }
}
