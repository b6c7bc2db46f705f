import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const DOCUMENT = readFileSync(join(root, 'docs/theme-developers.md'), 'utf8');
const SOURCES = ['packages/ui/src/cart', 'packages/storefront-kit/src', 'packages/storefront-cart/src'];

const sources = [
  ...SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (name) => /\.(tsx?|css)$/.test(name) && !/\.test\.|[/]testing[/]|[/]preview[/]/.test(`/${name}`),
      )
      .map((name) => join(folder, name)),
  ),
  // What comes with looks that need it.
  'packages/core/src/looks/storefront-look.ts',
]
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

const all = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

/** The rows of the table whose first column is called so. */
const table = (heading) => DOCUMENT.split(`\n| ${heading} |`)[1].split('\n\n')[0];

test('the document lists the custom properties that a theme can set', () => {
  expect(all(table('custom property'), /`(--cw-[a-z-]+)`/g)).toEqual(all(sources, /var\((--cw-[a-z-]+)/g));
});

test('the document lists the custom properties of the collection grid', () => {
  const css = ['card', 'listing']
    .map((name) => readFileSync(join(root, `packages/ui/src/listing/${name}.css`), 'utf8'))
    .join('\n');
  expect(all(table('grid property'), /`(--cw-[a-z-]+)`/g)).toEqual(all(css, /var\((--cw-[a-z-]+)/g));
});

test('the document lists the parts that a theme can style', () => {
  const parts = all(sources, /(?:\bpart=|'part', )["']([a-z -]+)["']/g).flatMap((names) => names.split(' '));
  expect(parts.length).toBeGreaterThan(30);
  expect(all(table('component'), /`([a-z-]+)`/g)).toEqual([...new Set(parts)].sort());
  // Names that are put together would be missed above; one that is handed on stands where it is given.
  expect(all(sources, /\b(part=\{[^}]*\})/g)).toEqual(['part={props.part}']);
});

test('the document lists every event and call of the public object', () => {
  const api = readFileSync(join(root, 'packages/storefront-cart/src/app/public-api.ts'), 'utf8');
  const [events = ''] = /interface CartwrightEvents \{[\s\S]*?\n\}/.exec(api) ?? [];
  const [calls = ''] = /interface CartwrightApi \{[\s\S]*?\n\}/.exec(api) ?? [];
  const missing = [
    ...all(events, /\n {2}readonly (\w+):/g).filter((name) => !DOCUMENT.includes(`cartwright:${name}`)),
    ...all(calls, /\n {2}(\w+)[(<]/g).filter(
      (name) => !new RegExp(`\\b[Cc]art(wright)?\\.${name}\\(`).test(DOCUMENT),
    ),
  ];
  expect(missing).toEqual([]);
});

test('example pages without a theme print the page data that the cart needs', () => {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const [page = ''] =
    /interface PageInfo [\s\S]*?\n\}/.exec(read('packages/storefront-kit/src/page/page-info.ts')) ?? [];
  const [market = ''] =
    /interface Market [\s\S]*?\n\}/.exec(read('packages/storefront-kit/src/page/market.ts')) ?? [];
  // The rate is known to scripts only.
  const needed = all(page + market, /\n {2}readonly (\w+):/g).filter((name) => name !== 'rate');
  expect(needed).toContain('shopCurrency');
  const pages = readdirSync(join(root, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `examples/${name}`);
  for (const path of ['docs/theme-developers.md', ...pages]) {
    const [printed = ''] = /id="cartwright-page">[\s\S]*?<\/script>/.exec(read(path)) ?? [];
    expect(all(printed, /"(\w+)":/g), path).toEqual(needed);
  }
});
