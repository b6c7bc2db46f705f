import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectionId } from '../../engine/model/collection-id';
import type { RunningStore } from '../../store';
import { MIRRORED_STORE } from '../../testing/mirrored-store';
import { at, each } from '../../testing/read-json';
import { admin, aRunningStore } from '../../testing/running-store';
import { SMALL_MARKETS } from '../../testing/small-store';

let store: RunningStore;
let now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  store = await aRunningStore({ catalogue: MIRRORED_STORE, markets: SMALL_MARKETS, clock: () => now });
});
afterAll(() => store.close());

const ask = async (query: string, variables?: Record<string, unknown>) => {
  const response = await admin(store.url, query, variables);
  expect(response.errors).toBeUndefined();
  return response.data;
};
const product = async (handle: string, fields: string) => {
  const query = `query ($handle: String!) { productByIdentifier(identifier: { handle: $handle }) { ${fields} } }`;
  return at(await ask(query, { handle }), 'productByIdentifier');
};

describe('product', () => {
  it('has swatches and their metaobjects', async () => {
    const hat = await product(
      'hat',
      `options { name linkedMetafield { namespace key }
        optionValues { name hasVariants linkedMetafieldValue swatch { color image { id alt status } } } }
      pattern: metafield(namespace: "shopify", key: "color-pattern") { reference { __typename }
        references(first: 5) { nodes { ... on Metaobject { id type displayName field(key: "color") { value jsonValue } } } } }
      sign: metafield(namespace: "custom", key: "sign") { references(first: 1) { nodes { __typename } }
        reference { ... on Metaobject { handle fields { key value } } } }`,
    );
    expect(at(hat, 'options', 0)).toMatchObject({
      linkedMetafield: { namespace: 'shopify', key: 'color-pattern' },
      optionValues: [
        {
          name: 'Red',
          hasVariants: true,
          linkedMetafieldValue: 'gid://shopify/Metaobject/71',
          swatch: { color: '#b9643f', image: { alt: 'Hat', status: 'READY' } },
        },
        { name: 'Blue', hasVariants: true, linkedMetafieldValue: null, swatch: null },
      ],
    });
    // An entry that was deleted stays in the list, and names nothing.
    expect(at(hat, 'pattern')).toEqual({
      reference: null,
      references: {
        nodes: [
          {
            id: 'gid://shopify/Metaobject/71',
            type: 'shopify--color-pattern',
            displayName: 'Red',
            field: { value: '#b9643f', jsonValue: '#b9643f' },
          },
          null,
        ],
      },
    });
    expect(at(hat, 'sign', 'references')).toBe(null);
    expect(at(hat, 'sign', 'reference', 'fields', 0)).toEqual({ key: 'label', value: 'Red' });
  });

  it('has rating, category, media, collections and inventory items', async () => {
    const hat = await product(
      'hat',
      `rating: metafield(namespace: "reviews", key: "rating") { type jsonValue }
      category { id name fullName level } mediaCount { count } variantsCount { count }
      media(first: 5) { nodes { status preview { image { width height } } } }
      collections(first: 5) { nodes { handle } } inCollection(id: "gid://shopify/Collection/1")
      variants(first: 1) { nodes { updatedAt inventoryItem { tracked sku variants(first: 1) { nodes { title } } } } }`,
    );
    expect(hat).toMatchObject({
      rating: { type: 'rating', jsonValue: { value: '4.5', scale_min: '1.0', scale_max: '5.0' } },
      category: { id: 'gid://shopify/TaxonomyCategory/aa-2-17', name: 'Hats', level: 3 },
      variantsCount: { count: 2 },
      inCollection: false,
      variants: {
        nodes: [
          {
            updatedAt: '2026-11-02T10:00:00Z',
            inventoryItem: { tracked: true, sku: 'LS-HAT-01', variants: { nodes: [{ title: 'Red' }] } },
          },
        ],
      },
    });
    expect(at(hat, 'media', 'nodes', 0)).toEqual({
      status: 'READY',
      preview: { image: { width: 1000, height: 1000 } },
    });
    expect(each(at(hat, 'collections'), 'nodes', 'handle')).toEqual(
      expect.arrayContaining(['cheap-first', 'chosen']),
    );
  });

  it('has translations of the requested language only', async () => {
    const hat = await product(
      'hat',
      `de: translations(locale: "de") { key value locale outdated } fr: translations(locale: "fr") { key }
      options { translations(locale: "de") { value } optionValues { translations(locale: "de") { value } } }`,
    );
    expect(at(hat, 'de')).toEqual([{ key: 'title', value: 'Hut', locale: 'de', outdated: false }]);
    expect(at(hat, 'fr')).toEqual([]);
    expect(at(hat, 'options', 0)).toEqual({
      translations: [{ value: 'Farbe' }],
      optionValues: [{ translations: [{ value: 'Rot' }] }, { translations: [] }],
    });
  });
});

describe('publication', () => {
  const PUBLISHED = `status publishedAt DE: publishedInContext(context: { country: DE })
    JP: publishedInContext(context: { country: JP }) online: publishedOnPublication(publicationId: "gid://shopify/Publication/1")
    german: publishedOnPublication(publicationId: "gid://shopify/Publication/3")`;

  it('is returned per market by its catalogue', async () => {
    expect(await product('honey', PUBLISHED)).toEqual({
      status: 'ACTIVE',
      publishedAt: '2026-04-01T09:00:00+00:00',
      DE: false,
      JP: true,
      online: true,
      german: false,
    });
    const all = await ask(
      '{ publications(first: 9) { nodes { id catalog { ... on MarketCatalog { markets(first: 1) { nodes { handle } } } } } } }',
    );
    expect(at(all, 'publications', 'nodes')).toEqual([
      { id: 'gid://shopify/Publication/1', catalog: null },
      ...['us', 'de', 'jp'].map((handle, index) => ({
        id: `gid://shopify/Publication/${index + 2}`,
        catalog: { markets: { nodes: [{ handle }] } },
      })),
    ]);
  });

  it('of a variant is missing in a market without a price for it', async () => {
    const hat = await product(
      'hat',
      `variants(first: 2) { nodes { japan: publishedOnPublication(publicationId: "gid://shopify/Publication/4") } }
      contextualPricing(context: { country: JP }) { maxVariantPricing { price { amount currencyCode } } priceRange { minVariantPrice { amount } } }`,
    );
    expect(each(at(hat, 'variants'), 'nodes', 'japan')).toEqual([true, false]);
    expect(at(hat, 'contextualPricing')).toEqual({
      maxVariantPricing: { price: { amount: '4500.0', currencyCode: 'JPY' } },
      priceRange: { minVariantPrice: { amount: '4500.0' } },
    });
    const honey = await product(
      'honey',
      'contextualPricing(context: { country: DE }) { minVariantPricing { price { amount } } maxVariantPricing { price { amount } } }',
    );
    expect(honey).toEqual({ contextualPricing: { minVariantPricing: null, maxVariantPricing: null } });
  });

  it('hides products not sold in a market from its shoppers', async () => {
    const status = async (path: string) => (await fetch(`${store.url}${path}`)).status;
    expect([await status('/products/honey'), await status('/de/products/honey')]).toEqual([200, 404]);
    expect([await status('/collections/chosen'), await status('/ja/collections/chosen')]).toEqual([200, 404]);
    const hat: unknown = await (await fetch(`${store.url}/ja/products/hat.js`)).json();
    expect(at(hat, 'variants', 0, 'title')).toBe('Red');
    expect(at(hat, 'variants', 1)).toBeUndefined();
  });

  it('can be scheduled, and takes effect at its time', async () => {
    const planned = `${PUBLISHED} shown: resourcePublicationsV2(first: 1, catalogType: NONE) { nodes { isPublished } }
      all: resourcePublicationsV2(first: 1, catalogType: NONE, onlyPublished: false) { nodes { isPublished publishDate publishable { ... on Product { handle } } } }`;
    expect(await product('bulbs', planned)).toMatchObject({
      status: 'ACTIVE',
      publishedAt: null,
      online: false,
      shown: { nodes: [] },
      all: {
        nodes: [
          { isPublished: false, publishDate: '2026-12-01T08:00:00Z', publishable: { handle: 'bulbs' } },
        ],
      },
    });
    expect((await fetch(`${store.url}/products/bulbs`)).status).toBe(404);
    now = new Date('2026-12-01T08:00:00Z');
    expect(await product('bulbs', planned)).toMatchObject({
      publishedAt: '2026-12-01T08:00:00Z',
      DE: true,
      shown: { nodes: [{ isPublished: true }] },
    });
    expect((await fetch(`${store.url}/products/bulbs`)).status).toBe(200);
  });
});

describe('collection', () => {
  const collection = async (handle: string, fields: string) => {
    const query = `query ($handle: String!) { collectionByIdentifier(identifier: { handle: $handle }) { ${fields} } }`;
    return at(await ask(query, { handle }), 'collectionByIdentifier');
  };

  it('returns its sort order and its products in that or another order', async () => {
    const cheap = await collection(
      'cheap-first',
      `sortOrder products(first: 3) { nodes { handle } } byTitle: products(first: 3, sortKey: TITLE, reverse: true) { nodes { handle } }
      ruleSet { appliedDisjunctively rules { column relation condition } }`,
    );
    expect(each(at(cheap, 'products'), 'nodes', 'handle')).toEqual(['bulbs', 'honey', 'hat']);
    expect(each(at(cheap, 'byTitle'), 'nodes', 'handle')).toEqual(['honey', 'hat', 'bulbs']);
    expect(cheap).toMatchObject({
      sortOrder: 'PRICE_ASC',
      ruleSet: {
        appliedDisjunctively: true,
        rules: [{ column: 'VARIANT_PRICE', relation: 'GREATER_THAN', condition: '1.00' }],
      },
    });
  });

  it('with manual order keeps it, with update time and position', async () => {
    const chosen = await collection(
      'chosen',
      `sortOrder updatedAt products(first: 3) { nodes { handle } } translations(locale: "de") { value }
      japan: publishedOnPublication(publicationId: "gid://shopify/Publication/4")
      resourcePublications(first: 9) { nodes { publication { name } } }`,
    );
    expect(chosen).toEqual({
      sortOrder: 'MANUAL',
      updatedAt: '2026-10-01T08:00:00Z',
      products: { nodes: [{ handle: 'honey' }, { handle: 'hat' }] },
      translations: [{ value: 'Ausgewählt' }],
      japan: false,
      resourcePublications: {
        nodes: ['Online Store', 'United States', 'Germany'].map((name) => ({ publication: { name } })),
      },
    });
    expect(await collection('cheap-first', 'updatedAt')).toEqual({ updatedAt: '2026-06-01T09:00:00+00:00' });
  });

  it('can have metafields', async () => {
    const ownerId = `gid://shopify/Collection/${collectionId({ handle: 'chosen' })}`;
    const set = await ask(
      'mutation ($fields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $fields) { userErrors { message } } }',
      { fields: [{ ownerId, key: 'note', type: 'single_line_text_field', value: 'Read' }] },
    );
    expect(at(set, 'metafieldsSet', 'userErrors')).toEqual([]);
    expect(await collection('chosen', 'metafield(key: "note") { value }')).toEqual({
      metafield: { value: 'Read' },
    });
  });
});

describe('shop', () => {
  it('lists its markets with countries, currencies and languages', async () => {
    const all = await ask(
      `{ markets(first: 5) { nodes { handle primary status
        conditions { regionsCondition { regions(first: 1) { nodes { ... on MarketRegionCountry { code } } } } }
        currencySettings { baseCurrency { currencyCode } } catalogs(first: 1) { nodes { publication { id } } }
        webPresences(first: 1) { nodes { subfolderSuffix defaultLocale { locale } rootUrls { url } } } } }
      shopLocales { locale name primary published } }`,
    );
    expect(at(all, 'markets', 'nodes', 1)).toEqual({
      handle: 'de',
      primary: false,
      status: 'ACTIVE',
      conditions: { regionsCondition: { regions: { nodes: [{ code: 'DE' }] } } },
      currencySettings: { baseCurrency: { currencyCode: 'EUR' } },
      catalogs: { nodes: [{ publication: { id: 'gid://shopify/Publication/3' } }] },
      webPresences: {
        nodes: [
          {
            subfolderSuffix: 'de',
            defaultLocale: { locale: 'de' },
            rootUrls: [{ url: 'https://small.myshopify.com/de/' }],
          },
        ],
      },
    });
    expect(at(all, 'shopLocales')).toEqual([
      { locale: 'en', name: 'English', primary: true, published: true },
      { locale: 'de', name: 'German', primary: false, published: true },
      { locale: 'ja', name: 'Japanese', primary: false, published: true },
    ]);
  });

  it('lists translatable resources, and finds them by id', async () => {
    const all = await ask(
      `{ products: translatableResources(first: 9, resourceType: PRODUCT) { nodes { resourceId translations(locale: "ja") { key value } } }
      collections: translatableResources(first: 9, resourceType: COLLECTION) { nodes { translatableContent { key value locale type } } }
      none: translatableResource(resourceId: "gid://shopify/Product/1") { resourceId } }`,
    );
    const hat = MIRRORED_STORE.products[0];
    const resourceId = `gid://shopify/Product/${hat?.id}`;
    const texts = { resourceId, translations: [{ key: 'title', value: '帽子' }] };
    expect(at(all, 'products', 'nodes')).toContainEqual(texts);
    expect(at(all, 'none')).toBe(null);
    expect(at(all, 'collections', 'nodes', 0, 'translatableContent', 0)).toMatchObject({
      key: 'title',
      locale: 'en',
      type: 'SINGLE_LINE_TEXT_FIELD',
    });
    const byId = await ask(
      `query ($ids: [ID!]!) { translatableResourcesByIds(first: 5, resourceIds: $ids) { nodes { resourceId translations(locale: "ja") { key value } } } }`,
      { ids: [resourceId, 'gid://shopify/Product/1', resourceId] },
    );
    expect(at(byId, 'translatableResourcesByIds', 'nodes')).toEqual([texts]);
  });
});
