import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Admin } from './models/admin';
import type { Editor } from './models/editor';
import { expect, test } from './test';

const folder = process.env.SCREENSHOTS ?? 'test-results/pictures';

/** Longer than any motion of the pages. */
const SETTLED_MS = 1800;

type State = (editor: Editor, page: Page) => Promise<void>;

const STATES: Record<string, State> = {
  tree: async () => undefined,
  dragging: (editor) => editor.holdOver('Cart Subtotal', 'Cart Items', 'upper'),
  refusing: (editor) => editor.holdOver('Cart Items', 'Cart Subtotal', 'upper'),
  menu: async (editor) => {
    await editor.openMenu('Cart Subtotal');
  },
  removing: async (editor) => {
    await editor.openComponent('Cart Subtotal');
    await editor.page.getByLabel('Subtotal', { exact: true }).fill('Sum');
    if ((editor.page.viewportSize()?.width ?? 0) < 1180) {
      await editor.page.getByRole('button', { name: 'All components' }).click();
    }
    await editor.choose('Cart Subtotal', 'Remove…');
  },
  removed: async (editor) => {
    await editor.choose('Title Bar', 'Remove…');
  },
  add: async (editor, page) => {
    await editor.choose('Title Bar', 'Remove…');
    await editor.components.getByRole('link', { name: 'Add component' }).click();
    await expect(page.getByRole('heading', { name: 'Add component' })).toBeVisible();
  },
  help: async (_, page) => {
    await page.keyboard.press('?');
    // On a phone the dialog itself has no height; what is in it has.
    await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
  missing: async (_, page) => {
    await page.goto(`${page.url().split('#')[0]}#component/gone`);
    await expect(page.getByRole('heading', { name: 'Component Not Found' })).toBeVisible();
  },
};

for (const [name, show] of Object.entries(STATES)) {
  for (const width of [360, 768, 1280]) {
    test(`editor ${name} at ${width}`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
      const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
      await show(editor, page);
      await page.waitForTimeout(SETTLED_MS);
      await page.screenshot({ path: join(folder, `editor-${name}-${width}.png`) });
    });
  }
}
