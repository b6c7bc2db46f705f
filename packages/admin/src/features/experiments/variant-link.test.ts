import { expect, test } from 'vitest';
import { variantLink } from './variant-link';

const STORE = 'https://shop.example';
const linkTo = (page: string) => variantLink(STORE, page, { testId: 't', variantId: 'b' });

test.each([
  ['/', '/?cartwright_test=t.b'],
  ['', '/?cartwright_test=t.b'],
  ['/collections/summer', '/collections/summer?cartwright_test=t.b'],
  ['collections/summer', '/collections/summer?cartwright_test=t.b'],
  [' /products/tea?variant=7#reviews ', '/products/tea?variant=7&cartwright_test=t.b'],
  ['https://www.shop.example/de/products/tea?variant=7', '/de/products/tea?variant=7&cartwright_test=t.b'],
  ['/?cartwright_test=t.a', '/?cartwright_test=t.b'],
])('a variant is shown on the page %j', (page, path) => {
  expect(linkTo(page)).toBe(`${STORE}${path}`);
});

test.each([
  '//elsewhere.example/a',
  'https://elsewhere.example//evil.example/a',
  'javascript:alert(1)',
  'http://',
])('a link opens the store for any input: %j', (page) => {
  expect(new URL(linkTo(page)).origin).toBe(STORE);
});
