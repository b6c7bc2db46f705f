import { join } from 'node:path';
import { openPicker, test } from './admin-gallery';
import type { Picker } from './models/picker';
import { expect } from './test';

const WIDTHS = [360, 768, 1280];

const folder = process.env.SCREENSHOTS ?? 'test-results/pictures';

/** Longer than any motion of the pages. */
const SETTLED_MS = 700;

interface View {
  readonly button: string;
  readonly answers?: string;
  readonly show?: (picker: Picker) => Promise<void>;
}

const VIEWS: Record<string, View> = {
  products: { button: 'Change products' },
  'products-long': {
    button: 'Choose products',
    show: async (picker) => {
      await picker.search('hand');
      await expect(picker.dialog.getByRole('checkbox')).toHaveCount(1);
    },
  },
  'products-filter': {
    button: 'Choose products',
    show: async (picker) => {
      await picker.filterBy('Vendor', 'Quill & Thorn');
      await picker.dialog.getByRole('button', { name: 'Collection', exact: true }).click();
      await expect(picker.dialog.getByRole('button', { name: 'Gifts' })).toBeVisible();
    },
  },
  'products-full': {
    button: 'Choose products',
    show: (picker) => picker.dialog.getByRole('button', { name: 'Select all shown' }).click(),
  },
  'products-selected': { button: 'Change products', show: (picker) => picker.showSelected() },
  'products-none': {
    button: 'Choose products',
    show: async (picker) => {
      await picker.filterBy('Tag', 'wool');
      await picker.search('nothing like it');
      await expect(picker.dialog).toContainText('No products match “nothing like it”');
    },
  },
  'products-failed': { button: 'Choose products', answers: 'failure' },
  'products-loading': { button: 'Choose products', answers: 'never' },
  collections: { button: 'Choose collections' },
  'collections-selected': { button: 'Choose collections', show: (picker) => picker.showSelected() },
  tags: { button: 'Choose tags', show: (picker) => picker.search('summer 24') },
  countries: { button: 'Choose countries', show: (picker) => picker.select('European Union') },
};

for (const [name, { button, answers = 'all', show }] of Object.entries(VIEWS)) {
  for (const width of WIDTHS) {
    test(`picker ${name} at ${width}`, async ({ page, galleryUrl }) => {
      await page.setViewportSize({ width, height: width < 500 ? 740 : 800 });
      const picker = await openPicker(page, galleryUrl, button, answers);
      await show?.(picker);
      await page.waitForTimeout(SETTLED_MS);
      await page.screenshot({ path: join(folder, `picker-${name}-${width}.png`) });
    });
  }
}
