import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDERS = [
  'packages/ui/src/listing',
  'packages/ui/src/listing/filters',
  'packages/ui/src/listing/quick-add',
];

/** Selectors of rules for inputs in lists and widgets that a theme's rule for all inputs would make as high as its fields. */
function stretchedInputs(css: string): string[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', rule = '']) =>
      /\binput$/.test(selector.trim()) &&
      /inline-size: \d+px/.test(rule) &&
      !/all: revert|min-block-size/.test(rule)
        ? [selector.trim()]
        : [],
  );
}

it('checkboxes and radio buttons keep their size in themes that style all inputs', () => {
  const sheets = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  expect(sheets.join('').match(/\binput \{/g)?.length).toBeGreaterThan(2);
  expect(sheets.flatMap(stretchedInputs)).toEqual([]);
});
