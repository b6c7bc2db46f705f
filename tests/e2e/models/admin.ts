import { expect, type Locator, type Page } from '@playwright/test';
import { Editor } from './editor';

/** The app’s own navigation. */
export const pagesIn = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

/** The admin as a merchant uses it: the list of carts, and the way into the editor. */
export class Admin {
  constructor(
    readonly page: Page,
    private readonly adminUrl: string,
  ) {}

  async openList(): Promise<void> {
    await this.page.goto(`${this.adminUrl}/smartcart/`);
    await expect(this.row('Demo cart')).toBeVisible();
  }

  get list(): Locator {
    return this.page.getByRole('list', { name: 'Smart Carts' });
  }

  row(name: string): Locator {
    return this.list.getByRole('listitem').filter({ hasText: name });
  }

  /** Turns a cart on and off. */
  switchOf(name: string): Locator {
    return this.page.getByRole('switch', { name: `Enable ${name}` });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get notifications(): Locator {
    return this.page.getByRole('region', { name: 'Notifications' });
  }

  /** Opens a cart from the list. */
  async openCart(name: string): Promise<Editor> {
    await this.openList();
    await this.row(name).getByRole('link', { name }).click();
    const editor = new Editor(this.page);
    await editor.isReady();
    return editor;
  }

  /** Asks for another name of a cart of the list that is open; the dialog stays to be looked at. */
  async rename(name: string, next: string): Promise<void> {
    await this.page.getByRole('button', { name: `Rename ${name}` }).click();
    await this.dialog.getByLabel('Name').fill(next);
    await this.dialog.getByRole('button', { name: 'Rename' }).click();
  }

  /** Deletes a cart from the list that is open. */
  async deleteCart(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Delete ${name}` }).click();
    await this.dialog.getByRole('button', { name: 'Delete cart' }).click();
    await expect(this.row(name)).toHaveCount(0);
  }
}
