import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The cart editor: bar, sidebar, panels, preview. */
export class Editor {
  constructor(readonly page: Page) {}

  async isReady(): Promise<void> {
    await expect(this.preview.getByRole('progressbar')).toBeVisible();
  }

  /** What the merchant sees in the preview's frame. */
  get preview(): FrameLocator {
    return this.page.frameLocator('iframe[title="Cart preview"]');
  }

  /** Opens a component's settings. */
  async openComponent(name: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Cart components' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
  }

  async openGeneral(): Promise<void> {
    await this.openComponent('General');
  }

  get undoButton(): Locator {
    return this.page.getByRole('button', { name: 'Undo' });
  }

  get redoButton(): Locator {
    return this.page.getByRole('button', { name: 'Redo' });
  }

  get saveButton(): Locator {
    return this.page.getByRole('region', { name: 'Save' }).getByRole('button', { name: 'Save' });
  }

  /** Whether it says that something is not saved. */
  get unsavedNote(): Locator {
    return this.page.getByText('Unsaved changes', { exact: true });
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.page.getByText('Saved successfully!')).toBeVisible();
    await expect(this.unsavedNote).toHaveCount(0);
  }
}
