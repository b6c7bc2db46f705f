import { randomUUID } from 'node:crypto';
import { PARTNER_APPS } from '@cartwright/core/apps/partner-apps';
import type { Logger } from 'pino';
import { givenProducts } from './cart/given-products';
import type { CatalogueIndexes } from './catalogue-index/catalogue-indexes';
import type { Compiler } from './compiling/compiler';
import { dataSources } from './data-sources/resolve-data-source';
import type { Database } from './db/database';
import { forShop, type ShopStore } from './db/for-shop';
import { installedShops } from './db/installed-shops';
import { shopOfPage } from './http/shop-of-page';
import type { Jobs } from './jobs/jobs';
import type { ServerOptions } from './server-options';
import { type ShopContext, shopContext } from './shop-context';
import { shopContexts } from './shop-contexts';
import { type AppAccess, appAccess } from './sign-in/app-access';
import { eventsPerDayOf } from './sign-in/plan-limits';

/** Resources that a server opens when it starts, and closes when it stops. */
interface ServerResources {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly compiler: Compiler;
  readonly indexes: CatalogueIndexes;
  readonly logger: Logger;
}

/** Context that the server passes to all features. */
export type ServerContext = ReturnType<typeof serverContext>;

/**
 * Creates the context. `startShop` starts background work for a shop: for one that has installed the app, when it
 * is first requested.
 */
export function serverContext(
  options: ServerOptions,
  resources: ServerResources,
  startShop: (shop: ShopContext) => Promise<void>,
) {
  const { app, clock = () => new Date(), newId = randomUUID, privateKeys = [] } = options;
  const { database, indexes } = resources;
  const access = app ? appAccess({ app, storeOf: (id) => forShop(database, id), clock }) : null;
  const shared = { ...options, ...resources, clock };
  const startInstalled = async (id: string, { accessTokenOf, originOf }: AppAccess) => {
    const origin = originOf(id);
    const accessToken = accessTokenOf(id);
    const shop = shopContext({ domain: id, accessToken, apiOrigin: origin, storeUrl: origin }, shared);
    await startShop(shop);
    return shop;
  };
  const shops = shopContexts(
    options.shops.map((each) => shopContext(each, shared)),
    access
      ? {
          isInstalled: access.isInstalled,
          all: () => installedShops(database),
          begin: (id) => startInstalled(id, access),
          end: (id) => {
            indexes.forget(id);
            sources.forget(id);
          },
        }
      : undefined,
  );
  const sources = dataSources({
    ...shared,
    indexOf: indexes.of,
    indexVersionOf: indexes.versionOf,
    giftsOf: givenProducts,
  });
  const imageOrigins = originsOf(options);
  return {
    ...resources,
    clock,
    newId,
    access,
    shops,
    /** Finds a shop with the app installed; the others are of shops that this server serves already. */
    find: shops.find,
    workedFor: shops.of,
    shopIds: () => shops.all().map(({ id }) => id),
    storeOf: (id: string) => shops.of(id).store,
    adminOf: (id: string) => shops.of(id).admin,
    publisherOf: (id: string) => shops.of(id).publisher,
    storeUrlOf: (id: string) => shops.of(id).storeUrl,
    adminOriginOf: (id: string) => shops.of(id).adminOrigin,
    /** Shop of a request by a storefront page. */
    shopOf: shopOfPage(shops, app !== undefined),
    indexOf: indexes.of,
    indexVersionOf: indexes.versionOf,
    answerDataSource: sources.answer,
    tryDataSource: sources.tryRules,
    secrets: secretsOf(options),
    privateKeys,
    partnerApps: options.partnerApps ?? PARTNER_APPS,
    imageOrigins,
    framedBy: app ? [...SHOPIFY_ADMINS, ...imageOrigins] : [],
    maxCarts: options.maxCarts ?? 25,
    mirrorsCatalogue: options.mirrorsCatalogue === true,
    trustedProxies: options.trustedProxies ?? null,
    eventsPerDay: (store: ShopStore) => eventsPerDayOf(store, app?.billing),
    countsHeadless: options.countsHeadless === true,
    firstPollMs: options.firstPollMs ?? 0,
    pointsPerSecond: options.orderPointsPerSecond ?? 50,
    webhookRetryMs: options.webhookRetryMs,
    storefrontDist: options.storefrontDist ?? null,
    discoveryDist: options.discoveryDist ?? null,
  };
}

/** Secrets with which Shopify signs webhooks and proxied requests. */
function secretsOf({ app, clientSecret }: ServerOptions): readonly string[] {
  if (app) return [app.clientSecret, ...(app.formerSecrets ?? [])];
  return clientSecret === undefined ? [] : [clientSecret];
}

/** Origins of Shopify's admin that frame the app. */
const SHOPIFY_ADMINS = ['https://admin.shopify.com', 'https://*.myshopify.com'];

/** Origins of the shops' images, besides https. */
function originsOf({ shops, app }: ServerOptions): string[] {
  const urls = [
    ...shops.flatMap((shop) => [shop.storeUrl ?? `https://${shop.domain}`, shop.apiOrigin]),
    ...Object.values(app?.shopOrigins ?? {}),
  ];
  return [
    ...new Set(urls.flatMap((url) => (url !== undefined && URL.canParse(url) ? new URL(url).origin : []))),
  ];
}
