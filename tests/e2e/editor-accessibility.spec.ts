import { AxeBuilder } from '@axe-core/playwright';
import { Admin } from './models/admin';
import type { Editor } from './models/editor';
import { expect, test } from './test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const STATES: Record<string, (editor: Editor) => Promise<void>> = {
  'the menu of a component': async (editor) => {
    await editor.openMenu('Cart Items');
  },
  'a component picked up by keys': async (editor) => {
    await editor.handle('Cart Subtotal').focus();
    await editor.page.keyboard.press('Space');
    await expect(editor.dragNews).toHaveText(/^Picked up/);
    await editor.page.keyboard.press('ArrowUp');
  },
  'what can be added': async (editor) => {
    await editor.components.getByRole('link', { name: 'Add component' }).click();
  },
  'the list of shortcuts': async ({ page }) => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a question before removing': async (editor) => {
    await editor.choose('Tiered Progress Bar', 'Remove…');
    await expect(editor.page.getByRole('dialog')).toBeVisible();
  },
};

for (const [state, show] of Object.entries(STATES)) {
  test(`axe finds nothing on ${state}`, async ({ page, shop }) => {
    const editor = await new Admin(page, shop.adminUrl).openCart('Demo cart');
    await show(editor);
    // Colours are judged as they are when nothing moves.
    await page.waitForTimeout(500);
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
      [],
    );
  });
}
