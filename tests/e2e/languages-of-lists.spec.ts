import { createWidget } from '@cartwright/core/contract/widgets';
import { newTier } from '@cartwright/core/widgets/bundle-settings';
import { OWN_BOX } from '@cartwright/core/widgets/bundle-templates';
import type { WidgetToCreate } from '@cartwright/core/widgets/created-widget';
import { newWidgetSettings, type WidgetSettings } from '@cartwright/core/widgets/widget-settings';
import type { Page } from '@playwright/test';
import type { Launched } from './launch';
import { placeCollectionBlock, placeSearchBlock } from './models/collection-block';
import { changeDefaults } from './models/filtered-grid';
import { launchMirrored } from './models/mirrored-app';
import { LANGUAGES, speak } from './models/spoken-language';
import { unfitButtons } from './models/unfit-buttons';
import { expect, test } from './test';

/** Button texts fit on a phone, in each of our languages. */
let app: Launched;
test.describe.configure({ timeout: 240_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launchMirrored();
});
test.afterAll(() => app.stop());
test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 780 }));

/** Opens a page of the store in every language, and gives what does not fit, by language. */
async function unfitIn(
  page: Page,
  path: string,
  within: string,
  shown: (page: Page) => Promise<void>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const language of LANGUAGES) {
    await speak(page, app.storeUrl, language);
    // Widgets leave out what is in the cart.
    await page.request.post(`${app.storeUrl}/cart/clear.js`);
    await page.goto(`${app.storeUrl}/de/${path}`);
    await shown(page);
    const faults = [...new Set(await page.evaluate(unfitButtons, within))];
    if (faults.length > 0) found[language] = faults;
    const folder = process.env.SCREENSHOTS;
    if (folder !== undefined) {
      const name = `${path.replace(/\W+/g, '-')}-${Date.now() % 1e6}-${language}`;
      await page.screenshot({ path: `${folder}/${name}.png` });
    }
  }
  return found;
}

/** Waits until the list has loaded. */
const listed = (page: Page) =>
  expect(page.locator('.cw-listing:not([data-awaiting]) .cw-filter-open').first()).toBeVisible();

test('list: cards, filters, sort order and load more', async ({ page }) => {
  await placeCollectionBlock(page, app.storeUrl, true);
  await changeDefaults(app.adminUrl, (settings) => ({
    ...settings,
    template: {
      ...settings.template,
      pagination: { ...settings.template.pagination, type: 'load_more', amountPerPage: 8 },
    },
  }));
  expect(await unfitIn(page, 'collections/all', '.cw-listing', listed)).toEqual({});
  for (const sort of ['rating-ascending', 'price-descending', 'created-descending', 'best-selling']) {
    expect(await unfitIn(page, `collections/all?sort_by=${sort}`, '.cw-listing-bar', listed)).toEqual({});
  }
});

test('filter dialog, active filters and quick add', async ({ page }) => {
  await placeCollectionBlock(page, app.storeUrl, true);
  const path = 'collections/clothing?filter.v.availability=1&filter.v.option.colour=Moss';
  const sheet = async () => {
    await listed(page);
    await page.locator('.cw-filter-open').click();
    await expect(page.locator('.cw-sheet')).toBeVisible();
  };
  expect(await unfitIn(page, path, '.cw-listing', sheet)).toEqual({});
  const quick = async () => {
    await listed(page);
    await page.locator('.cw-card a.cw-card-button').first().click();
    await expect(page.locator('.cw-quick-dialog')).toBeVisible();
  };
  expect(await unfitIn(page, 'collections/clothing', '.cw-quick-dialog', quick)).toEqual({});
});

test('search results, found or not', async ({ page }) => {
  await placeSearchBlock(page, app.storeUrl, true);
  const results = (path: string) =>
    unfitIn(page, path, '.cw-listing', () =>
      expect(page.locator('.cw-listing:not([data-awaiting])')).toBeVisible(),
    );
  expect(await results('search?q=mug')).toEqual({});
  expect(await results('search?q=xyzzy')).toEqual({});
});

/**
 * Makes a widget and puts it on product pages. What our server answers in each language is at hand, for shoppers don't wait
 * long.
 */
async function place(page: Page, widget: Partial<WidgetToCreate>): Promise<void> {
  const made = await page.request.post(`${app.adminUrl}${createWidget.path}`, {
    headers: { origin: new URL(app.adminUrl).origin },
    data: { widget: { name: 'Measured', classification: null, ...widget } },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { widget_id: id } = createWidget.response.parse(await made.json());
  await placeCollectionBlock(page, app.storeUrl, false, {
    'on:main-product/widget': 'on',
    'setting:main-product/widget:widget': String(id),
  });
  const responses = new Map<string | null, string>();
  for (const language of LANGUAGES) {
    const url = `${app.storeUrl}/de/apps/cartwright/widgets?ids=${id}&country=DE&locale=${language}`;
    const response = await page.request.get(url);
    expect(response.ok()).toBe(true);
    responses.set(language, await response.text());
  }
  await page.route('**/apps/cartwright/widgets?*', (route) => {
    const body = responses.get(new URL(route.request().url()).searchParams.get('locale'));
    return body === undefined ? route.fallback() : route.fulfill({ contentType: 'application/json', body });
  });
}

async function productsOf(page: Page, ...handles: string[]) {
  return Promise.all(
    handles.map(async (handle) => {
      const found = await page.request.get(`${app.storeUrl}/products/${handle}.js`);
      return { product_id: ((await found.json()) as { id: number }).id, variant_ids: [] };
    }),
  );
}

const SHOWN = ['enamel-mug', 'garden-sweatshirt', 'morning-tea', 'linen-apron'];

/** Every choice that a widget can offer. */
const ALL_CHOICES: WidgetSettings = {
  ...newWidgetSettings(),
  productType: 'both',
  timer: { enabled: true, minutes: 90, seconds: 0, width: 100 },
  quantityInputs: { enabled: true, default: 1, min: 1, max: 10 },
};

const small = (
  type: WidgetSettings['layout']['small']['type'],
  columns: number,
): Partial<WidgetSettings> => ({
  layout: { ...ALL_CHOICES.layout, small: { type, columns } },
});

for (const [name, settings] of Object.entries({
  'a grid': { ...newWidgetSettings(), ...small('grid', 2) },
  'a grid with choices': { ...ALL_CHOICES, ...small('grid', 2) },
  'a carousel': { ...ALL_CHOICES, ...small('carousel', 2) },
  'a list': { ...ALL_CHOICES, ...small('list', 1) },
  'compact lines': { ...newWidgetSettings(), ...small('line', 1) },
  'compact lines with choices': { ...ALL_CHOICES, ...small('line', 1) },
  'what is bought together': { ...ALL_CHOICES, displayType: 'bought_together' },
  'a menu': { ...ALL_CHOICES, displayType: 'menu', ...small('grid', 2) },
} satisfies Record<string, WidgetSettings>)) {
  test(`widget as ${name}`, async ({ page }) => {
    const title = settings.displayType === 'menu' ? 'Frequently bought together' : 'You may also like';
    await place(page, { title, settings, products: await productsOf(page, ...SHOWN) });
    const shown = async () => {
      const widget = page.locator('[data-cartwright-widget], .cw-widget').first();
      await widget.scrollIntoViewIfNeeded();
      if (settings.displayType === 'menu') await page.locator('.cw-widget-menu > summary').click();
      const arrangement = settings.layout.small.type;
      const drawn =
        settings.displayType === 'bought_together' ? '.cw-together' : `[data-arrangement="${arrangement}"]`;
      await expect(page.locator(`${drawn} .cw-card`).filter({ hasText: 'Enamel Mug' })).toBeVisible();
      // Without choices the button of a card says that its product is in the cart.
      if (settings.timer.enabled) return;
      const add = page.locator('.cw-card button.cw-card-button').first();
      const before = await add.innerText();
      await add.click();
      await expect(add).not.toHaveText(before);
    };
    expect(await unfitIn(page, 'products/glazed-teapot', '.cw-listing', shown)).toEqual({});
  });
}

for (const stepDisplay of ['tabs', 'page'] as const) {
  test(`bundle builder with steps as ${stepDisplay}`, async ({ page }) => {
    const step = async (at: number, ...handles: string[]) => ({
      ...(OWN_BOX.steps[at] as (typeof OWN_BOX.steps)[number]),
      products: await productsOf(page, ...handles),
    });
    const steps = [
      await step(0, 'enamel-mug', 'garden-sweatshirt', 'morning-tea'),
      await step(1, 'linen-apron', 'glazed-teapot'),
    ];
    const tiers = [{ ...newTier('1'), requiredQuantity: 3, discountValue: 10 }];
    const bundle = {
      ...OWN_BOX,
      isPublished: true,
      stepDisplay,
      steps,
      discount: { ...OWN_BOX.discount, tiers },
    };
    await place(page, {
      title: 'Build your own box',
      classification: 'bundle_builder',
      settings: { bundle } as WidgetToCreate['settings'],
    });
    const shown = async () => {
      await page.locator('[data-cartwright-widget], .cw-widget').first().scrollIntoViewIfNeeded();
      await expect(page.locator('.cw-bundle .cw-card').first()).toBeVisible();
      await page.locator('.cw-bundle-by:visible:not([aria-disabled="true"])').last().click();
    };
    expect(await unfitIn(page, 'products/glazed-teapot', '.cw-bundle', shown)).toEqual({});
  });
}
