import { afterEach, describe, expect, it } from 'vitest';
import type { RunningStore } from '../store';
import { at, each, textAt } from '../testing/read-json';
import { admin, aRunningStore, aShopper, aValidation } from '../testing/running-store';
import { SMALL_MARKETS, theVariant } from '../testing/small-store';

let store: RunningStore;
afterEach(() => store.close());

const QUERY = `query Input {
  buyerJourney { step }
  cart {
    cost { subtotalAmount { amount currencyCode } totalAmount { amount } }
    lines {
      quantity
      source: attribute(key: "_source") { value }
      cost { subtotalAmount { amount } totalAmount { amount } }
      discountAllocations { discountedAmount { amount } }
    }
  }
  validation { metafield(namespace: "$app", key: "config") { jsonValue } }
  localization { language { isoCode } }
}`;

const refusing = (message: string) => ({
  operations: [{ validationAdd: { errors: [{ message, target: '$.cart' }] } }],
});
const NOTHING = { operations: [] };

async function aStoreWith(run: (input: unknown) => unknown) {
  store = await aRunningStore({
    clock: () => new Date('2026-11-21T02:00:00Z'),
    markets: SMALL_MARKETS,
    app: { functions: [aValidation(QUERY, run)] },
  });
}

/** Gives its id, or the code of what was refused. */
async function installed(fields: Record<string, unknown> = {}): Promise<string> {
  const response = await admin(
    store.url,
    `mutation ($validation: ValidationCreateInput!) { validationCreate(validation: $validation) {
      validation { id } userErrors { code } } }`,
    { validation: { functionHandle: 'rules', title: 'Rules', enable: true, ...fields } },
  );
  const created = at(response, 'data', 'validationCreate');
  return at(created, 'validation')
    ? textAt(created, 'validation', 'id')
    : textAt(created, 'userErrors', 0, 'code');
}

const changed = (id: string, validation: Record<string, unknown>) =>
  admin(
    store.url,
    `mutation ($id: ID!, $validation: ValidationUpdateInput!) { validationUpdate(id: $id, validation: $validation) {
      validation { enabled blockOnFailure title } userErrors { code } } }`,
    { id, validation },
  );

const listed = async () =>
  at(
    await admin(
      store.url,
      `{ validations(first: 5) { nodes { id title enabled blockOnFailure shopifyFunction { handle apiType }
        errorHistory { firstOccurredAt } metafield(namespace: "$app", key: "config") { value } } } }`,
    ),
    'data',
    'validations',
    'nodes',
  );

describe('validation function', () => {
  it('receives the cart with final prices, and the buyer journey step', async () => {
    let seen: unknown;
    await aStoreWith((input) => {
      seen = input;
      return NOTHING;
    });
    await installed({ metafields: [{ namespace: '$app', key: 'config', type: 'json', value: '{"a":1}' }] });
    const anna = aShopper(store.url);
    await anna.post('/cart/add.js', {
      items: [{ id: theVariant('cup'), quantity: 2, properties: { _source: 'bar' } }],
    });
    await anna.post('/cart/update.js', { discount: 'TEN' });
    expect(seen).toMatchObject({
      buyerJourney: { step: 'CART_INTERACTION' },
      cart: {
        cost: { totalAmount: { amount: '18.0' } },
        lines: [
          {
            quantity: 2,
            source: { value: 'bar' },
            cost: { subtotalAmount: { amount: '20.0' } },
            discountAllocations: [{ discountedAmount: { amount: '2.0' } }],
          },
        ],
      },
      validation: { metafield: { jsonValue: { a: 1 } } },
      localization: { language: { isoCode: 'EN' } },
    });
  });

  it('rejects a cart change', async () => {
    await aStoreWith((input) =>
      Number(at(input, 'cart', 'lines', 0, 'quantity')) > 2 ? refusing('Two at most.') : NOTHING,
    );
    await installed();
    const anna = aShopper(store.url);
    const added = await anna.post('/cart/add.js', { items: [{ id: theVariant('cup'), quantity: 2 }] });
    expect(added.status).toBe(200);
    const more = await anna.post('/cart/add.js', { items: [{ id: theVariant('cup') }] });
    expect([more.status, await more.json()]).toEqual([
      422,
      { status: 422, message: 'Cart Error', description: 'Two at most.', errors: 'Two at most.' },
    ]);
    expect(each(await anna.cart(), 'items', 'quantity')).toEqual([2]);
  });

  it('rejects nothing before it is enabled, in an empty cart, or once deleted', async () => {
    await aStoreWith(() => refusing('No.'));
    const id = await installed({ enable: false });
    const anna = aShopper(store.url);
    expect((await anna.post('/cart/add.js', { id: theVariant('cup') })).status).toBe(200);
    await changed(id, { enable: true });
    expect((await anna.post('/cart/add.js', { id: theVariant('cup') })).status).toBe(422);
    expect((await anna.post('/cart/clear.js', {})).status).toBe(200);
    await admin(store.url, 'mutation ($id: ID!) { validationDelete(id: $id) { deletedId } }', { id });
    expect(await listed()).toEqual([]);
    expect((await anna.post('/cart/add.js', { id: theVariant('cup') })).status).toBe(200);
  });

  it.each([
    ['throws', () => NOTHING],
    ['returns another shape', () => ({ operations: [{ validationAdd: { errors: [{ message: 5 }] } }] })],
  ])('that %s rejects nothing unless it blocks on failures, and is logged', async (what, run) => {
    await aStoreWith(() => {
      if (what === 'throws') throw new Error('boom');
      return run();
    });
    const id = await installed();
    const anna = aShopper(store.url);
    expect((await anna.post('/cart/add.js', { id: theVariant('cup') })).status).toBe(200);
    expect(await listed()).toMatchObject([{ errorHistory: { firstOccurredAt: expect.any(String) } }]);
    await changed(id, { enable: true, blockOnFailure: true });
    const refused = await anna.post('/cart/add.js', { id: theVariant('cup') });
    expect([refused.status, textAt(await refused.json(), 'description')]).toEqual([
      422,
      "We couldn't check your order. Try again in a moment.",
    ]);
  });

  it('rejects a Storefront API cart in that API’s format', async () => {
    await aStoreWith(() => refusing('No.'));
    await installed();
    const response = await fetch(`${store.url}/api/2026-07/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id } userErrors { code message } } }`,
        variables: {
          input: { lines: [{ merchandiseId: `gid://shopify/ProductVariant/${theVariant('cup')}` }] },
        },
      }),
    });
    expect(at(await response.json(), 'data', 'cartCreate')).toEqual({
      cart: null,
      userErrors: [{ code: 'VALIDATION_CUSTOM', message: 'No.' }],
    });
  });
});

describe('validations in the Admin API', () => {
  it('are stored, and an update resets omitted settings to off', async () => {
    await aStoreWith(() => NOTHING);
    const id = await installed({
      blockOnFailure: true,
      metafields: [{ namespace: '$app', key: 'config', type: 'json', value: '1' }],
    });
    expect(await listed()).toEqual([
      {
        id,
        title: 'Rules',
        enabled: true,
        blockOnFailure: true,
        shopifyFunction: { handle: 'rules', apiType: 'cart_checkout_validation' },
        errorHistory: null,
        metafield: { value: '1' },
      },
    ]);
    expect(at(await changed(id, { title: 'Others' }), 'data', 'validationUpdate')).toEqual({
      validation: { enabled: false, blockOnFailure: false, title: 'Others' },
      userErrors: [],
    });
  });

  it.each([
    [{ functionHandle: 'other' }, 'FUNCTION_NOT_FOUND'],
    [{ functionHandle: null }, 'MISSING_FUNCTION_IDENTIFIER'],
    [{ metafields: [{ namespace: '$app', key: 'config', type: 'json', value: '{' }] }, 'INVALID'],
  ])('reject %j as %s, and store nothing of it', async (fields, code) => {
    await aStoreWith(() => NOTHING);
    expect(await installed(fields)).toBe(code);
    expect(await listed()).toEqual([]);
  });

  it('allow 25 enabled ones', async () => {
    await aStoreWith(() => NOTHING);
    for (let count = 0; count < 25; count += 1) await installed();
    expect(await installed()).toBe('MAX_VALIDATIONS_ACTIVATED');
    expect(await installed({ enable: false })).toMatch(/^gid:/);
  });
});
