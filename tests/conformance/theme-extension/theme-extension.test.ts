import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schemaProblems } from './block-schemas';
import { offencesIn } from './theme-check';

const EXTENSION = fileURLToPath(new URL('../../../extensions/cart-embed', import.meta.url));
const BUILT = ['storefront-cart', 'storefront-discovery'].map((name) =>
  fileURLToPath(new URL(`../../../packages/${name}/dist`, import.meta.url)),
);

/** Every attempt to reach another machine, which fails. */
let reached: string[] = [];
beforeEach(() => {
  reached = [];
  vi.spyOn(Socket.prototype, 'connect').mockImplementation((...to: unknown[]) => {
    reached.push(JSON.stringify(to));
    throw new Error('There is no network in this test.');
  });
});
afterEach(() => vi.restoreAllMocks());

let copy = '';
afterEach(async () => {
  if (copy !== '') await rm(copy, { recursive: true, force: true });
  copy = '';
});

/** The extension with one file changed. */
async function changed(file: string, change: (text: string) => string): Promise<string> {
  copy = await mkdtemp(join(tmpdir(), 'extension-'));
  await cp(EXTENSION, copy, { recursive: true });
  const text = await readFile(join(copy, file), 'utf8');
  expect(change(text), 'the change changes something').not.toBe(text);
  await writeFile(join(copy, file), change(text));
  return copy;
}

async function filesOf(folder: string): Promise<{ readonly name: string; readonly bytes: number }[]> {
  const names = await readdir(join(EXTENSION, folder));
  return Promise.all(
    names.map(async (name) => ({ name, bytes: (await stat(join(EXTENSION, folder, name))).size })),
  );
}

const sum = (files: readonly { readonly bytes: number }[]) =>
  files.reduce((all, { bytes }) => all + bytes, 0);

describe('Shopify’s theme-check', () => {
  it('reports nothing in the extension, without network requests', async () => {
    expect(await offencesIn(EXTENSION)).toEqual([]);
    expect(reached).toEqual([]);
    expect(() => connect(80)).toThrow();
    expect(reached, 'an attempt would be seen').toHaveLength(1);
  });

  it.each([
    ['blocks/cart.liquid', "'cartwright.js' | asset_url", "'nothing.js' | asset_url", 'MissingAsset'],
    ['blocks/cart.liquid', '| money |', '| munny |', 'UndefinedFilter|UnknownFilter'],
    [
      'blocks/cart.liquid',
      '{%- if express -%}',
      '{%- if express -%}{%- if express -%}',
      'LiquidHTMLSyntaxError',
    ],
    ['blocks/cart.liquid', '{{ shop.currency | json }}', '{{ nobody.currency | json }}', 'UndefinedObject'],
    ['blocks/cart-button.liquid', 'cart_button.view_cart', 'cart_button.nothing', 'TranslationKeyExists'],
    [
      'blocks/cart-button.liquid',
      '{%- assign label',
      "{% render 'nothing' %}{%- assign label",
      'MissingTemplate',
    ],
    [
      'blocks/cart-button.liquid',
      '{%- assign label',
      "{% include 'nothing' %}{%- assign label",
      'AppBlockValidTags',
    ],
    [
      'blocks/cart.liquid',
      '"target": "body",',
      '"target": "body", "javascript": "drawer.js",',
      'AssetSizeAppBlockJavaScript',
    ],
  ])('reports in %s: %s → %s', async (file, now, instead, name) => {
    const offences = await offencesIn(await changed(file, (text) => text.replace(now, instead)));
    expect(offences.join('\n')).toMatch(new RegExp(`^${file}: (${name}): `, 'm'));
  });
});

describe('block schemas', () => {
  it('are valid, with all texts in the editor’s language', async () => {
    expect(await schemaProblems(EXTENSION)).toEqual([]);
  });

  it.each([
    ['"type": "color"', '"type": "colour"', 'settings/2'],
    ['"max": 20,', '', 'settings/6'],
    ['"target": "body"', '"target": "footer"', 'its target is "footer"'],
    ['"label": "t:cart.text"', '"label": "Text"', '"Text" is a text, not a key'],
    ['t:cart.text"', 't:cart.nothing"', 'there is no text for t:cart.nothing'],
    ['"target": "body",', '"target": "body", "available_if": true,', 'its available_if is no metafield'],
    [
      '"target": "body",',
      '"target": "body", "enabled_on": {}, "disabled_on": {},',
      'it has both enabled_on and disabled_on',
    ],
    ['"target": "body",', '"target": "body", "styles": "cart.css",', '"styles" is no part of a schema'],
    ['"id": "text"', '"id": "background"', 'two of its settings have one id'],
  ])('are invalid with %s → %s', async (now, instead, problem) => {
    const folder = await changed('blocks/cart.liquid', (text) => text.replace(now, instead));
    expect((await schemaProblems(folder)).join('\n')).toContain(`cart.liquid: ${problem}`);
  });

  it('are invalid with a long name', async () => {
    const folder = await changed('locales/en.default.schema.json', (text) =>
      text.replace('"name": "Cart button"', '"name": "The button that opens the cart"'),
    );
    expect(await schemaProblems(folder)).toEqual(['cart-button.liquid: its name has 30 letters, at most 25']);
  });
});

describe('deployed extension', () => {
  it('has only flat folders and file types that Shopify accepts', async () => {
    const folders = (await readdir(EXTENSION, { withFileTypes: true })).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual(
      ['assets', 'blocks', 'locales', 'snippets'].filter((name) =>
        folders.some((each) => each.name === name),
      ),
    );
    for (const { name } of folders) {
      const entries = await readdir(join(EXTENSION, name), { withFileTypes: true });
      expect(entries.filter((entry) => entry.isDirectory())).toEqual([]);
    }
    const kinds = (await filesOf('assets')).map(({ name }) => name.split('.').at(-1) ?? '');
    expect([...new Set(kinds)].filter((kind) => !['css', 'js', 'json', 'svg', 'png'].includes(kind))).toEqual(
      [],
    );
  });

  it('stays within the limits of theme app extensions', async () => {
    const [assets, blocks, locales] = [
      await filesOf('assets'),
      await filesOf('blocks'),
      await filesOf('locales'),
    ];
    expect(sum([...assets, ...blocks, ...locales])).toBeLessThanOrEqual(10 * 1024 * 1024);
    expect(sum(blocks)).toBeLessThanOrEqual(100_000);
    expect(blocks.length).toBeLessThanOrEqual(30);
    expect(locales.length).toBeLessThanOrEqual(100);
    for (const { name, bytes } of locales) expect([name, bytes <= 15_000]).toEqual([name, true]);
  });

  it('has only built assets that a shop serves', async () => {
    const frames = [
      'preview.js',
      'preview-templates.js',
      'bundle-preview.js',
      'collection-preview.js',
      'widget-preview.js',
    ];
    const built = await Promise.all(
      BUILT.map(async (folder) =>
        (await readdir(folder))
          .filter((name) => /\.(js|css)$/.test(name) && !frames.includes(name))
          .map((name) => ({ name, folder })),
      ),
    );
    expect((await filesOf('assets')).map(({ name }) => name).sort()).toEqual(
      built
        .flat()
        .map(({ name }) => name)
        .sort(),
    );
    for (const { name, folder } of built.flat()) {
      const [asset, file] = [
        await readFile(join(EXTENSION, 'assets', name)),
        await readFile(join(folder, name)),
      ];
      expect(asset.equals(file), name).toBe(true);
    }
  });
});
