import { afterEach, describe, expect, it } from 'vitest';
import type { RunningStore } from '../store';
import { aThemeExtension } from '../testing/a-theme-extension';
import { admin, aRunningStore } from '../testing/running-store';

let store: RunningStore | undefined;
afterEach(async () => {
  await store?.close();
  store = undefined;
});

type Sketch = Parameters<typeof aThemeExtension>[0];

async function pageOf(sketch: Sketch, path = '/'): Promise<string> {
  store ??= await aRunningStore({ app: { themeExtension: aThemeExtension(sketch) } });
  return (await fetch(`${store.url}${path}`)).text();
}

const block = (liquid: string, schema: object = {}) =>
  `${liquid}{% schema %}${JSON.stringify({ name: 'Block', target: 'body', ...schema })}{% endschema %}`;
const headOf = (page: string) => page.slice(0, page.indexOf('</head>'));

describe('app block', () => {
  it('is rendered at its target, with its schema’s files in the head', async () => {
    const page = await pageOf({
      blocks: {
        early: block('<meta name="early">', { target: 'head' }),
        late: block('<i>late</i>', { stylesheet: 'late.css', javascript: 'late.js' }),
      },
      assets: { 'late.css': 'i { color: red }', 'late.js': 'late()' },
    });
    expect(headOf(page)).toMatch(
      /BEGIN app block: shopify:\/\/apps\/cartwright\/blocks\/early\/\S+ --><meta name="early">/,
    );
    expect(headOf(page)).not.toContain('<i>late</i>');
    expect(page).toMatch(
      /<div id="shopify-block-\d+" class="shopify-block shopify-app-block"><i>late<\/i><\/div>\s*<\/body>/,
    );
    const [css] = /http[^"]+late\.css/.exec(headOf(page)) ?? [];
    expect(css).toMatch(/\/cdn\/extensions\/[\w-]+\/embeds-1\/assets\/late\.css$/);
    const file = await fetch(css ?? '');
    expect(file.headers.get('content-type')).toContain('text/css');
    expect(file.headers.get('access-control-allow-origin')).toBe('*');
    expect(await file.text()).toBe('i { color: red }');
    expect(headOf(page)).toMatch(/<script src="[^"]+late\.js" defer>/);
  });

  it('renders snippets with the page and their parameters', async () => {
    const page = await pageOf({
      blocks: { cart: block("{% render 'badge', text: 'New' %}") },
      snippets: { badge: '<b>{{ text }} at {{ shop.name }} in {{ block.settings.tone }}</b>' },
    });
    expect(page).toContain('<b>New at Small Store in </b>');
  });

  it('iterates collections by title, and finds one by handle', async () => {
    const liquid =
      '<p>{% for collection in collections %}{{ collection.title }} ({{ collection.products_count }}) {% endfor %}</p>';
    const named = '<b>{{ collections["gift-ideas"].title }}{{ collections["none"].title }}</b>';
    const page = await pageOf({ blocks: { cart: block(liquid + named) } });
    expect(page).toMatch(/<p>(\S.* \(\d+\) )*Gifts \(2\) .*Paper goods \(\d+\) .*<\/p><b>Gifts<\/b>/);
  });

  it('uses the page’s language, or its default', async () => {
    const texts = {
      en: { hello: 'Hello {{ name }}', items: { one: '{{ count }} item', other: '{{ count }} items' } },
      de: { hello: 'Hallo {{ name }}' },
    };
    const liquid =
      "<p>{{ 'hello' | t: name: '<Mia>' }}, {{ 'items' | t: count: 1 }}, {{ 'items' | t: count: 2 }}</p>";
    store = await aRunningStore({
      shop: {
        domain: 'a.myshopify.com',
        name: 'A',
        currency: 'EUR',
        timezone: 'UTC',
        country: 'DE',
        locale: 'de-AT',
      },
      app: { themeExtension: aThemeExtension({ blocks: { cart: block(liquid) }, texts }) },
    });
    expect(await pageOf({ blocks: {} })).toContain('<p>Hallo &lt;Mia>, 1 item, 2 items</p>');
  });

  it.each([
    [{ enabled_on: { templates: ['product'] } }, [false, true]],
    [{ disabled_on: { templates: ['product'] } }, [true, false]],
    [{ enabled_on: { templates: ['*'] } }, [true, true]],
  ])('with %j is on home and product page: %j', async (schema, expected) => {
    const blocks = { cart: block('<i>here</i>', schema) };
    const pages = [await pageOf({ blocks }), await pageOf({ blocks }, '/products/cup')];
    expect(pages.map((page) => page.includes('<i>here</i>'))).toEqual(expected);
  });

  it('requires the metafield of its availability', async () => {
    const blocks = { cart: block('<i>here</i>', { available_if: '{{ app.metafields.cartwright.paid }}' }) };
    expect(await pageOf({ blocks })).not.toContain('<i>here</i>');
    const metafield = { namespace: 'cartwright', key: 'paid', type: 'boolean', value: 'true' };
    await admin(
      store?.url ?? '',
      'mutation ($fields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $fields) { userErrors { message } } }',
      { fields: [{ ownerId: 'gid://shopify/AppInstallation/1', ...metafield }] },
    );
    expect(await pageOf({ blocks })).toContain('<i>here</i>');
  });
});

describe('startup with a block that Shopify would reject fails on', () => {
  it.each([
    ['{{ "x" | shout }}', 'undefined filter: shout'],
    ['{% shout %}', 'tag "shout" not found'],
    ['{% if true %}', 'not closed'],
    ['{{ theme_settings.colour }}', 'unknown object theme_settings'],
    ["{% render 'nothing' %}", 'nothing'],
    ["{% assign text = 'New' %}{% render 'badge' %}", 'unknown object text'],
    ["{% include 'badge' %}", 'cannot contain the tag include'],
    ['{% stylesheet %}a {}{% endstylesheet %}', 'cannot contain the tag stylesheet'],
  ])('%s', async (liquid, problem) => {
    const sketch = { blocks: { cart: block(liquid) }, snippets: { badge: '{{ text }}' } };
    await expect(pageOf(sketch)).rejects.toThrow(problem);
  });

  it('a missing file of its schema', async () => {
    const blocks = { cart: block('', { stylesheet: 'none.css' }) };
    await expect(pageOf({ blocks })).rejects.toThrow('there is no asset none.css');
  });

  it.each([
    ['no schema', 'it has no schema'],
    ['{% schema %}{ "name": "A", }{% endschema %}', 'JSON'],
    ['{% schema %}{ "name": "A", "target": "foot" }{% endschema %}', 'target is "foot"'],
    ['{% schema %}{ "name": "t:name", "target": "body" }{% endschema %}', 'no text for t:name'],
    ['{% schema %}{ "name": "A", "target": "body", "available_if": true }{% endschema %}', 'available_if'],
  ])('%s', async (liquid, problem) => {
    expect(() => aThemeExtension({ blocks: { cart: liquid } })).toThrow(problem);
  });
});
