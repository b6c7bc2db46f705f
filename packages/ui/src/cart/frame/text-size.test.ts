import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CART = new URL('../', import.meta.url);

/** Font size declarations in the cart's style sheets, by file. */
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

describe('text size of the cart', () => {
  it('starts with the browser’s font size', () => {
    const sizes = fontSizes().filter(({ file }) => file === 'frame/tokens.css');
    expect(sizes.map(({ size }) => size)).toEqual(['var(--cw-font-size, medium)']);
  });

  it('scales everywhere, without bare px or rem', () => {
    expect(fontSizes().filter(({ size }) => !size.startsWith('max(') && /\d(px|rem)/.test(size))).toEqual([]);
  });
});
