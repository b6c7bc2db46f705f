import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CART = new URL('../', import.meta.url);

/** Declarations of font sizes in the sheets of the cart, by file. */
function fontSizes(): { file: string; size: string }[] {
  const files = readdirSync(CART, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, CART), 'utf8').matchAll(/font-size: ([^;]+);/g)].map(([, size = '']) => ({
      file,
      size,
    })),
  );
}

const COLUMNS = 'var(--cw-font-size, max(1em, 1rem))';

describe('the size of the cart’s texts', () => {
  it('begins with what shoppers have set in their browser, or a larger root', () => {
    const sizes = fontSizes();
    expect(sizes.filter(({ file }) => file === 'frame/tokens.css').map(({ size }) => size)).toEqual([
      'medium',
    ]);
    expect(sizes).toContainEqual({ file: 'frame/frame.css', size: COLUMNS });
  });

  it('follows that everywhere: in no place pixels or the theme’s root alone', () => {
    const fixed = fontSizes().filter(({ size }) => !size.startsWith('max(') && /\d(px|rem)/.test(size));
    expect(fixed).toEqual([{ file: 'frame/frame.css', size: COLUMNS }]);
  });
});
