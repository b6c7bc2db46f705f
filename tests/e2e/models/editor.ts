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

  get components(): Locator {
    return this.page.getByRole('navigation', { name: 'Cart components' });
  }

  /** Content of the preview's frame. */
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

  /** Adds a component of a type by its name; its settings open. */
  async addComponent(name: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Add component' }).click();
    const called = this.page.getByText(`Add ${name}`, { exact: true });
    await this.page.getByRole('button').filter({ has: called }).click();
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

  /** Components by area, as the sidebar lists them. */
  async places(): Promise<Record<string, string[]>> {
    const groups = await this.components.getByRole('region').all();
    const places = groups.map(async (group) => [
      await group.getByRole('heading').innerText(),
      await group.locator('a .cw-tree__name').allInnerTexts(),
    ]);
    return Object.fromEntries(await Promise.all(places));
  }

  row(name: string): Locator {
    return this.components.getByRole('listitem').filter({ has: this.page.getByRole('link', { name }) });
  }

  handle(name: string): Locator {
    return this.components.getByRole('button', { name: `Move ${name}`, exact: true });
  }

  /** Opens what can be done with a component besides its settings. */
  async openMenu(name: string): Promise<Locator> {
    await this.menuButton(name).click();
    return this.page.getByRole('menu');
  }

  menuButton(name: string): Locator {
    return this.components.getByRole('button', { name: `Move or remove ${name}` });
  }

  async choose(name: string, item: string | RegExp): Promise<void> {
    const menu = await this.openMenu(name);
    await menu.getByRole('menuitem', { name: item }).click();
    await expect(menu).toHaveCount(0);
  }

  /** Picks a component up with the mouse and holds it over the upper or lower edge of another one's row. */
  async holdOver(name: string, other: string, edge: 'upper' | 'lower'): Promise<void> {
    const { page } = this;
    const from = await middleOf(this.handle(name));
    const row = await boxOf(this.row(other));
    const y = edge === 'upper' ? row.y + 2 : row.y + row.height - 2;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 6, from.y + 6, { steps: 2 });
    await page.mouse.move(row.x + 40, y, { steps: 8 });
  }

  /** Screen reader announcements during a drag. */
  get dragNews(): Locator {
    return this.page.locator('[id^="DndLiveRegion"]');
  }

  /** The line that the preview draws where a drop would land. */
  get previewDropLine(): Locator {
    return this.preview.locator('[data-drop]');
  }

  get undoButton(): Locator {
    return this.page.getByRole('button', { name: /^Undo/ }).first();
  }

  get redoButton(): Locator {
    return this.page.getByRole('button', { name: /^Redo/ });
  }

  get saveButton(): Locator {
    return this.page.getByRole('region', { name: 'Save' }).getByRole('button', { name: 'Save' });
  }

  /** Note about unsaved changes. */
  get unsavedNote(): Locator {
    return this.page.getByText('Unsaved changes', { exact: true });
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.page.getByText('Saved successfully!').last()).toBeVisible();
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

async function boxOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

/** The middle of an element, in pixels of the window. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}
