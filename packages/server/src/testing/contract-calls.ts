import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newCampaign } from '@cartwright/core/collections/campaign-document';
import { listCarts } from '@cartwright/core/contract/cart-list';
import { readCart } from '@cartwright/core/contract/carts';
import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { createWidget, listWidgets, readWidget } from '@cartwright/core/contract/widgets';
import {
  type CustomSources,
  NO_CUSTOM_SOURCES,
  newCustomSource,
  newSourceRule,
} from '@cartwright/core/data-sources/custom-source';
import { newExperiment } from '@cartwright/core/experiments/document/experiment-document';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { type KeywordGroups, newKeywordGroup } from '@cartwright/core/search/keyword-groups';
import { RESULTS_PAGE_ID, resultsPageOf } from '@cartwright/core/search/results-page';
import { newSearchSettings, type SearchSettings } from '@cartwright/core/search/search-settings';
import { newSynonym, type Synonyms } from '@cartwright/core/search/synonyms';
import type { TestApp } from './test-app';

export type Route = Pick<Endpoint, 'method' | 'path'>;

/** Fixture used by requests. */
export interface Fixture {
  readonly cart: Awaited<ReturnType<TestApp['create']>>;
  readonly widget: { readonly widget: { readonly id: number }; readonly revision: number };
}

/** Newest cart and first widget, recreated if requests have deleted them. */
export async function fixtureOf(app: TestApp): Promise<Fixture> {
  const [listed] = (await app.ask(listCarts)).combinedCarts;
  const [named] = (await app.ask(listWidgets, { query: { classification: 'all' } })).widgets;
  const id =
    named?.id ??
    (await app.ask(createWidget, { body: { widget_name: 'Widget', classification: 'cart_page' } })).widget_id;
  return {
    cart: listed ? await app.ask(readCart, { params: { id: listed.id } }) : await app.create(),
    widget: await app.ask(readWidget, { params: { id: String(id) } }),
  };
}

const INFLUENCE = { attributeName: 'tag' as const, attributeValue: 'new', weighting: 5 };

const SEARCH_SETTINGS: SearchSettings = {
  ...newSearchSettings(BUILT_IN_SETTINGS),
  excludedTerms: ['gift card'],
  excludedProducts: [{ productId: 11 }],
  excludedProductTags: ['hidden'],
  excludedCollections: [{ collectionId: 7, collectionHandle: 'wholesale', collectionName: 'Wholesale' }],
  searchInfluence: [INFLUENCE],
};

const SYNONYMS: Synonyms = {
  schemaVersion: 1,
  synonyms: [
    { ...newSynonym('sofa'), words: ['sofa', 'couch'] },
    { ...newSynonym('pants'), direction: 'one', language: 'en', words: ['pants'], finds: ['trousers'] },
  ],
};

const KEYWORD_GROUPS: KeywordGroups = {
  schemaVersion: 1,
  groups: [
    {
      ...newKeywordGroup('coffee'),
      keywordGroupName: 'Coffee',
      keywords: ['coffee', 'cold brew'],
      keywordInfluence: [INFLUENCE],
      promotedProducts: [{ productId: 11 }],
      redirectEnabled: true,
      redirectUrl: '/collections/coffee',
    },
  ],
};

const OWN_SOURCES: CustomSources = {
  ...NO_CUSTOM_SOURCES,
  sources: [
    {
      ...newCustomSource(7, 'last'),
      name: 'Kitchen first',
      rules: [
        {
          ...newSourceRule('first'),
          conditions: [{ about: 'cart', is: 'tag', operator: 'any', values: ['kitchen'] }],
        },
        { ...newSourceRule('last'), conditions: [] },
      ],
    },
  ],
};

/** Valid parameters of routes, with existing ids and revisions; other routes have none. */
export function samples({ cart, widget }: Fixture): Record<string, { query?: object; body?: object }> {
  const event = {
    number: 0,
    name: 'opened',
    age: 0,
    cart: cart.cart.id,
    total: 1,
    currency: 'USD',
    tier: null,
  };
  const { filterSettings, sortSettings, editorLayout } = resultsPageOf(null, BUILT_IN_SETTINGS);
  return {
    'POST /api/carts': { body: { name: 'Cart' } },
    'PUT /api/carts/:id': { body: { cart: cart.cart, revision: cart.revision } },
    'PATCH /api/carts/:id': { body: { revision: cart.revision, name: 'Name', enabled: true } },
    'POST /api/legacy-carts': { body: { cart: '{"name":"Earlier","components":[]}' } },
    'PUT /api/carts/:id/lock': { body: { reason: 'We are moving your discounts.' } },
    'PUT /api/carts/:id/fallback': { body: { isFallback: true } },
    'DELETE /api/carts/:id': { query: { revision: cart.revision } },
    'PATCH /api/automatic-discounts': { body: { discounts: ['gid://shopify/DiscountAutomaticNode/1'] } },
    'PUT /api/shop/private-keys': { body: { privateKeys: ['search'] } },
    'POST /api/widgets': {
      body: {
        widget: { name: 'Widget', classification: 'cart page', settings: { limit: 3 }, gwpEnabled: 'no' },
      },
    },
    'POST /api/widgets/ids': { body: {} },
    'GET /api/widgets': { query: { classification: 'all' } },
    'PUT /api/widgets/:id': { body: widget },
    'DELETE /api/widgets/:id': { query: { revision: widget.revision } },
    'GET /api/versions/:kind/:id': { query: { before: 2 } },
    'GET /api/products': { query: { query: 'mug', collection: '7', tag: 'new', vendor: 'A & B' } },
    'GET /api/collections': { query: { query: 'kitchen' } },
    'GET /api/collections/chosen': { query: { ids: '7,8' } },
    'GET /api/product-tags': { query: { query: 'new' } },
    'GET /api/product-vendors': { query: { query: 'mill' } },
    'PUT /api/data-sources/custom': { body: { setting: OWN_SOURCES, revision: 0 } },
    'POST /api/data-sources/try': {
      body: {
        source: OWN_SOURCES.sources[0],
        pageProducts: [11],
        cartProducts: [12],
        total: 20,
        country: 'DE',
      },
    },
    'GET /api/products/random': { query: { limit: 5, seed: 'a' } },
    'GET /api/v1/products/:source': {
      query: {
        key: 'larkspur-supply.myshopify.com',
        limit: 5,
        shopify_product_ids: '11,12',
        metafields: 'yes',
      },
    },
    'GET /api/products/chosen': { query: { ids: '11,12' } },
    'GET /api/products/prices': { query: { ids: '11,12', country: 'DE' } },
    'GET /api/products/metafields': { query: { ids: '11', names: 'custom.care' } },
    'POST /api/billing/plan': { body: { plan: 'starter' } },
    'GET /api/sales': { query: { from: '2026-10-01', to: '2026-10-30' } },
    'GET /api/sales/days': { query: { product: '11', from: '2026-10-01', to: '2026-10-30' } },
    'PUT /api/smart-collections/settings': { body: { setting: BUILT_IN_SETTINGS, revision: 0 } },
    'PUT /api/smart-search/settings': {
      body: { setting: SEARCH_SETTINGS, revision: 0 },
    },
    'PUT /api/smart-search/keyword-groups': { body: { setting: KEYWORD_GROUPS, revision: 0 } },
    'PUT /api/smart-search/synonyms': { body: { setting: SYNONYMS, revision: 0 } },
    'PUT /api/smart-search/settings/enabled': { body: { enabled: false } },
    'POST /api/smart-search/results-page': {
      body: { setting: { filterSettings, sortSettings }, revision: 0 },
    },
    'PUT /api/smart-search/results-page/:settingsId': {
      body: { id: RESULTS_PAGE_ID, enabled: false, editorLayout, embeddedSelector: '#main', revision: 0 },
    },
    'POST /api/smart-search/results-page/preview': {
      body: {
        setting: { filterSettings, sortSettings, editorLayout, embeddedSelector: '' },
        search: '?q=mug&page=2',
        country: 'DE',
        locale: 'de',
      },
    },
    'POST /api/experiments': { body: { name: 'Test', context: 'widget' } },
    'PUT /api/experiments/saved/:id': {
      body: { setting: newExperiment('any', 'Test', 'widget', ['control', 'b']), revision: 1 },
    },
    'DELETE /api/experiments/saved/:id': { query: { revision: 1 } },
    'POST /api/smart-collections/campaigns': { body: { setting: { name: 'Campaign' } } },
    'PUT /api/smart-collections/campaigns/:id': {
      body: { setting: newCampaign('any', 'Campaign', BUILT_IN_SETTINGS), revision: 1 },
    },
    'POST /api/smart-collections/outsiders': { body: { products: [11], collections: [7] } },
    'POST /api/smart-collections/campaigns/:id/publish': { body: { revision: 1 } },
    'DELETE /api/smart-collections/campaigns/:id': { query: { revision: 1 } },
    'POST /api/smart-collections/collections/:id/preview': {
      body: {
        settings: { level: 'default', document: BUILT_IN_SETTINGS },
        search: '?page=2',
        country: 'DE',
        locale: 'de',
      },
    },
    'POST /storefront/events': { body: { page: '3f1c7a52-9d1e-4c67-8a27-5f3e2b1c0d9a', events: [event] } },
    'POST /storefront/events/forget': { body: { visitor: '9d2c4f60-7a1b-4d55-9c3e-1f0a8b7c6d5e' } },
    'GET /storefront/preview-config.json': { query: { key: cart.previewKey } },
  };
}

/** All calls of the contract, deletions last. */
export async function contractRoutes(): Promise<Route[]> {
  const folder = fileURLToPath(new URL('../../../core/src/contract/', import.meta.url));
  const files = readdirSync(folder).filter((file) => !file.includes('.test.'));
  const modules: object[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(folder, file))),
  );
  const routes = modules.flatMap((each) => Object.values(each)).filter(isRoute);
  return [
    ...routes.filter(({ method }) => method !== 'DELETE'),
    ...routes.filter(({ method }) => method === 'DELETE'),
  ];
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
