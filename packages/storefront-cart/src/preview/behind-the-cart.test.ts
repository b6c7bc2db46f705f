import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const styles = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const background = (css: string, selector: string) =>
  css.split(`${selector} {`)[1]?.match(/background: ([^;]+);/)?.[1];

it('the page behind the cart is dimmed as in the storefront', () => {
  const dark = background(styles('../drawer/drawer.css'), '.cw-dialog::backdrop');
  expect(dark).toMatch(/^rgb/);
  expect(background(styles('./behind-the-cart.css'), ':host::after')).toBe(dark);
});
