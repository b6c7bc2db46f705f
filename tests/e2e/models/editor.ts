import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The cart editor: bar, sidebar, panels, preview. */
export class Editor {
  constructor(readonly page: Page) {}

  async isReady(): Promise<void> {
    await expect(this.components).toBeVisible();
  }

  /** On narrow screens preview and settings take turns. */
  async showPreview(): Promise<void> {
    await this.page.getByRole('button', { name: 'Show preview' }).click();
    await expect(this.previewProgress).toBeVisible();
  }

  private get components(): Locator {
    return this.page.getByRole('navigation', { name: 'Cart components' });
  }

  /** What the merchant sees in the preview's frame. */
  get preview(): FrameLocator {
    return this.page.frameLocator('iframe[title="Cart preview"]');
  }

  get previewProgress(): Locator {
    return this.preview.getByRole('progressbar');
  }

  /** A gift in the preview's bar, by its product's title. */
  previewGift(title: string): Locator {
    return this.preview.locator('[part="gift"]').filter({ hasText: title });
  }

  /** Opens a component's settings. */
  async openComponent(name: string): Promise<void> {
    await this.components.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  }

  /** Opens the settings of a tier of the progress bar, counted from 1. */
  async openTier(number: number): Promise<TierSettings> {
    await this.openComponent('Tiered Progress Bar');
    const tier = this.page.getByRole('region', { name: new RegExp(`^Tier ${number}:`) });
    await tier.getByRole('button', { name: new RegExp(`^Tier ${number}:`), expanded: false }).click();
    return new TierSettings(this.page, tier);
  }

  /** Puts the preview's cart to a value, in whole units of the currency. */
  async fillPreviewCart(worth: number): Promise<void> {
    await this.page.getByRole('slider', { name: /^Preview cart/ }).fill(String(worth * 100));
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

  async leave(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back to Smart Carts' }).click();
  }
}

/** The open settings of one tier. */
export class TierSettings {
  constructor(
    private readonly page: Page,
    readonly region: Locator,
  ) {}

  get minimum(): Locator {
    return this.region.getByLabel('Minimum', { exact: true });
  }

  /** Takes out every product of the tier, and picks another by searching for it. */
  async giveInstead(title: string): Promise<void> {
    const chosen = this.region.getByRole('list', { name: 'Free products' });
    await chosen
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(chosen).toHaveCount(0);
    await this.region.getByRole('button', { name: 'Choose products' }).click();
    const picker = this.page.getByRole('dialog', { name: 'Free products' });
    await picker.getByLabel('Search products').fill(title);
    await picker.getByRole('checkbox', { name: title }).check();
    await picker.getByRole('button', { name: 'Done' }).click();
    await expect(chosen.getByText(title)).toBeVisible();
  }
}
