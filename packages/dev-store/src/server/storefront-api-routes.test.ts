import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningStore } from '../store';
import { at } from '../testing/read-json';
import { admin, aRunningStore, aShopper } from '../testing/running-store';
import { theProduct, theVariant } from '../testing/small-store';

let store: RunningStore;
let token = '';
beforeAll(async () => {
  store = await aRunningStore({
    markets: [{ country: 'DE', currency: 'EUR', rate: '0.5', locale: 'de', root: '/de/' }],
  });
  const created = await admin(
    store.url,
    'mutation { storefrontAccessTokenCreate(input: { title: "ours" }) { storefrontAccessToken { accessToken accessScopes { handle } } userErrors { message } } }',
  );
  const fresh = at(created, 'data', 'storefrontAccessTokenCreate', 'storefrontAccessToken');
  expect(at(fresh, 'accessScopes', 0, 'handle')).toBe('unauthenticated_read_checkouts');
  token = String(at(fresh, 'accessToken'));
});
afterAll(() => store.close());

const CART = `fragment C on Cart {
  discountCodes { code applicable }
  discountAllocations { discountedAmount { amount } ... on CartCodeDiscountAllocation { code } }
  cost { totalAmount { amount currencyCode } }
  appliedGiftCards { id lastCharacters balance { amount currencyCode } presentmentAmountUsed { amount currencyCode } }
}`;
const PAYLOAD = '{ cart { ...C } userErrors { code field message } warnings { code target } }';

async function ask(query: string, variables: object, path = '/api/2026-07/graphql.json', key = token) {
  const response = await fetch(`${store.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': key },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** A shopper with some cups, at 10.00 each, and the id of the cart. */
async function aCart(cups = 3) {
  const shopper = aShopper(store.url);
  await shopper.post('/cart/add.js', { items: [{ id: theVariant('cup'), quantity: cups }] });
  return { shopper, id: `gid://shopify/Cart/${at(await shopper.cart(), 'token')}` };
}

async function enter(id: string, ...codes: string[]) {
  const { body } = await ask(
    `mutation($id: ID!, $codes: [String!]!) { cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes) ${PAYLOAD} } ${CART}`,
    { id, codes },
  );
  return at(body, 'data', 'cartDiscountCodesUpdate');
}

async function addCards(id: string, ...codes: string[]) {
  const { body } = await ask(
    `mutation($id: ID!, $codes: [String!]!) { cartGiftCardCodesAdd(cartId: $id, giftCardCodes: $codes) ${PAYLOAD} } ${CART}`,
    { id, codes },
  );
  return at(body, 'data', 'cartGiftCardCodesAdd');
}

describe('discount codes in the Storefront API', () => {
  it('are those of the AJAX cart, with the reason if one gives nothing', async () => {
    const { shopper, id } = await aCart(1);
    const response = await enter(id, 'TEN', 'ten', 'OVER', 'NONSENSE', 'FIVER');
    expect(at(response, 'cart', 'discountCodes')).toEqual([
      { code: 'TEN', applicable: true },
      { code: 'OVER', applicable: false },
      { code: 'NONSENSE', applicable: false },
      { code: 'FIVER', applicable: false },
    ]);
    expect(at(response, 'warnings')).toEqual(
      ['DISCOUNT_CURRENTLY_INACTIVE', 'DISCOUNT_NOT_FOUND', 'DISCOUNT_PURCHASE_NOT_IN_RANGE'].map((code) => ({
        code,
        target: id,
      })),
    );
    expect(at(await shopper.cart(), 'discount_codes', 1)).toEqual({ code: 'OVER', applicable: false });
    expect(at(await shopper.cart(), 'total_price')).toBe(900);
  });

  it('that can’t combine: the one with the smaller amount isn’t applied', async () => {
    const { id } = await aCart();
    expect(at(await enter(id, 'ALONE', 'TEN'), 'warnings')).toEqual([
      { code: 'DISCOUNT_CODE_NOT_HONOURED', target: id },
    ]);
  });

  it('can be tried in a separate cart, without a token', async () => {
    const tryCode = async (
      code: string,
      merchandiseId = `gid://shopify/ProductVariant/${theVariant('cup')}`,
    ) => {
      const takes = 'discountAllocations { ... on CartCodeDiscountAllocation { code } }';
      const response = await fetch(`${store.url}/api/2026-07/graphql.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query: `mutation($input: CartInput) { cartCreate(input: $input) { cart { discountCodes { applicable } ${takes} lines(first: 9) { nodes { ${takes} } } } userErrors { code } warnings { code } } }`,
          variables: { input: { lines: [{ merchandiseId, quantity: 3 }], discountCodes: [code] } },
        }),
      });
      return at(await response.json(), 'data', 'cartCreate');
    };
    const none = { discountCodes: [{ applicable: true }], discountAllocations: [] };
    expect(at(await tryCode('TEN'), 'cart')).toEqual({
      ...none,
      lines: { nodes: [{ discountAllocations: [{ code: 'TEN' }] }] },
    });
    expect(at(await tryCode('SHIP'), 'cart')).toEqual({
      ...none,
      lines: { nodes: [{ discountAllocations: [] }] },
    });
    expect(at(await tryCode('FIVER'), 'cart', 'discountAllocations')).toEqual([{ code: 'FIVER' }]);
    expect(at(await tryCode('OVER'), 'warnings')).toEqual([{ code: 'DISCOUNT_CURRENTLY_INACTIVE' }]);
    expect(await tryCode('TEN', 'gid://shopify/ProductVariant/1')).toMatchObject({
      cart: null,
      userErrors: [{ code: 'INVALID' }],
    });
  });

  it('show the amount of an order discount', async () => {
    const { id } = await aCart();
    expect(at(await enter(id, 'FIVER'), 'cart', 'discountAllocations')).toEqual([
      { code: 'FIVER', discountedAmount: { amount: '5.00' } },
    ]);
  });
});

describe('gift cards', () => {
  it('pay as much as possible in turn, and are removed by id', async () => {
    const { shopper, id } = await aCart();
    const response = await addCards(id, 'gift 1234 5678 abcd', 'GIFT-2222-3333-BIGG');
    expect(at(response, 'userErrors')).toEqual([]);
    const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
    expect(at(response, 'cart', 'appliedGiftCards')).toMatchObject([
      { lastCharacters: 'ABCD', balance: usd('25.00'), presentmentAmountUsed: usd('25.00') },
      { lastCharacters: 'BIGG', balance: usd('500.00'), presentmentAmountUsed: usd('5.00') },
    ]);
    expect(at(await shopper.cart(), 'total_price'), 'a gift card is no discount').toBe(3000);
    const { body } = await ask(
      `mutation($id: ID!, $cards: [ID!]!) { cartGiftCardCodesRemove(cartId: $id, appliedGiftCardIds: $cards) ${PAYLOAD} } ${CART}`,
      { id, cards: [at(response, 'cart', 'appliedGiftCards', 0, 'id')] },
    );
    expect(at(body, 'data', 'cartGiftCardCodesRemove', 'cart', 'appliedGiftCards')).toMatchObject([
      { lastCharacters: 'BIGG', presentmentAmountUsed: usd('30.00') },
    ]);
  });

  it('pay at checkout, delivery included; one with nothing left to pay says so', async () => {
    const { shopper, id } = await aCart();
    const paid = async () => {
      const page = await (await shopper.get('/checkout')).text();
      const rows = [...page.matchAll(/<dt[^>]*>([^<]*)<\/dt>\s*<dd>([^<]*)<\/dd>/g)];
      return rows.map(([, name, amount]) => `${name} ${amount}`).slice(-4);
    };
    await addCards(id, 'GIFT-1234-5678-ABCD');
    expect(await paid()).toEqual(expect.arrayContaining(['Gift card •••• ABCD −$25.00', 'To pay $10.00']));
    const { body } = await ask(
      `mutation($id: ID!) { cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: ["GIFT-2222-3333-BIGG", "GIFT-1234-5678-ABCD"]) ${PAYLOAD} } ${CART}`,
      { id },
    );
    expect(at(body, 'data', 'cartGiftCardCodesUpdate', 'userErrors')).toEqual([]);
    expect(await paid()).toEqual([
      'Total $35.00',
      'Gift card •••• BIGG −$35.00',
      'Gift card •••• ABCD Nothing left to pay',
      'To pay $0.00',
    ]);
  });

  it.each([
    ['GIFT-0000-0000-ZERO', 'This gift card has no balance.'],
    ['GIFT-9999-8888-LATE', 'This gift card has expired.'],
    ['nothing', 'Gift card code is invalid.'],
  ])('reject %s and change nothing', async (code, message) => {
    const { id } = await aCart();
    const response = await addCards(id, 'GIFT-1234-5678-ABCD', code);
    expect(at(response, 'userErrors')).toEqual([{ code: 'INVALID', field: ['giftCardCodes'], message }]);
    expect(at(response, 'cart', 'appliedGiftCards')).toEqual([]);
  });

  it('are replaced as a whole, and shown in the requested market', async () => {
    const { id } = await aCart();
    await addCards(id, 'GIFT-1234-5678-ABCD');
    const { body } = await ask(
      `mutation($id: ID!, $country: CountryCode) @inContext(country: $country) { cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: ["GIFT-2222-3333-BIGG"]) ${PAYLOAD} } ${CART}`,
      { id, country: 'DE' },
    );
    const cart = at(body, 'data', 'cartGiftCardCodesUpdate', 'cart');
    expect(at(cart, 'cost', 'totalAmount')).toEqual({ amount: '15.00', currencyCode: 'EUR' });
    expect(at(cart, 'appliedGiftCards')).toMatchObject([
      { balance: { amount: '500.00', currencyCode: 'USD' }, presentmentAmountUsed: { amount: '15.00' } },
    ]);
  });
});

describe('Storefront API', () => {
  it('requires the shop’s token except for carts, and an existing cart', async () => {
    const products = { query: '{ nodes(ids: []) { id } }' };
    expect((await aShopper(store.url).post('/api/graphql.json', products)).status).toBe(401);
    expect((await ask('{ cart(id: "x") { id } }', {}, undefined, 'wrong')).status).toBe(401);
    expect(await ask('{ cart(id: "gid://shopify/Cart/none") { id } }', {}, '/api/graphql.json')).toEqual({
      status: 200,
      body: { data: { cart: null } },
    });
    expect(at(await enter('gid://shopify/Cart/none', 'TEN'), 'userErrors', 0)).toEqual({
      code: 'INVALID',
      field: ['cartId'],
      message: 'The specified cart does not exist.',
    });
  });

  it('accepts at most 250 values', async () => {
    const { id } = await aCart();
    const response = await enter(id, ...Array.from({ length: 251 }, (_, at) => `C${at}`));
    expect(at(response, 'userErrors', 0, 'code')).toBe('MAXIMUM_EXCEEDED');
    expect(at(response, 'cart', 'discountCodes')).toEqual([]);
  });

  it('applies faults for the session that requested them', async () => {
    const { shopper } = await aCart();
    await shopper.post('/__store/faults', { faults: [{ on: 'storefront', kind: 'refuse', status: 429 }] });
    expect((await shopper.post('/api/2026-07/graphql.json', {})).status).toBe(429);
    expect((await shopper.post('/api/2026-07/graphql.json', {})).status).toBe(401);
  });
});

describe('products', () => {
  const READ =
    'query($ids: [ID!]!, $of: [HasMetafieldsIdentifier!]!) { nodes(ids: $ids) { ... on Product { handle metafields(identifiers: $of) { namespace key type value } } } }';

  it('are found by ids with the requested metafields, null if missing', async () => {
    const id = `gid://shopify/Product/${theProduct('cup').id}`;
    const care = { namespace: 'custom', key: 'care', type: 'single_line_text_field' };
    const set = (value: string) =>
      admin(
        store.url,
        `mutation { metafieldsSet(metafields: [{ ownerId: "${id}", namespace: "custom", key: "care", type: "${care.type}", value: "${value}" }]) { userErrors { message } } }`,
      );
    const of = [
      { namespace: 'custom', key: 'care' },
      { namespace: 'custom', key: 'origin' },
      { namespace: 'custom', key: 'none' },
    ];
    const read = async () => at((await ask(READ, { ids: [id, `${id}999`], of })).body, 'data', 'nodes');
    const origin = { namespace: 'custom', key: 'origin', type: 'single_line_text_field', value: 'Portugal' };
    expect(await read()).toEqual([
      { handle: 'cup', metafields: [{ ...care, value: 'Wash by hand.' }, origin, null] },
      null,
    ]);
    await set('Wash cold.');
    expect(at(await read(), 0, 'metafields', 0)).toEqual({ ...care, value: 'Wash cold.' });
    const inAdmin = await admin(
      store.url,
      `{ product(id: "${id}") { metafields(first: 9, keys: ["custom.care", "custom.origin"]) { nodes { key value } } } }`,
    );
    expect(at(inAdmin, 'data', 'product', 'metafields', 'nodes')).toEqual([
      { key: 'care', value: 'Wash cold.' },
      { key: 'origin', value: 'Portugal' },
    ]);
  });
});

describe('variants of a product', () => {
  it('are read by handle, page by page, without a token', async () => {
    const query =
      'query($handle: String!, $after: String) { product(handle: $handle) { variants(first: 1, after: $after) { nodes { id title availableForSale } pageInfo { hasNextPage endCursor } } } }';
    const read = async (variables: object, source = query) => {
      const response = await fetch(`${store.url}/api/2026-07/graphql.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: source, variables }),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    };
    const { handle, variants } = theProduct('scarf');
    const titles: unknown[] = [];
    let after: unknown = null;
    do {
      const { body } = await read({ handle, after });
      const page = at(body, 'data', 'product', 'variants');
      titles.push(at(page, 'nodes', 0, 'title'));
      after = at(page, 'pageInfo', 'hasNextPage') === true ? at(page, 'pageInfo', 'endCursor') : null;
    } while (after !== null);
    expect(titles).toEqual(variants.map(({ title }) => title));
    expect(at((await read({ handle: 'nothing' })).body, 'data', 'product')).toBeNull();
    const secret = '{ product(handle: "scarf") { metafields(identifiers: []) { value } } }';
    expect((await read({}, secret)).status).toBe(401);
  });
});
