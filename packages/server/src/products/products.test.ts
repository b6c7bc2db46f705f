import { listProducts, readProductMetafields, readProducts } from '@cartwright/core/contract/products';
import { readScopes, readShop } from '@cartwright/core/contract/shop';
import { expect, test } from 'vitest';
import { testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

const startApp = testApps(testDatabase());

const product = (id: number, title: string, count = 1) => ({
  id,
  title,
  variants: Array.from({ length: count }, (_, index) => ({
    id: id * 1_000 + index,
    title: `Variant ${index}`,
    price: '0.29',
  })),
});

test('pages products by 25, with prices in subunits and numeric ids', async () => {
  const app = await startApp();
  app.shopify.products.push(...Array.from({ length: 30 }, (_, index) => product(index + 1, `Mug ${index}`)));
  const first = await app.askPage(listProducts);
  expect(first.response.products).toHaveLength(25);
  expect(first.response.products[0]).toMatchObject({
    id: 1,
    variants: [{ id: 1_000, price: 29, available: true }],
  });
  const rest = await app.askPage(listProducts, { query: { after: first.next ?? '' } });
  expect(rest).toMatchObject({ response: { products: { length: 5 } }, next: null });
});

test('rejects an invalid cursor without a call to Shopify', async () => {
  const app = await startApp();
  await app.ask(listProducts);
  app.shopify.calls.length = 0;
  for (const after of ['x', '', '.', '25', 'AAAAAAAA.25']) {
    expect(await app.refused(listProducts, { query: { after } })).toMatchObject({
      status: 400,
      issues: [{ code: 'unknown_cursor', path: ['query', 'after'] }],
    });
  }
  expect(app.shopify.calls).not.toContain('Products');
});

test('searches words without interpreting operators', async () => {
  const app = await startApp();
  app.shopify.products.push(product(1, 'Blue Mug'), product(2, 'Red Mug'));
  const found = await app.ask(listProducts, { query: { query: 'BLUE "mug" -' } });
  expect(found.products.map(({ title }) => title)).toEqual(['Blue Mug']);
});

test('filters by exact collection, tag and vendor', async () => {
  const app = await startApp();
  app.shopify.products.push(product(1, 'Blue Mug'));
  const query = { query: 'mug', collection: '7', tag: 'a"b OR c', vendor: 'Quill & Thorn' };
  expect((await app.ask(listProducts, { query })).products).toHaveLength(1);
  expect(app.shopify.lastSearch).toBe(
    String.raw`mug* collection_id:7 tag:"a\"b OR c" vendor:"Quill & Thorn"`,
  );
  for (const wrong of [{ collection: 'x' }, { collection: '' }, { tag: '' }, { vendor: 'x'.repeat(256) }]) {
    expect(await app.refused(listProducts, { query: { ...wrong } })).toMatchObject({
      status: 400,
      issues: [{ path: ['query', Object.keys(wrong)[0]] }],
    });
  }
});

test('returns all variants of a product with hundreds', async () => {
  const app = await startApp();
  app.shopify.products.push(product(1, 'Paint', 600));
  const [paint] = (await app.ask(listProducts)).products;
  expect(new Set(paint?.variants.map(({ id }) => id)).size).toBe(600);
});

test('returns chosen products in the order of their ids, without missing ones', async () => {
  const app = await startApp();
  app.shopify.products.push(...Array.from({ length: 40 }, (_, index) => product(index + 1, `Mug ${index}`)));
  const ids = [40, 2, 999, 40, ...Array.from({ length: 30 }, (_, index) => index + 3)];
  const { products } = await app.ask(readProducts, { query: { ids: ids.join(',') } });
  expect(products.slice(0, 3).map(({ id }) => id)).toEqual([40, 2, 3]);
  expect(products).toHaveLength(32);
  expect(await app.refused(readProducts, { query: { ids: '1;2' } })).toMatchObject({
    status: 400,
    issues: [{ path: ['query', 'ids'] }],
  });
});

test.each(['9007199254740993', '9'.repeat(400)])(
  'rejects %s as a product id that is too large',
  async (ids) => {
    const app = await startApp();
    for (const refused of [
      await app.refused(readProducts, { query: { ids } }),
      await app.refused(readProductMetafields, { query: { ids, names: 'custom.care' } }),
    ]) {
      expect(refused).toMatchObject({ status: 400, issues: [{ path: ['query', 'ids'] }] });
    }
  },
);

test('returns requested metafields of chosen products as text, without lists', async () => {
  const app = await startApp();
  const text = (value: string) => ({ type: 'multi_line_text_field', value });
  const metafields = {
    'custom.care': text('Wash cold'),
    'custom.other': text('x'),
    'custom.parts': { type: 'list.url', value: '[]' },
  };
  app.shopify.products.push({ ...product(1, 'Mug'), metafields }, product(2, 'Lamp'));
  const query = { ids: '1,2,999', names: 'custom.care,custom.parts' };
  const { products } = await app.ask(readProductMetafields, { query });
  expect(products).toEqual([
    { id: 1, metafields: { 'custom.care': 'Wash cold' } },
    { id: 2, metafields: {} },
  ]);
  const wrong = { query: { ...query, names: 'care' } };
  expect(await app.refused(readProductMetafields, wrong)).toMatchObject({
    issues: [{ path: ['query', 'names'] }],
  });
});

test('reports products as unavailable while Shopify is down, and keeps the known shop', async () => {
  const app = await startApp();
  const known = await app.ask(readShop);
  expect(known.shop).toMatchObject({ name: 'Oak & Linen', currency: 'USD', timezone: 'America/New_York' });
  app.shopify.trouble = 401;
  expect(await app.refused(listProducts)).toMatchObject({ status: 502, code: 'shopify_unavailable' });
  expect((await app.ask(readShop)).shop.name).toBe('Oak & Linen');
});

test('reports that Shopify hangs to all callers, with one request', async () => {
  const app = await startApp({ timeoutFactor: 0.1 });
  const requests: string[] = [];
  app.shopify.before = async (operation) => void requests.push(operation);
  app.shopify.trouble = 'hangs';
  const failure = { status: 502, code: 'shopify_unavailable' };
  const responses = await Promise.all([
    app.refused(listProducts),
    app.refused(readProducts, { query: { ids: '1' } }),
    app.refused(readProductMetafields, { query: { ids: '1', names: 'custom.care' } }),
    app.refused(readScopes),
  ]);
  expect(responses).toMatchObject([failure, failure, failure, failure]);
  // A publication that is under way asks for other things.
  const reads = ['ProductMetafields', 'Products', 'ProductsById', 'Scopes'];
  expect(requests.filter((each) => reads.includes(each)).sort()).toEqual(reads);
});

test('returns the quantity rule of a variant that has one', async () => {
  const app = await startApp();
  const rule = { minimum: 6, maximum: 18, increment: 3 };
  const candles = { ...product(1, 'Candles', 300) };
  app.shopify.products.push({
    ...candles,
    variants: candles.variants.map((variant) => (variant.id === 1_299 ? { ...variant, rule } : variant)),
  });
  // Rules are those of the shop's country.
  await app.ask(readShop);
  const listed = await app.ask(listProducts);
  const chosen = await app.ask(readProducts, { query: { ids: '1' } });
  for (const { products } of [listed, chosen]) {
    const rules = products.flatMap(({ variants }) => variants.map(({ quantityRule }) => quantityRule));
    expect(rules.filter((each) => each !== undefined)).toEqual([{ min: 6, max: 18, increment: 3 }]);
    expect(rules.at(-1)).toBeDefined();
  }
});
