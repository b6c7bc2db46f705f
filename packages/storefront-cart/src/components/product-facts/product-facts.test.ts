import { compileTemplate } from '@cartwright/core/templates/compile-template';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { createSession } from '../../session/session';
import { drawTemplate } from '../../templates/draw-template';
import { aConfig, aRules, aShop, LAMP, MUG } from '../../testing/shop';
import { templateData } from '../custom-template/template-data';
import { factsOf } from './facts';
import { part } from './product-facts-part';
import { readMetafields } from './read-metafields';

const field = (value: string, more = {}) => ({
  namespace: 'custom',
  key: 'care',
  type: 'single_line_text_field',
  value,
  ...more,
});

let respond: () => Promise<Response>;
let requests: { ids: string[]; identifiers: unknown }[] = [];
let token: string | null = 'public';

beforeEach(() => {
  requests = [];
  token = 'public';
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body).variables);
    return respond();
  });
  vi.stubGlobal('document', {
    getElementById: () => ({
      textContent: JSON.stringify({ version: 1, shop: { storefrontAccessToken: token }, carts: [] }),
    }),
  });
});
afterEach(() => vi.unstubAllGlobals());

const nodes = (...products: [id: number, ...fields: object[]][]) => {
  respond = async () =>
    Response.json({
      data: {
        nodes: products.map(([id, ...metafields]) => ({ id: `gid://shopify/Product/${id}`, metafields })),
      },
    });
};

/** A visible cart whose templates show `custom.care`, published for the stickers. */
async function aSession() {
  const config = aConfig();
  const products = config.products.map((product) =>
    product.handle === 'stickers' ? { ...product, metafields: { 'custom.care': 'Keep dry' } } : product,
  );
  const rules = aRules({ ...config, products, lineMetafields: ['custom.care'] });
  const session = createSession({
    ports: memoryPorts((await aShop()).port),
    rules,
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.refresh();
  return session;
}

const add = (session: Awaited<ReturnType<typeof aSession>>, variantId: number) =>
  session.dispatch({
    type: 'add',
    items: [{ variantId, quantity: 1, properties: {}, sellingPlanId: null }],
  });

describe('product metafields', () => {
  it('are requested once per product in the cart', async () => {
    nodes([1, field('<b>Wash</b>')]);
    const session = await aSession();
    part.Component({ session });
    await add(session, MUG);
    part.Component({ session });
    await vi.waitFor(() => expect(factsOf(session, 1)).toBeDefined());
    await add(session, MUG);
    await add(session, LAMP);
    expect(requests).toEqual([
      { ids: ['gid://shopify/Product/1'], identifiers: [{ namespace: 'custom', key: 'care' }] },
      { ids: ['gid://shopify/Product/2'], identifiers: [{ namespace: 'custom', key: 'care' }] },
    ]);

    const source =
      "{% for line in cart.lines %}{{ line.product.metafields.custom.care }}{{ line.product.metafields['custom.care'] }}{% endfor %}";
    const { template } = compileTemplate(source, 'cart_items');
    const data = templateData(
      { id: 'c', anchor: 'body', type: 'cart_items', settings: {} as never },
      session,
      false,
    );
    const host = { money: session.money, element: () => '' };
    // The gift's metafields were published; the lamp has none.
    expect(drawTemplate<string>(template ?? { nodes: [] }, data, host).join('')).toBe(
      'Keep dryKeep dry<b>Wash</b><b>Wash</b>',
    );
  });

  it('of gifts are known without a request, and nothing is requested without a token', async () => {
    token = null;
    const session = await aSession();
    part.Component({ session });
    await add(session, MUG);
    expect(factsOf(session, 4)).toEqual({
      metafields: { 'custom.care': 'Keep dry', custom: { care: 'Keep dry' } },
    });
    expect(requests).toEqual([]);
  });

  it.each<[string, () => Promise<Response>]>([
    ['is unreachable', () => Promise.reject(new TypeError('offline'))],
    ['returns no JSON', async () => new Response('<html>')],
    ['rejects the token', async () => Response.json({ errors: [{ message: '' }] }, { status: 401 })],
    ['denies access to products', async () => Response.json({ data: { nodes: [null] }, errors: [] })],
  ])('are empty when the store %s', async (_where, given) => {
    respond = given;
    expect([...(await readMetafields('public', [1], ['custom.care']))]).toEqual([]);
  });

  it('omit values that aren’t text or don’t exist', async () => {
    nodes([1, field('[]', { type: 'list.url' })], [2, { ...field('Poland'), key: 'origin' }]);
    const found = await readMetafields('public', [1, 2], ['custom.care', 'custom.origin']);
    expect([...found]).toEqual([
      [1, {}],
      [2, { 'custom.origin': 'Poland' }],
    ]);
  });

  it('are own properties for any namespace', async () => {
    nodes([1, field('x', { namespace: '__proto__' })]);
    const session = await aSession();
    part.Component({ session });
    await add(session, MUG);
    await vi.waitFor(() => expect(factsOf(session, 1)).toBeDefined());
    expect(Object.keys(factsOf(session, 1)?.metafields ?? {})).toEqual(['__proto__.care', '__proto__']);
    expect('care' in {}).toBe(false);
  });
});
