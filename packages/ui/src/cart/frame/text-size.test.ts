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

describe('the size of the cart’s texts', () => {
  it('begins with what shoppers have set in their browser', () => {
    const sizes = fontSizes().filter(({ file }) => file === 'frame/tokens.css');
    expect(sizes.map(({ size }) => size)).toEqual(['var(--cw-font-size, medium)']);
  });

  it('follows that everywhere: in no place pixels or the theme’s root alone', () => {
    expect(fontSizes().filter(({ size }) => !size.startsWith('max(') && /\d(px|rem)/.test(size))).toEqual([]);
  });
});
