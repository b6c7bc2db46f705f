import { expect, type Locator, type Page } from '@playwright/test';

/** Controls of how the preview is shown, in any editor. */
export class PreviewControls {
  constructor(private readonly page: Page) {}

  get group(): Locator {
    return this.page.getByRole('group', { name: 'Preview controls' });
  }

  get country(): Locator {
    return this.group.getByRole('button', { name: /^Country/ });
  }

  get state(): Locator {
    return this.group.getByLabel('State');
  }

  get language(): Locator {
    return this.group.getByLabel('Language');
  }

  get zoom(): Locator {
    return this.group.getByLabel('Zoom');
  }

  get storePage(): Locator {
    return this.group.getByRole('button', { name: 'Show the store’s page around it' });
  }

  /** Slider of the preview cart's total, by its accessible name. */
  worth(amount: RegExp): Locator {
    return this.page.getByRole('slider', { name: amount });
  }

  async chooseCountry(name: string): Promise<void> {
    await this.country.click();
    await this.page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
    await expect(this.country).toHaveAccessibleName(new RegExp(`^Country: ${name}`));
  }
}
