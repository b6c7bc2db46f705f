import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SHEETS = ['packages/admin/src', 'packages/ui/src/admin'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
);

/** Selectors of rules that scroll without a position: hidden text in them would make the window scroll instead. */
function unpositionedScrollers(css: string): string[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', rule = '']) =>
      /overflow(-y)?:[^;]*\bauto\b/.test(rule) && !/position:/.test(rule) ? [selector.trim()] : [],
  );
}

it('every scroller in the admin is positioned, so hidden texts don’t grow the page', () => {
  expect(SHEETS.length).toBeGreaterThan(30);
  const found = SHEETS.flatMap((sheet) => unpositionedScrollers(readFileSync(sheet, 'utf8')));
  // Dialogs have a position of their own.
  expect(found.filter((selector) => selector !== '.cwa-full-dialog')).toEqual([]);
});
