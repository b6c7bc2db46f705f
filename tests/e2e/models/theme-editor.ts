import { expect, type Locator, type Page } from '@playwright/test';

/** The local store's theme editor as a merchant uses it. */
export class ThemeEditor {
  constructor(
    readonly page: Page,
    private readonly storeUrl: string,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(`${this.storeUrl}/admin/themes/current/editor?context=apps`);
  }

  /** A block of the app, at a place of the theme where it is no app embed. */
  block(name: string, place?: string): Locator {
    return this.page.getByRole('region', {
      name: place === undefined ? name : `${name}, ${place}`,
      exact: true,
    });
  }

  async turn(name: string, place: string | undefined, on: boolean): Promise<void> {
    await this.block(name, place).getByRole('switch').setChecked(on);
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
    await expect(this.page.getByRole('status')).toHaveText('Saved.');
  }
}
