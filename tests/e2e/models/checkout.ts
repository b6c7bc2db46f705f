import { expect, type Locator, type Page } from '@playwright/test';

export const ANNA: Readonly<Record<string, string>> = {
  Email: 'anna@example.com',
  'First name': 'Anna',
  'Last name': 'Berg',
  'Street and house number': '1 Mill Lane',
  City: 'Hudson',
  State: 'NY',
  Prefecture: 'Tokyo',
  'ZIP code': '12534',
  'Postal code': '10115',
};

/** The local store's checkout, the page of an order, and its back office, as people use them. */
export class Checkout {
  constructor(readonly page: Page) {}

  /** Fills in what the country asks for; `contact` replaces some of it. */
  async fillIn(contact: Readonly<Record<string, string>> = {}): Promise<void> {
    // On its way here the page before this one has none of the fields.
    await this.page.locator('[data-checkout]').waitFor();
    for (const [label, value] of Object.entries({ ...ANNA, ...contact })) {
      const field = this.page.getByLabel(label, { exact: label !== 'First name' });
      if ((await field.count()) > 0) await field.fill(value);
    }
  }

  get card(): Locator {
    return this.page.getByLabel('Card number');
  }

  get code(): Locator {
    return this.page.getByLabel('Discount code or gift card');
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: /^(Pay now|Place order)/ });
  }

  async payWith(card: string): Promise<void> {
    await this.card.fill(card);
    await this.payButton.click();
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.page.getByRole('button', { name: 'Apply' }).click();
    await expect(this.page.locator('[data-checkout]')).not.toHaveAttribute('aria-busy');
  }

  async isThanked(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
  }

  /** Amounts of the totals by label, without text around the numbers. */
  async amounts(): Promise<Readonly<Record<string, string>>> {
    const rows = await this.page
      .locator('.sums > div')
      .evaluateAll((all) =>
        all.map((row) => [row.querySelector('dt'), row.querySelector('dd')].map((each) => each?.textContent)),
      );
    return Object.fromEntries(
      rows.map(([name = '', amount = '']) => [
        (name ?? '').replace(/\s+/g, ' ').trim(),
        figures((amount ?? '').replace(/\s+/g, ' ')),
      ]),
    );
  }

  /** Follows the thank-you page to the order; gives the order's number. */
  async openOrder(): Promise<string> {
    await this.page.getByRole('link', { name: 'Open in the back office' }).click();
    return (await this.page.getByRole('heading', { level: 1 }).innerText()).replace('Order #', '');
  }

  /** The cells of a row of an order's amounts: one for each currency. */
  async orderAmounts(name: string): Promise<string[]> {
    const row = this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
    return (await row.getByRole('cell').allInnerTexts()).map(figures);
  }

  async refund(units: Readonly<Record<string, number>>, shipping = false): Promise<void> {
    for (const [title, quantity] of Object.entries(units)) {
      await this.page.getByRole('spinbutton', { name: title }).fill(String(quantity));
    }
    if (shipping) await this.page.getByRole('checkbox', { name: /^Shipping/ }).check();
    await this.page.getByRole('button', { name: 'Preview refund' }).click();
    await this.page.getByRole('button', { name: /^Refund / }).click();
    await expect(this.page.getByText(/^Refunded .*\.$/)).toBeVisible();
  }
}

/** The digits of an amount in any market, with a point before decimals: "1.234,50 €" is "1234.50". */
export function figures(text: string): string {
  const [whole = '', cents] = text.replace(/[^\d.,]/g, '').split(/[.,](?=\d{2}$)/);
  const digits = whole.replace(/\D/g, '');
  return cents === undefined ? digits : `${digits}.${cents}`;
}
