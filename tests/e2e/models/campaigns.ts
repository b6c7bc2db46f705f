import { expect, type Page } from '@playwright/test';

/** The admin's pages of Smart Collections, as a merchant uses them. */
export class Campaigns {
  constructor(
    readonly page: Page,
    private readonly adminUrl: string,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(`${this.adminUrl}/smart-collections/campaigns/`);
    await this.page.getByRole('heading', { level: 1, name: 'Collections' }).waitFor();
  }

  async create(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Create campaign' }).first().click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
  }

  async chooseCollection(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Choose collections' }).click();
    await this.pick(title);
  }

  async featureProducts(...titles: readonly string[]): Promise<void> {
    await this.page.getByLabel('Show these products first').check();
    await this.page.getByRole('button', { name: 'Choose products' }).click();
    await this.pick(...titles);
  }

  /** Tomorrow by the store's clock, at midnight as nobody says more, until somebody ends it. */
  async startTomorrow(): Promise<void> {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
    await this.page.getByLabel('Start date').fill(day.format(Date.now() + 86_400_000));
    await expect(this.page.getByLabel('Start time').locator('option:checked')).toHaveText('12:00 AM');
  }

  /** Takes a part over that is as without the campaign, by the heading of its card. */
  takeOver(card: string): Promise<void> {
    return this.page
      .getByRole('region', { name: card, exact: true })
      .getByLabel('As without this campaign')
      .uncheck();
  }

  /** The campaign's status, with the campaigns that overlap it. */
  get status() {
    return this.page.getByRole('region', { name: 'Status' });
  }

  /** Screen reader announcement while a row is dragged. */
  dragNews(words: string) {
    return this.page.locator('[id^="DndLiveRegion"]').filter({ hasText: words });
  }

  /** The names of the filters, in order. */
  get filters() {
    return this.page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
  }

  publish(): Promise<void> {
    return this.page.getByRole('button', { name: 'Publish' }).click();
  }

  /** The products of the chosen collection, in order, each with its reason. */
  get explained() {
    return this.page.getByRole('list', { name: 'Products in order' }).getByRole('listitem');
  }

  /** The collection's page by what is on the page, saved or not. */
  get preview() {
    return this.page.frameLocator('iframe[title="Collection preview"]');
  }

  /** Why the product that was selected in the preview is where it is. */
  get why() {
    return this.page.locator('.cw-preview-why');
  }

  private async pick(...titles: readonly string[]): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    for (const title of titles) {
      await dialog.getByRole('textbox').fill(title);
      await dialog.getByRole('checkbox', { name: new RegExp(`^${title}`) }).check();
    }
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
    // Their rows have taken their room: what comes next is not pressed while it moves.
    for (const title of titles)
      await expect(this.page.getByText(title, { exact: true }).first()).toBeVisible();
  }
}
