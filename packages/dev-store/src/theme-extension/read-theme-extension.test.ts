import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readThemeExtension } from './read-theme-extension';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

const WHOLE = {
  'shopify.extension.toml': 'name = "Cart"\ntype = "theme"\nhandle = "cart-embed"\n',
  'blocks/cart.liquid': '<i></i>{% schema %}{ "name": "t:cart.name", "target": "body" }{% endschema %}',
  'snippets/badge.liquid': '<b></b>',
  'locales/en.default.json': '{ "hello": "Hello" }',
  'locales/pt-BR.json': '{ "hello": "Olá" }',
  'locales/en.default.schema.json': '{ "cart": { "name": "The cart" } }',
  'assets/cartwright.js': 'first',
};

async function anExtension(files: Record<string, string>) {
  folder = await mkdtemp(join(tmpdir(), 'theme-extension-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return readThemeExtension(folder);
}

describe('theme app extension', () => {
  it('is read as deployed: blocks with schemas, snippets, texts by language', async () => {
    const extension = await anExtension(WHOLE);
    expect(extension.handle).toBe('cart-embed');
    expect(extension.blocks.map(({ handle, schema }) => [handle, schema.name, schema.target])).toEqual([
      ['cart', 'The cart', 'body'],
    ]);
    expect(extension.snippets).toEqual({ badge: '<b></b>' });
    expect(extension.texts).toEqual({ en: { hello: 'Hello' }, 'pt-BR': { hello: 'Olá' } });
    expect(extension.defaultLanguage).toBe('en');
  });

  it('serves its current assets under a new version, and none from elsewhere', async () => {
    const { assets } = await anExtension(WHOLE);
    const [before, first] = [assets.version(), await assets.read('cartwright.js')];
    await writeFile(join(folder, 'assets/cartwright.js'), 'the second one');
    expect(String(first)).toBe('first');
    expect(String(await assets.read('cartwright.js'))).toBe('the second one');
    expect(assets.version()).not.toBe(before);
    expect(await assets.read('../shopify.extension.toml')).toBeNull();
    expect(assets.has('nothing.js')).toBe(false);
  });

  it('works without snippets, texts and assets', async () => {
    const extension = await anExtension({
      'shopify.extension.toml': WHOLE['shopify.extension.toml'],
      'blocks/cart.liquid': '{% schema %}{ "name": "Cart", "target": "body" }{% endschema %}',
    });
    expect(extension.snippets).toEqual({});
    expect(extension.assets.has('cartwright.js')).toBe(false);
  });

  it.each([
    ['shopify.extension.toml', 'type = "function"', /type is not "theme"/],
    ['shopify.extension.toml', 'type = "theme"', /handle is not a text/],
    [
      'blocks/cart.liquid',
      '{% schema %}{ "name": "t:none", "target": "body" }{% endschema %}',
      /blocks\/cart\.liquid.*t:none/,
    ],
  ])('reports the error in %s: %s', async (file, content, message) => {
    await expect(anExtension({ ...WHOLE, [file]: content })).rejects.toThrow(message);
  });
});
