import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StatePort } from '../setup/options';
import type { RunningStore } from '../store';
import { aThemeExtension } from '../testing/a-theme-extension';
import { at, textAt } from '../testing/read-json';
import { admin, aRunningStore } from '../testing/running-store';

const EDITOR = '/admin/themes/current/editor';
const EMBED = `<i>{{ block.settings.colour }} {{ block.settings.radius }}</i>{% schema %}{
  "name": "Cart", "target": "body",
  "settings": [
    { "type": "color", "id": "colour", "label": "Colour" },
    { "type": "range", "id": "radius", "label": "Radius", "min": 0, "max": 20, "step": 2, "default": 8 }
  ]
}{% endschema %}`;
const GRID = `<u>grid</u>{% schema %}{
  "name": "Grid", "target": "section", "enabled_on": { "templates": ["collection"] }
}{% endschema %}`;
const BUTTON = `<u>button</u>{% schema %}{ "name": "Button", "target": "section" }{% endschema %}`;

/** What a store has kept, for the next one. */
let kept: unknown;
const state: StatePort = {
  load: async () => kept ?? null,
  save: async (snapshot) => {
    kept = snapshot;
  },
};
const open = () =>
  aRunningStore({
    state,
    app: { themeExtension: aThemeExtension({ blocks: { cart: EMBED, button: BUTTON, grid: GRID } }) },
  });

let store: RunningStore;
beforeEach(async () => {
  kept = undefined;
  store = await open();
});
afterEach(() => store.close());

const page = async (path: string) => (await fetch(`${store.url}${path}`)).text();
const save = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${store.url}${EDITOR}`, {
    method: 'POST',
    body: new URLSearchParams({ editor: '1', ...fields }),
    headers,
    redirect: 'manual',
  });

async function settingsFile(): Promise<string> {
  const response = await admin(
    store.url,
    `{ themes(first: 1, roles: [MAIN]) { nodes { name files(filenames: ["config/settings_data.json"]) { nodes {
      filename body { ... on OnlineStoreThemeFileBodyText { content } } } } } } }`,
  );
  return textAt(response, 'data', 'themes', 'nodes', 0, 'files', 'nodes', 0, 'body', 'content');
}

describe('theme editor', () => {
  it('accepts only its own form, with missing fields as off', async () => {
    const posted = await fetch(`${store.url}${EDITOR}`, { method: 'POST', body: '{}', redirect: 'manual' });
    expect(posted.status).toBe(400);
    expect(await page('/products/cup')).toContain('<i> 8</i>');
  });

  it.each([
    ['12.3', '12'],
    ['13', '14'],
    ['99', '20'],
    ['-4', '0'],
    ['0x10', '8'],
    ['1e1', '8'],
  ])('rounds %s in a range to a step: %s', async (entered, shown) => {
    await save({ 'on:cart': 'on', 'setting:cart:radius': entered });
    expect(await page('/products/cup')).toContain(`<i> ${shown}</i>`);
  });

  it('starts with embeds on, app blocks off, and schema defaults', async () => {
    expect(await page('/products/cup')).toContain('<i> 8</i>');
    expect(await page('/products/cup')).not.toContain('<u>button</u>');
    const file = await settingsFile();
    expect(file).toMatch(/^\/\*[\s\S]*auto-generated[\s\S]*\*\/\n\{/);
    expect(
      Object.values(Object(at(JSON.parse(file.replace(/^\/\*[\s\S]*?\*\//, '')), 'current', 'blocks'))),
    ).toEqual([
      {
        type: 'shopify://apps/cartwright/blocks/cart/0193c0de-0000-7000-8000-000000000001',
        disabled: false,
        settings: { colour: null, radius: 8 },
      },
    ]);
  });

  it('saves switches and settings by type and range, across restarts', async () => {
    const saved = await save({
      'on:cart': 'on',
      'on:main-product/button': 'on',
      'setting:cart:colour': '#1D6B42',
      'setting:cart:radius': '99',
    });
    expect(saved.status).toBe(303);
    await store.close();
    store = await open();
    expect(await page('/products/cup')).toContain('<i>#1D6B42 20</i>');
    expect(await page('/products/cup')).toContain('<u>button</u>');
    expect(await page('/cart')).not.toContain('<u>button</u>');
    await save({ 'setting:cart:colour': 'red"', 'setting:cart:radius': 'x' });
    expect(await page('/products/cup')).not.toContain('<i>');
    expect(await settingsFile()).toContain('"disabled": true');
    await save({ 'on:cart': 'on', 'setting:cart:colour': 'red"', 'setting:cart:radius': 'x' });
    expect(await page('/')).toContain('<i> 8</i>');
  });

  it('shows a linked embed as on without saving it', async () => {
    await save({});
    const app = await admin(store.url, '{ currentAppInstallation { app { apiKey } } }');
    const clientId = textAt(app, 'data', 'currentAppInstallation', 'app', 'apiKey');
    expect(clientId).toMatch(/^[0-9a-f]{32}$/);
    const editor = await page(`${EDITOR}?context=apps&template=index&activateAppId=${clientId}/cart`);
    expect(editor).toMatch(/name="on:cart" checked/);
    expect(editor).toContain('Cart is switched on, but not saved yet.');
    expect(await page('/')).not.toContain('<i>');
    expect(await page(EDITOR)).not.toMatch(/name="on:cart" checked/);
    expect(await page(`${EDITOR}?activateAppId=${clientId}/button`)).toContain('isn’t installed');
  });

  it('shows a linked app block as on for its page without saving it', async () => {
    const app = await admin(store.url, '{ currentAppInstallation { app { apiKey } } }');
    const clientId = textAt(app, 'data', 'currentAppInstallation', 'app', 'apiKey');
    const link = (handle: string, template: string) =>
      page(`${EDITOR}?template=${template}&addAppBlockId=${clientId}/${handle}&target=newAppsSection`);
    const editor = await link('grid', 'collection');
    expect(editor).toMatch(/name="on:main-collection\/grid" checked/);
    expect(editor).toContain('Grid is switched on, but not saved yet.');
    expect(await page('/collections/all')).not.toContain('<u>grid</u>');
    expect(await link('button', 'product')).toMatch(/name="on:main-product\/button" checked/);
    expect(await link('grid', 'product')).toContain('app block in this link isn’t installed');
    expect(await link('cart', 'collection')).toContain('app block in this link isn’t installed');
  });

  it('returns the theme’s templates with enabled app blocks', async () => {
    const templates = async (filenames: string) => {
      const response = await admin(
        store.url,
        `{ themes(first: 1) { nodes { files(filenames: ${filenames}) { nodes {
          filename body { ... on OnlineStoreThemeFileBodyText { content } } } } } } }`,
      );
      return at(response, 'data', 'themes', 'nodes', 0, 'files', 'nodes');
    };
    const names = '["templates/collection.json", "templates/collection.*.json"]';
    expect(JSON.stringify(await templates(names))).not.toContain('shopify://apps');
    await save({ 'on:main-collection/grid': 'on' });
    expect(await templates(names)).toEqual([
      {
        filename: 'templates/collection.json',
        body: { content: expect.stringContaining('shopify://apps/cartwright/blocks/grid/') },
      },
    ]);
    expect(await templates('["templates/*"]')).toMatchObject([
      { filename: 'templates/product.json' },
      { filename: 'templates/collection.json' },
      { filename: 'templates/search.json' },
      { filename: 'templates/cart.json' },
    ]);
  });

  it('rejects cross-site requests', async () => {
    expect((await save({}, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await page('/')).toContain('<i> 8</i>');
  });
});

it('returns no other themes and files', async () => {
  const none = await admin(store.url, '{ themes(first: 5, roles: [UNPUBLISHED]) { nodes { id } } }');
  expect(at(none, 'data', 'themes', 'nodes')).toEqual([]);
  const files =
    '{ themes(first: 5) { nodes { files(filenames: ["layout/theme.liquid"]) { nodes { filename } } } } }';
  expect(at(await admin(store.url, files), 'data', 'themes', 'nodes', 0, 'files', 'nodes')).toEqual([]);
});
