import { readDefaults, saveDefaults } from '@cartwright/core/contract/collections';
import { BUILT_IN_FILTERS } from '@cartwright/core/listing/settings/built-in';
import type { FilterEntry } from '@cartwright/core/listing/settings/listing-settings';
import { expect, type Page } from '@playwright/test';

/** The grid of a collection with its filters. */
export class FilteredGrid {
  constructor(private readonly page: Page) {}

  private readonly block = () => this.page.locator('.cw-listing');

  get titles() {
    return this.page.locator('.cw-card-title');
  }

  /** Live region that screen readers announce. */
  get status() {
    return this.block().getByRole('status');
  }

  get chips() {
    return this.page.getByRole('button', { name: /^Remove filter: / });
  }

  get openAll() {
    return this.block().getByRole('button', { name: /^Filters/ });
  }

  get sheet() {
    return this.page.getByRole('dialog', { name: 'Filters' });
  }

  /** A filter above the grid, or beside it. */
  atHand(filter: string) {
    return this.block().locator('.cw-filter').filter({ hasText: filter });
  }

  /** Chooses a value of a filter above the grid, by its label. */
  async chooseAtHand(filter: string, value: string): Promise<void> {
    const dropdown = this.atHand(filter);
    await dropdown.locator('summary').click();
    await dropdown.getByText(value, { exact: true }).click();
    await expect(dropdown.getByRole('checkbox', { name: new RegExp(`^${value} `) })).toBeChecked();
    await this.page.keyboard.press('Escape');
    await expect(dropdown.locator('summary')).toBeFocused();
  }

  /** Whether the focus is on something of the page itself; a browser's own controls are none. */
  focusIsBehindTheSheet(): Promise<boolean> {
    return this.page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== null && activeElement !== document.body && !activeElement.closest('dialog');
    });
  }
}

export const productsLabel = (count: number) => (count === 1 ? '1 product' : `${count} products`);

/** Serves filters by these options before the built-in ones. */
export async function serveFilters(adminUrl: string, options: readonly string[]): Promise<void> {
  const [first] = BUILT_IN_FILTERS;
  if (!first) throw new Error('There are no filters.');
  const ofOptions = options.map(
    (name): FilterEntry => ({ ...first, id: name, type: 'product-option', name }),
  );
  const others = BUILT_IN_FILTERS.filter(({ type }) => type !== 'product-option');
  const filters = [...ofOptions, ...others].map((filter, index) => ({ ...filter, index }));
  await changeDefaults(adminUrl, (settings) => ({ ...settings, filters }));
}

type DefaultSettings = ReturnType<typeof readDefaults.response.parse>['settings'];

/** Saves default settings that differ from those of now. */
export async function changeDefaults(
  adminUrl: string,
  change: (settings: DefaultSettings) => DefaultSettings,
): Promise<void> {
  const at = `${adminUrl}${readDefaults.path}`;
  const { settings, revision } = readDefaults.response.parse(await (await fetch(at)).json());
  const saved = await fetch(at, {
    method: saveDefaults.method,
    headers: { 'content-type': 'application/json', origin: adminUrl },
    body: JSON.stringify({ setting: change(settings), revision }),
  });
  expect(saved.status).toBe(200);
}

interface StoreProduct {
  readonly title: string;
  readonly options: readonly { readonly name: string }[];
  readonly variants: readonly {
    readonly option1: string | null;
    readonly option2: string | null;
    readonly option3: string | null;
    readonly available: boolean;
  }[];
}

/** The titles of a collection's products with a variant that has all of these values and, unless stated otherwise, is in stock. */
export async function productsWith(
  page: Page,
  collectionUrl: string,
  wanted: Readonly<Record<string, string>>,
  inStock = true,
): Promise<string[]> {
  const response = await page.request.get(`${collectionUrl}/products.json?limit=250`);
  const { products }: { products: StoreProduct[] } = await response.json();
  return products
    .filter(({ options, variants }) =>
      variants.some(
        ({ option1, option2, option3, available }) =>
          (available || !inStock) &&
          Object.entries(wanted).every(
            ([name, value]) =>
              [option1, option2, option3][options.findIndex((option) => option.name === name)] === value,
          ),
      ),
    )
    .map(({ title }) => title);
}
