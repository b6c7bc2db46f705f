import type { Locator, Page } from '@playwright/test';

/** An open picker of the editor kit. */
export class Picker {
  readonly dialog: Locator;
  readonly selectedList: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.selectedList = this.dialog.getByRole('list', { name: /^Selected/ });
  }

  async search(words: string): Promise<void> {
    await this.dialog.getByPlaceholder(/^Search/).fill(words);
  }

  /** By a click on its name, somewhere in its row. */
  async select(...names: string[]): Promise<void> {
    for (const name of names) await this.dialog.getByText(name, { exact: true }).click();
  }

  choice(name: string): Locator {
    return this.dialog.getByRole('checkbox', { name });
  }

  async filterBy(label: string, option: string): Promise<void> {
    await this.dialog.getByRole('button', { name: label, exact: true }).click();
    const options = this.dialog.getByRole('region', { name: label });
    await options.getByRole('textbox').fill(option);
    await options.getByRole('button', { name: option, exact: true }).click();
  }

  chip(text: string): Locator {
    return this.dialog.getByRole('list', { name: 'Filters' }).getByText(text);
  }

  async showSelected(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Selected/ }).click();
  }

  async showAll(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'All', exact: true }).click();
  }

  /** The names in the view of what is selected, in their order. */
  selected(): Locator {
    return this.selectedList.getByRole('listitem');
  }

  async done(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Done' }).click();
  }
}
