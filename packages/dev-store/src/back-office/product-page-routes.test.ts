import { describe, expect, it } from 'vitest';
import { at, each } from '../testing/read-json';
import { admin } from '../testing/running-store';
import { theProduct, theVariant } from '../testing/small-store';
import { aWebhookStore } from '../testing/webhook-store';

const TOPICS = ['products/create', 'products/update', 'products/delete', 'inventory_levels/update'] as const;

async function aStore(...args: Parameters<typeof aWebhookStore> | []) {
  const [declared = {}, parts] = args;
  const setup = await aWebhookStore({ topics: TOPICS, ...declared }, parts);
  const path = (handle: string) => `/back-office/products/${theProduct(handle).id}`;
  const save = (handle: string, fields: Record<string, string>, headers = {}) =>
    setup.browser.form(path(handle), fields, headers);
  return { ...setup, path, save };
}

const red = String(theVariant('scarf', 'Red'));

describe('product change in the back office', () => {
  it('reaches the shop, the cart and the Admin API', async () => {
    const { store, browser, save, path } = await aStore();
    await browser.post('/cart/add.js', { items: [{ id: theVariant('scarf', 'Red'), quantity: 2 }] });
    const fields = {
      title: 'Long scarf',
      vendor: 'Mill',
      tags: 'wool, warm,,wool',
      [`prices[${red}]`]: '30',
    };
    expect((await save('scarf', fields)).headers.get('location')).toBe(`${path('scarf')}?saved`);
    expect(await browser.cart()).toMatchObject({ total_price: 6000, items: [{ title: 'Long scarf - Red' }] });
    const abroad = await (await browser.get('/de/products/scarf.js')).json();
    expect(at(abroad, 'price_min')).toBe(2250);
    const response = await admin(
      store.url,
      '{ productByIdentifier(identifier: { handle: "scarf" }) { title vendor tags updatedAt } }',
    );
    expect(at(response, 'data', 'productByIdentifier')).toEqual({
      title: 'Long scarf',
      vendor: 'Mill',
      tags: ['wool', 'warm'],
      updatedAt: '2026-03-01T15:00:00.123Z',
    });
  });

  it('sends Shopify’s webhooks', async () => {
    const { receiver, save, deliver } = await aStore();
    await save('scarf', { title: 'Long scarf', tags: 'wool, warm', [`prices[${red}]`]: '30.50' });
    await deliver();
    expect(receiver.topics()).toEqual(['products/update']);
    const { id } = theProduct('scarf');
    expect(receiver.received[0]?.payload).toMatchObject({
      id,
      admin_graphql_api_id: `gid://shopify/Product/${id}`,
      title: 'Long scarf',
      handle: 'scarf',
      tags: 'wool, warm',
      status: 'active',
      updated_at: '2026-03-01T10:00:00-05:00',
      variants: [{ id: Number(red), price: '30.50', inventory_quantity: 5 }, { price: '25.00' }],
    });
  });

  it('sends an inventory webhook for a stock change', async () => {
    const { receiver, save, deliver } = await aStore();
    await save('scarf', { [`quantities[${red}]`]: '0' });
    await deliver();
    expect(receiver.topics()).toEqual(['inventory_levels/update', 'products/update']);
    const [level, product] = receiver.received.map(({ payload }) => payload);
    expect(level).toMatchObject({ available: 0 });
    expect(at(level, 'inventory_item_id')).toBe(at(product, 'variants', 0, 'inventory_item_id'));
  });

  it('sends no webhook if nothing changes', async () => {
    const { receiver, save, deliver } = await aStore();
    await save('scarf', { title: 'Scarf', status: 'active', [`prices[${red}]`]: '25.00' });
    await deliver();
    expect(receiver.topics()).toEqual([]);
  });

  it('updates automated collections without a webhook', async () => {
    const { browser, receiver, save, deliver } = await aStore({
      topics: ['collections/update', 'products/update'],
    });
    await save('print', { productType: 'Poster' });
    await save('cup', { productType: 'Paper' });
    await deliver();
    const listed = await (await browser.get('/collections/paper-goods/products.json')).json();
    expect(each(listed, 'products', 'handle')).toEqual(['cup']);
    expect(receiver.topics()).toEqual(['products/update', 'products/update']);
  });

  it('survives a restart', async () => {
    let kept = 'null';
    const state = {
      load: async () => JSON.parse(kept),
      save: async (value: unknown) => {
        kept = JSON.stringify(value);
      },
    };
    const before = await aStore({}, { state });
    await before.save('cup', { title: 'Mug' });
    await before.stop();
    const { browser } = await aStore({}, { state });
    expect(await (await browser.get('/products/cup.js')).json()).toMatchObject({ title: 'Mug' });
  });

  it('deletes the product, also from carts, and allows adding it again', async () => {
    const { browser, receiver, path, deliver } = await aStore();
    await browser.post('/cart/add.js', { items: [{ id: theVariant('cup'), quantity: 1 }] });
    await browser.form(`${path('cup')}/delete`, {});
    expect((await browser.get('/products/cup.js')).status).toBe(404);
    expect(await browser.cart()).toMatchObject({ items: [] });
    expect((await browser.get(path('cup'))).status).toBe(404);
    expect(await (await browser.get('/back-office/products')).text()).toContain('Add Cup again');
    await browser.form(`${path('cup')}/add-again`, {});
    await browser.form(`${path('cup')}/add-again`, {});
    expect((await browser.get('/products/cup.js')).status).toBe(200);
    await deliver();
    expect(receiver.topics()).toEqual(['products/delete', 'products/create']);
    expect(receiver.received[0]?.payload).toEqual({ id: theProduct('cup').id });
  });

  it.each([
    [{ title: ' ' }, 'Enter a title'],
    [{ status: 'archived' }, 'Choose a status.'],
    [{ [`prices[${red}]`]: '-1' }, 'Enter a price like 12.50 for Red.'],
    [{ [`prices[${red}]`]: '1,50' }, 'Enter a price like 12.50 for Red.'],
    [{ [`quantities[${red}]`]: '1.5' }, 'Enter the stock of Red as a whole number.'],
  ])('is rejected with %j', async (fields, message) => {
    const { browser, path, save, receiver, deliver } = await aStore();
    const response = await save('scarf', fields);
    expect([response.status, (await response.text()).includes(message)]).toEqual([422, true]);
    await deliver();
    expect(receiver.topics()).toEqual([]);
    expect(await (await browser.get(path('scarf'))).text()).toContain('<h1>Scarf</h1>');
  });

  it('is rejected for untracked stock, and from cross-site forms', async () => {
    const { save } = await aStore();
    const cup = await save('cup', { [`quantities[${theVariant('cup')}]`]: '3' });
    expect(await cup.text()).toContain('isn’t tracked');
    expect((await save('cup', { title: 'X' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});

it('lists products by title', async () => {
  const { browser } = await aStore();
  const found = await (await browser.get('/back-office/products?q=SCA')).text();
  expect([found.includes('>Scarf</a>'), found.includes('>Cup</a>')]).toEqual([true, false]);
  expect(await (await browser.get('/back-office/products?q=nothing')).text()).toContain('No products found.');
  expect((await browser.get('/back-office/products/7')).status).toBe(404);
});
