import { defineCollection } from '@cartwright/dev-store/catalogue/define-collection';
import { defineProduct } from '@cartwright/dev-store/catalogue/define-product';
import type { Catalogue } from '@cartwright/dev-store/engine/model/catalogue';
import type { Market } from '@cartwright/dev-store/engine/model/market';
import type { DevStoreOptions } from '@cartwright/dev-store/setup/options';
import { startDevStore } from '@cartwright/dev-store/store';
import { hiddenFields } from '@cartwright/dev-store/testing/checkout-store';
import { ACCESS_TOKEN, aShopper } from '@cartwright/dev-store/testing/running-store';
import { SMALL_STORE } from '@cartwright/dev-store/testing/small-store';
import { aWebhookReceiver } from '@cartwright/dev-store/testing/webhook-receiver';
import { catalogueTopics } from '@cartwright/server/catalogue/catalogue-topics';
import { costLimitedClient } from '@cartwright/server/catalogue/cost-limited-client';
import { type Download, downloadExport } from '@cartwright/server/catalogue/download-export';
import { readMirrorState } from '@cartwright/server/catalogue/mirror-state';
import { mirrorStep } from '@cartwright/server/catalogue/mirror-step';
import type { Database } from '@cartwright/server/db/database';
import { forShop, type ShopStore } from '@cartwright/server/db/for-shop';
import {
  catalogueCollections,
  catalogueMarks,
  catalogueProducts,
  catalogueState,
} from '@cartwright/server/db/schema';
import { adminClient, type OpenAdminClient } from '@cartwright/server/shopify/admin-client';
import { RUN_BULK_QUERY, runBulkQueryData } from '@cartwright/server/shopify/documents/bulk-operations';
import { onTestFinished } from 'vitest';

export const GERMANY: Market = { country: 'DE', currency: 'EUR', rate: '0.92', locale: 'de', root: '/de/' };

/** The token that the store's own tests ask with. */
const TOKEN = ACCESS_TOKEN;
/** No test runs into it unless it says so. */
const DEEP_BUCKET = { maximumAvailable: 1_000_000, restoreRate: 100_000 };
const TOPICS = [
  'products/create',
  'products/update',
  'products/delete',
  'collections/create',
  'collections/update',
  'collections/delete',
  'inventory_levels/update',
  'bulk_operations/finish',
] as const;

export const MINUTE = 60_000;

let shops = 0;

/** Products with one variant, of two types, and an automated collection of one of them, the dearest first. */
export function plainCatalogue(count: number): Catalogue {
  const products = Array.from({ length: count }, (_, at) =>
    defineProduct({
      handle: `thing-${at}`,
      title: `Thing ${at}`,
      description: 'A thing.',
      type: at % 2 === 0 ? 'Even' : 'Odd',
      tags: [`tag-${at % 5}`],
      price: `${10 + at}.00`,
      stock: 5,
    }),
  );
  const even = defineCollection(
    {
      handle: 'even',
      title: 'Even',
      description: '',
      rules: { any: false, rules: [{ column: 'TYPE', relation: 'EQUALS', condition: 'Even' }] },
      sortOrder: 'PRICE_DESC',
    },
    products,
  );
  return { ...SMALL_STORE, products, collections: [even] };
}

type Options = Partial<DevStoreOptions> &
  Required<Pick<DevStoreOptions, 'catalogue'>> & {
    /** Scopes granted to the app. Absent: those requested at installation. */
    readonly scopes?: readonly string[];
  };

/**
 * A store of Shopify's, and the mirror of its catalogue in `database`. Nothing happens by itself: a test says when there
 * is a step, and what time it is.
 */
export async function aMirroredShop(database: Database, { scopes, ...options }: Options) {
  shops += 1;
  const domain = `mirrored-${shops}.myshopify.com`;
  const time = { now: Date.parse('2026-11-20T12:00:00Z') };
  const clock = () => new Date(time.now);
  const receiver = await aWebhookReceiver();
  const shopify = await startDevStore({
    port: 0,
    shop: { domain, name: 'Mirrored', currency: 'USD', timezone: 'UTC', country: 'US' },
    markets: [GERMANY],
    adminBucket: DEEP_BUCKET,
    clock,
    app: {
      handle: 'cartwright',
      title: 'Cartwright',
      accessToken: TOKEN,
      functions: [],
      ...(scopes && { scopes }),
      webhooks: { uri: receiver.uri, topics: TOPICS, secret: 'shpss', retryAfter: [] },
    },
    ...options,
  });
  onTestFinished(async () => {
    await shopify.close();
    await receiver.close();
  });
  const admin = adminClient({ domain, accessToken: TOKEN, apiOrigin: shopify.url });
  const store = forShop(database, domain);
  const warnings: object[] = [];
  const topics = catalogueTopics({ storeOf: () => store, jobs: { look: async () => {} }, clock });

  const backOffice = aShopper(shopify.url);
  const control = async (path: string, body: unknown) =>
    (await backOffice.post(`/__store/${path}`, body)).json();
  return {
    domain,
    token: TOKEN,
    shopify,
    admin,
    store,
    time,
    warnings,
    ...aMirror(store, admin, clock, warnings),
    /** A mirror of the same store in Shopify that is not made yet. */
    freshMirror: () => aMirror(forShop(database, `fresh-of-${domain}`), admin, clock, warnings),
    /** The merchant asks for a sync of everything. */
    want: () => store.update(catalogueState, { isWanted: true }),
    /** Another app's export, or the merchant's. */
    startOtherExport: async () => {
      const query = '{ products { edges { node { id } } } }';
      await admin.run(RUN_BULK_QUERY, { query }, runBulkQueryData);
    },
    /** Changes a product as the merchant does, in Shopify's admin. */
    edit: (id: number, fields: Record<string, string>) =>
      backOffice.form(`/back-office/products/${id}`, fields),
    remove: (id: number) => backOffice.form(`/back-office/products/${id}/delete`, {}),
    addAgain: (id: number) => backOffice.form(`/back-office/products/${id}/add-again`, {}),
    formOf: async (id: number) =>
      hiddenFields(await (await backOffice.get(`/back-office/products/${id}`)).text()),
    failNextExport: (errorCode: string, afterObjects = 0) =>
      control('bulk-operations/faults', { errorCode, afterObjects }),
    exportSlices: (slices: number) => control('bulk-operations/steps', { slices }),
    /** Delivers the webhooks that Shopify has queued so far. */
    webhooks: async () => {
      await control('webhooks/deliver', { tries: 100 });
      return receiver.received;
    },
    /** Delivers a webhook to the app. */
    deliverWebhook: async ({ topic, payload }: { readonly topic: string; readonly payload: unknown }) =>
      topics
        .find((each) => each.topic === topic)
        ?.handle({ id: 'any', topic, shopId: domain, triggeredAt: null, payload }),
  };
}

/** A mirror of a shop in Shopify, in its own rows: what a shop has, or what a fresh sync makes of it. */
function aMirror(store: ShopStore, admin: OpenAdminClient, clock: () => Date, warnings: object[]) {
  const step = async ({
    download = downloadExport,
    atOnce = 20,
    stepMs = 10_000,
    metafields = [],
    longestWaitMs,
  }: StepOptions = {}) =>
    mirrorStep(
      {
        store,
        admin: costLimitedClient(admin, longestWaitMs),
        download,
        clock,
        logger: { info: () => {}, warn: (line: object) => void warnings.push(line) },
        metafields,
        until: performance.now() + stepMs,
        atOnce,
      },
      async () => {},
    );
  /** Steps until nothing is due for a while, or `isEnough`. Gives how many it took. */
  const settle = async (stepOptions?: StepOptions, isEnough: () => Promise<boolean> = async () => false) => {
    for (let steps = 1; steps < 10_000; steps += 1) {
      const afterMs = await step(stepOptions);
      if (afterMs > 5_000 || (await isEnough())) return steps;
      if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('The mirror does not settle.');
  };
  return {
    step,
    settle,
    state: () => readMirrorState(store),
    marks: () => store.rows(catalogueMarks),
    mirror: () => mirrorOf(store),
  };
}

/** All that is mirrored, in the order of ids. */
export async function mirrorOf(store: ShopStore) {
  return {
    products: (await store.rows(catalogueProducts))
      .map(({ document }) => document)
      .toSorted((a, b) => a.id - b.id),
    collections: (await store.rows(catalogueCollections))
      .map(({ document }) => document)
      .toSorted((a, b) => a.id - b.id),
  };
}

interface StepOptions {
  readonly download?: Download;
  readonly atOnce?: number;
  readonly stepMs?: number;
  readonly metafields?: readonly string[];
  readonly longestWaitMs?: number;
}

export type MirroredShop = Awaited<ReturnType<typeof aMirroredShop>>;
