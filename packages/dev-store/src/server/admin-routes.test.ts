import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningStore } from '../store';
import { at, each, textAt } from '../testing/read-json';
import { ACCESS_TOKEN, admin, aFunction, aRunningStore } from '../testing/running-store';
import { theProduct, theVariant } from '../testing/small-store';

let store: RunningStore;
let now = new Date('2026-11-20T12:00:00Z');
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  store = await aRunningStore({
    clock: () => now,
    app: { functions: [aFunction('{ cart { lines { id } } }', () => ({ operations: [] }))] },
  });
});
afterEach(() => store.close());

const ask = async (query: string, variables?: Record<string, unknown>) => {
  const response = await admin(store.url, query, variables);
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data;
};

describe('access', () => {
  it('is rejected without a valid token, in Shopify’s words', async () => {
    const response = await fetch(`${store.url}/admin/api/2026-07/graphql.json`, {
      method: 'POST',
      headers: { 'x-shopify-access-token': `${ACCESS_TOKEN}x` },
      body: '{}',
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
    });
  });

  it('returns the shop and the app', async () => {
    const data = await ask(
      '{ shop { name myshopifyDomain currencyCode ianaTimezone enabledPresentmentCurrencies shipsToCountries billingAddress { countryCodeV2 } } currentAppInstallation { id accessScopes { handle } app { handle } } }',
    );
    expect(at(data, 'shop')).toEqual({
      name: 'Small Store',
      myshopifyDomain: 'small.myshopify.com',
      currencyCode: 'USD',
      ianaTimezone: 'America/New_York',
      enabledPresentmentCurrencies: ['USD'],
      shipsToCountries: ['US'],
      billingAddress: { countryCodeV2: 'US' },
    });
    expect(each(at(data, 'currentAppInstallation'), 'accessScopes', 'handle')).toContain('write_discounts');
  });

  it('returns document errors in GraphQL’s format', async () => {
    const response = await admin(store.url, '{ shop { nope } }');
    expect(textAt(response, 'errors', 0, 'message')).toContain('Cannot query field "nope"');
  });
});

describe('products', () => {
  it('are paged without gaps', async () => {
    const titles: unknown[] = [];
    let after: string | null = null;
    for (let page = 0; page < 4; page++) {
      const data = await ask(
        'query ($after: String) { products(first: 2, after: $after, sortKey: TITLE) { nodes { title } pageInfo { hasNextPage endCursor } } }',
        { after },
      );
      titles.push(...each(at(data, 'products'), 'nodes', 'title'));
      if (!at(data, 'products', 'pageInfo', 'hasNextPage')) break;
      after = textAt(data, 'products', 'pageInfo', 'endCursor');
    }
    expect(titles).toEqual(['Card', 'Cup', 'Draft', 'Print', 'Scarf', 'Tea']);
  });

  it.each([
    ['sca', ['Scarf']],
    ['kitchen', ['Cup']],
    [`id:${theProduct('tea').id}`, ['Tea']],
    [`id:${theProduct('tea').id} OR id:${theProduct('cup').id}`, ['Cup', 'Tea']],
    ['status:draft', ['Draft']],
    ['gift_card:true', ['Card']],
    ['title:pri*', ['Print']],
    ['-status:draft product_type:paper', ['Print']],
    ['nothing like this', []],
  ])('are searchable by %s', async (query, titles) => {
    const data = await ask(
      'query ($query: String) { products(first: 10, query: $query, sortKey: TITLE) { nodes { title } } }',
      { query },
    );
    expect(each(at(data, 'products'), 'nodes', 'title')).toEqual(titles);
  });

  it('contain what a picker needs', async () => {
    const data = await ask(
      `query ($id: ID!, $ids: [ID!]!) {
        product(id: $id) {
          handle isGiftCard requiresSellingPlan totalInventory status
          featuredMedia { preview { image { url altText } } }
          variants(first: 5) { nodes { title price compareAtPrice availableForSale inventoryQuantity sku selectedOptions { name value } image { url } } }
        }
        nodes(ids: $ids) { __typename id ... on ProductVariant { displayName product { title } } }
        productByIdentifier(identifier: { handle: "cup" }) { title hasOnlyDefaultVariant }
      }`,
      {
        id: `gid://shopify/Product/${theProduct('scarf').id}`,
        ids: [
          `gid://shopify/ProductVariant/${theVariant('scarf', 'Red')}`,
          'gid://shopify/ProductVariant/1',
          `gid://shopify/Product/${theProduct('cup').id}`,
        ],
      },
    );
    const variants = at(data, 'product');
    expect(each(at(variants, 'variants'), 'nodes', 'availableForSale')).toEqual([true, false]);
    expect(each(at(variants, 'variants'), 'nodes', 'price')).toEqual(['25.00', '25.00']);
    expect(at(data, 'product', 'totalInventory')).toBe(5);
    expect(textAt(data, 'product', 'featuredMedia', 'preview', 'image', 'url')).toBe(
      `${store.url}/cdn/products/scarf.svg`,
    );
    expect(at(data, 'nodes', 0, 'displayName')).toBe('Scarf - Red');
    expect(at(data, 'nodes', 1)).toBe(null);
    expect(at(data, 'nodes', 2, '__typename')).toBe('Product');
    expect(at(data, 'productByIdentifier')).toEqual({ title: 'Cup', hasOnlyDefaultVariant: true });
  });

  it('have every field of the schema', async () => {
    const everything = await ask(
      `{ products(first: 1, query: "title:scarf") { edges { cursor node {
          id legacyResourceId handle title status description descriptionHtml productType vendor tags isGiftCard
          requiresSellingPlan hasOnlyDefaultVariant hasOutOfStockVariants totalInventory tracksInventory onlineStoreUrl
          createdAt updatedAt featuredImage { id altText width height url } options { id name position values }
          priceRangeV2 { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
          metafields(first: 1) { nodes { id } } } } }
        productVariants(first: 1, query: "sku:ls-scarf-01") { nodes {
          id legacyResourceId title displayName position sku barcode price compareAtPrice availableForSale
          inventoryQuantity inventoryPolicy taxable selectedOptions { name } image { url } product { id } metafield(key: "none") { id }
          contextualPricing(context: { country: US }) { price { amount } compareAtPrice { amount } quantityRule { minimum maximum increment isDefault } } } } }`,
    );
    expect(at(everything, 'products', 'edges', 0, 'node', 'handle')).toBe('scarf');
    expect(at(everything, 'productVariants', 'nodes', 0, 'title')).toBe('Red');
    expect(at(everything, 'productVariants', 'nodes', 0, 'contextualPricing')).toEqual({
      price: { amount: '25.0' },
      compareAtPrice: null,
      quantityRule: { minimum: 1, maximum: null, increment: 1, isDefault: true },
    });
  });
});

describe('collections', () => {
  const found = async (query: string | null) => {
    const data = await ask(
      'query ($query: String) { collections(first: 10, query: $query, sortKey: TITLE) { nodes { title } } }',
      { query },
    );
    return each(at(data, 'collections'), 'nodes', 'title');
  };

  it('are the merchant’s, and searchable', async () => {
    expect(await found(null)).toEqual(['Gifts', 'Paper goods']);
    expect(await found('pap')).toEqual(['Paper goods']);
    expect(await found('collection_type:smart')).toEqual(['Paper goods']);
    expect(await found(`product_id:${theProduct('cup').id}`)).toEqual(['Gifts']);
  });

  it('contain their products and rules', async () => {
    const all = await ask(
      `{ collections(first: 10, sortKey: TITLE) { nodes {
        id legacyResourceId handle title description descriptionHtml image { url } productsCount { count precision }
        products(first: 5) { nodes { title } } ruleSet { appliedDisjunctively rules { column relation condition } }
        hasProduct(id: "gid://shopify/Product/${theProduct('cup').id}") } } }`,
    );
    const [gifts, paper] = [at(all, 'collections', 'nodes', 0), at(all, 'collections', 'nodes', 1)];
    expect(each(at(gifts, 'products'), 'nodes', 'title')).toEqual(['Scarf', 'Cup']);
    expect(gifts).toMatchObject({ hasProduct: true, ruleSet: null, productsCount: { count: 2 } });
    // A draft is in a collection, too.
    expect(each(at(paper, 'products'), 'nodes', 'title')).toEqual(['Print', 'Draft']);
    expect(paper).toMatchObject({
      hasProduct: false,
      ruleSet: { rules: [{ column: 'TYPE', relation: 'EQUALS', condition: 'Paper' }] },
    });
    const again = await ask('query ($id: ID!) { collection(id: $id) { title } node(id: $id) { id } }', {
      id: textAt(gifts, 'id'),
    });
    expect(again).toEqual({ collection: { title: 'Gifts' }, node: { id: textAt(gifts, 'id') } });
  });

  it('filter products', async () => {
    const { collections } = Object(
      await ask('{ collections(first: 1, sortKey: TITLE) { nodes { legacyResourceId } } }'),
    );
    const query = `collection_id:${textAt(collections, 'nodes', 0, 'legacyResourceId')}`;
    const data = await ask(
      'query ($query: String) { products(first: 9, query: $query, sortKey: TITLE) { nodes { title } } }',
      { query },
    );
    expect(each(at(data, 'products'), 'nodes', 'title')).toEqual(['Cup', 'Scarf']);
  });
});

describe('tags, vendors and types', () => {
  it('are listed by name without duplicates, page by page', async () => {
    const data = await ask(
      `{ productTags(first: 1) { nodes edges { cursor node } pageInfo { hasNextPage endCursor } }
         productVendors(first: 1000) { nodes } productTypes(first: 1000) { nodes } }`,
    );
    expect(at(data, 'productTags', 'nodes')).toEqual(['a"b OR c']);
    expect(at(data, 'productVendors', 'nodes')).toEqual(['Larkspur Supply', 'Tolland Mill']);
    expect(at(data, 'productTypes', 'nodes')).toEqual([
      'Clothing',
      'Gift card',
      'Kitchen',
      'Pantry',
      'Paper',
    ]);
    const rest = await ask('query ($after: String) { productTags(first: 5000, after: $after) { nodes } }', {
      after: textAt(data, 'productTags', 'pageInfo', 'endCursor'),
    });
    expect(at(rest, 'productTags', 'nodes')).toEqual(['größe', 'wool']);
  });
});

describe('metafields', () => {
  const set = async (fields: Record<string, unknown>) => {
    const { currentAppInstallation } = Object(await ask('{ currentAppInstallation { id } }'));
    const data = await ask(
      `mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) {
        metafields { namespace key value jsonValue compareDigest } userErrors { code field message elementIndex } } }`,
      {
        metafields: [
          {
            ownerId: currentAppInstallation.id,
            namespace: 'cartwright',
            key: 'config',
            type: 'json',
            ...fields,
          },
        ],
      },
    );
    return at(data, 'metafieldsSet');
  };

  it('are set, read back, and escaped for the page, including `<`', async () => {
    const value = JSON.stringify({ title: '</script><script>alert(1)</script>' });
    const result = await set({ value });
    expect(at(result, 'userErrors')).toEqual([]);
    expect(at(result, 'metafields', 0, 'jsonValue', 'title')).toContain('alert');
    const data = await ask(
      '{ currentAppInstallation { metafield(namespace: "cartwright", key: "config") { value type } } }',
    );
    expect(at(data, 'currentAppInstallation', 'metafield')).toEqual({ value, type: 'json' });
  });

  it('are only overwritten if a given digest matches', async () => {
    const first = await set({ value: '1', compareDigest: null });
    const digest = textAt(first, 'metafields', 0, 'compareDigest');
    expect(at(await set({ value: '2', compareDigest: null }), 'userErrors', 0, 'code')).toBe('STALE_OBJECT');
    expect(at(await set({ value: '2', compareDigest: digest }), 'metafields', 0, 'value')).toBe('2');
    expect(at(await set({ value: '3', compareDigest: digest }), 'userErrors', 0, 'code')).toBe(
      'STALE_OBJECT',
    );
  });

  it('are rejected with the path of the error', async () => {
    expect(at(await set({ value: '{' }), 'userErrors', 0)).toMatchObject({
      code: 'INVALID_VALUE',
      field: ['metafields', '0', 'value'],
      elementIndex: 0,
    });
    expect(at(await set({ value: '1', type: null }), 'userErrors', 0, 'code')).toBe('BLANK');
    expect(at(await set({ value: '1', ownerId: 'gid://shopify/Product/1' }), 'userErrors', 0, 'code')).toBe(
      'INVALID',
    );
  });

  it('are deleted, and a missing one is null', async () => {
    await set({ value: '1' });
    const remove = `mutation ($owner: ID!) { metafieldsDelete(metafields: [{ ownerId: $owner, namespace: "cartwright", key: "config" }]) {
      deletedMetafields { key } userErrors { message } } }`;
    const owner = textAt(await ask('{ currentAppInstallation { id } }'), 'currentAppInstallation', 'id');
    expect(at(await ask(remove, { owner }), 'metafieldsDelete', 'deletedMetafields')).toEqual([
      { key: 'config' },
    ]);
    expect(at(await ask(remove, { owner }), 'metafieldsDelete', 'deletedMetafields')).toEqual([null]);
  });
});

describe('automatic discounts', () => {
  const create = async (fields: Record<string, unknown> = {}) => {
    const data = await ask(
      `mutation ($input: DiscountAutomaticAppInput!) { discountAutomaticAppCreate(automaticAppDiscount: $input) {
        automaticAppDiscount { discountId title status startsAt endsAt discountClasses combinesWith { orderDiscounts productDiscounts shippingDiscounts } appDiscountType { functionId title } errorHistory { firstOccurredAt } }
        userErrors { code field message } } }`,
      {
        input: {
          title: 'Rewards',
          functionHandle: 'rewards',
          startsAt: '2026-11-01T00:00:00Z',
          discountClasses: ['PRODUCT', 'ORDER'],
          combinesWith: { orderDiscounts: true },
          ...fields,
        },
      },
    );
    return at(data, 'discountAutomaticAppCreate');
  };
  const change = async (name: string, id: string) =>
    at(
      await ask(
        `mutation ($id: ID!) { ${name}(id: $id) { automaticDiscountNode { automaticDiscount { ... on DiscountAutomaticApp { status } } } userErrors { code message } } }`,
        { id },
      ),
      name,
    );
  const list = async () => {
    const data = await ask(
      `{ automaticDiscountNodes(first: 50) { nodes { id metafield(namespace: "$app", key: "config") { value }
         automaticDiscount { ... on DiscountAutomaticApp { discountId title status } } } }
         discountNodes(first: 50, query: "status:active") { nodes { id discount { ... on DiscountAutomaticApp { title } } } }
         shopifyFunctions(first: 5) { nodes { id handle apiType } } }`,
    );
    return data;
  };

  it('are created with settings, listed, changed and deleted', async () => {
    const created = await create({
      metafields: [{ namespace: '$app', key: 'config', type: 'json', value: '{"tiers":[]}' }],
    });
    expect(at(created, 'userErrors')).toEqual([]);
    const id = textAt(created, 'automaticAppDiscount', 'discountId');
    expect(at(created, 'automaticAppDiscount')).toMatchObject({
      status: 'ACTIVE',
      startsAt: '2026-11-01T00:00:00.000Z',
      endsAt: null,
      discountClasses: ['PRODUCT', 'ORDER'],
      combinesWith: { orderDiscounts: true, productDiscounts: false, shippingDiscounts: false },
      appDiscountType: { functionId: 'cartwright-rewards', title: 'Cartwright' },
      errorHistory: null,
    });
    const nodes = await list();
    expect(at(nodes, 'automaticDiscountNodes', 'nodes', 0)).toEqual({
      id,
      metafield: { value: '{"tiers":[]}' },
      automaticDiscount: { discountId: id, title: 'Rewards', status: 'ACTIVE' },
    });
    expect(at(nodes, 'discountNodes', 'nodes', 0, 'discount', 'title')).toBe('Rewards');
    const updated = await ask(
      `mutation ($id: ID!, $input: DiscountAutomaticAppInput!) { discountAutomaticAppUpdate(id: $id, automaticAppDiscount: $input) {
        automaticAppDiscount { title endsAt combinesWith { orderDiscounts } } userErrors { code } } }`,
      { id, input: { title: 'Winter rewards', endsAt: '2026-12-24T00:00:00Z' } },
    );
    expect(at(updated, 'discountAutomaticAppUpdate', 'automaticAppDiscount')).toEqual({
      title: 'Winter rewards',
      endsAt: '2026-12-24T00:00:00.000Z',
      combinesWith: { orderDiscounts: true },
    });
    const removed = await ask(
      'mutation ($id: ID!) { discountAutomaticDelete(id: $id) { deletedAutomaticDiscountId userErrors { code } } }',
      { id },
    );
    expect(at(removed, 'discountAutomaticDelete', 'deletedAutomaticDiscountId')).toBe(id);
    expect(at(await list(), 'automaticDiscountNodes', 'nodes')).toEqual([]);
  });

  it('follow the clock, and can be activated and deactivated', async () => {
    const created = await create({ startsAt: '2026-11-21T00:00:00Z', endsAt: '2026-11-22T00:00:00Z' });
    const id = textAt(created, 'automaticAppDiscount', 'discountId');
    const status = async () =>
      at(await list(), 'automaticDiscountNodes', 'nodes', 0, 'automaticDiscount', 'status');
    expect(await status()).toBe('SCHEDULED');
    now = new Date('2026-11-21T00:00:00Z');
    expect(await status()).toBe('ACTIVE');
    now = new Date('2026-11-22T00:00:00Z');
    expect(await status()).toBe('EXPIRED');
    await change('discountAutomaticActivate', id);
    expect(await status()).toBe('ACTIVE');
    await change('discountAutomaticDeactivate', id);
    expect(await status()).toBe('EXPIRED');
    const unknown = await change('discountAutomaticActivate', 'gid://shopify/DiscountAutomaticNode/5');
    expect(at(unknown, 'userErrors', 0, 'message')).toBe('Discount does not exist');
  });

  it.each([
    [{ title: ' ' }, 'BLANK', ['automaticAppDiscount', 'title']],
    [{ functionHandle: null }, 'MISSING_FUNCTION_IDENTIFIER', ['automaticAppDiscount', 'functionHandle']],
    [{ functionId: 'x' }, 'MULTIPLE_FUNCTION_IDENTIFIERS', ['automaticAppDiscount', 'functionHandle']],
    [{ functionHandle: 'other' }, 'INVALID', ['automaticAppDiscount', 'functionHandle']],
    [{ startsAt: null }, 'BLANK', ['automaticAppDiscount', 'startsAt']],
    [{ endsAt: '2026-10-01T00:00:00Z' }, 'END_DATE_BEFORE_START_DATE', ['automaticAppDiscount', 'endsAt']],
    [
      { metafields: [{ namespace: '$app', key: 'config', type: 'json', value: '{' }] },
      'INVALID',
      ['automaticAppDiscount', 'metafields', '0', 'value'],
    ],
  ])('are rejected for %o', async (fields, code, field) => {
    const result = await create(fields);
    expect(at(result, 'automaticAppDiscount')).toBe(null);
    expect(at(result, 'userErrors', 0)).toMatchObject({ code, field });
    expect(at(await list(), 'automaticDiscountNodes', 'nodes')).toEqual([]);
  });

  it('are limited to 25 active ones, not counting scheduled ones', async () => {
    for (let index = 1; index <= 25; index++) await create({ title: `Discount ${index}` });
    const refused = await create({ title: 'One more' });
    expect(at(refused, 'userErrors', 0)).toEqual({
      code: 'ACTIVE_PERIOD_OVERLAP',
      field: ['automaticAppDiscount', 'startsAt'],
      message: 'At any given time, only 25 automatic discounts can be active.',
    });
    const scheduled = await create({ title: 'Later', startsAt: '2027-01-01T00:00:00Z' });
    const id = textAt(scheduled, 'automaticAppDiscount', 'discountId');
    expect(at(await change('discountAutomaticActivate', id), 'userErrors', 0, 'code')).toBe(
      'ACTIVE_PERIOD_OVERLAP',
    );
    expect(at(await create({ title: 'Discount 1' }), 'userErrors', 0, 'code')).toBe('TAKEN');
  });
});
