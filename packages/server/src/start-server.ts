import { randomUUID } from 'node:crypto';
import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { pino } from 'pino';
import { appRoutes } from './apps/app-routes';
import { cartEditRoutes } from './cart-edits/cart-edit-routes';
import type { CartChecks } from './carts/cart-checks';
import { cartRoutes } from './carts/cart-routes';
import { forgetSetAside } from './carts/cart-rows';
import { catalogueJobs } from './catalogue/catalogue-jobs';
import { catalogueRoutes } from './catalogue/catalogue-routes';
import { catalogueTopics } from './catalogue/catalogue-topics';
import { wantSample, wantSync } from './catalogue/mirror-state';
import { indexesOfShops } from './catalogue-index/indexes-of-shops';
import { cartIssues } from './compiling/cart-issues';
import { createCompiler } from './compiling/compiler';
import { forShop } from './db/for-shop';
import { installedShops } from './db/installed-shops';
import { openDatabase } from './db/open-database';
import { ensureShop } from './db/shop-row';
import { discountRoutes } from './discounts/discount-routes';
import { FORGET_VERSIONS } from './documents/forget-versions';
import { versionRoutes } from './documents/version-routes';
import { forgetOldVersions } from './documents/version-rows';
import { eventRoutes } from './events/event-routes';
import { FORGET_EVENTS } from './events/forget-events';
import { forgetOldEvents } from './events/store-events';
import { goneProductsRoute } from './gone-products/gone-products-route';
import { adminPages } from './http/admin-pages';
import { createApp } from './http/app';
import { healthRoute } from './http/health-route';
import { listen } from './http/listen';
import { openOnly } from './http/open-only';
import { ownHostOnly } from './http/own-host';
import { localSession, type ResolveShop } from './http/session';
import { shopOfPage } from './http/shop-of-page';
import { WEBHOOK_PATH } from './http/webhook-path';
import { imageRoutes } from './images/image-routes';
import { installableApp } from './installable-app';
import { forgetting } from './jobs/forgetting';
import { jobRoutes } from './jobs/job-routes';
import { startJobs } from './jobs/jobs';
import { type Lookout, lookout } from './jobs/lookout';
import { lookRoutes } from './looks/look-routes';
import { lookAtOrders } from './orders/order-jobs';
import { orderRoutes } from './orders/order-routes';
import { orderTopics } from './orders/order-topics';
import { workOnOrders } from './orders/work-on-orders';
import { loggedError } from './process/logged-error';
import { ServerStartError } from './process/server-start-error';
import { collectionRoutes } from './products/collection-routes';
import { productRoutes } from './products/product-routes';
import { lookForLostPublications } from './publishing/lost-publications';
import { publicationRoutes } from './publishing/publication-routes';
import { wantPublication } from './publishing/publication-state';
import { PUBLISH } from './publishing/publisher';
import type { ServerOptions } from './server-options';
import { type ShopAtWork, shopAtWork } from './shop-at-work';
import { grantedScopes } from './shops/granted-scopes';
import { shopRoutes } from './shops/shop-routes';
import { shopTopics } from './shops/shop-topics';
import { shopsAtWork } from './shops-at-work';
import { type AppAccess, appAccess } from './sign-in/app-access';
import { embeddingIn } from './sign-in/embedding-in';
import { keepScopes, markUninstalled } from './sign-in/installation-rows';
import { signIn } from './sign-in/sign-in';
import { collectionProxyRoute } from './smart-collections/collection-proxy-route';
import { filterMetafields, syncMetafields } from './smart-collections/filter-metafields';
import { pagePublication } from './smart-collections/publication/page-publication';
import { smartCollectionRoutes } from './smart-collections/smart-collection-routes';
import { codePublication } from './smart-search/code-publication';
import { searchProxyRoute } from './smart-search/search-proxy-route';
import { smartSearchRoutes } from './smart-search/smart-search-routes';
import { suggestionProxyRoute } from './smart-search/suggestion-proxy-route';
import { publishedSizesRoute } from './storefront/cart-sizes';
import { lookSizeIssues } from './storefront/look-size-issues';
import { previewConfigRoute } from './storefront/preview-config-route';
import { storefrontSizeIssues } from './storefront/size-issues';
import { storefrontRoutes } from './storefront/storefront-routes';
import { themeBlockRoute } from './theme-blocks/theme-block-route';
import { themeEmbedRoutes } from './theme-embed/theme-embed-routes';
import { userRoutes } from './users/user-routes';
import { giftProtectionRoutes } from './validation/gift-protection-routes';
import { FORGET_RECEIPTS } from './webhooks/forget-receipts';
import { forgetOldReceipts } from './webhooks/receipts';
import { webhooks } from './webhooks/webhooks';
import { widgetRoutes } from './widgets/widget-routes';

/** Shops that are published at a time: one whose Shopify is slow holds up no other. */
const PUBLISHED_AT_ONCE = 8;

export interface RunningServer {
  /** Where it is, for example `http://127.0.0.1:4700`. */
  readonly url: string;
  /** Where everybody may be let in; null without a `publicPort`. */
  readonly openUrl: string | null;
  /** Every route, as `docs/routes.md` lists them. The pages of the admin are at all other addresses. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** A shop's catalogue as its mirror has it, at most a second behind (`catalogue-index/catalogue-indexes`). */
  catalogueIndexOf(shopId: string): Promise<CatalogueIndex>;
  /** Takes no new requests, finishes those that it has, stops publishing and gives the database back. Once is enough. */
  close(): Promise<void>;
}

/**
 * Starts the API, the admin and the storefront's files for its shops. Begins to publish at once: the stores may have
 * lost or changed what they had. Throws a ServerStartError when a port, a folder or a database cannot be had.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    port,
    publicPort,
    host = '127.0.0.1',
    maxCarts = 25,
    clock = () => new Date(),
    newId = randomUUID,
    firstLookMs = 0,
    orderPointsPerSecond: pointsPerSecond = 50,
  } = options;
  const logger = (options.logger ?? pino()).child({}, { serializers: { err: loggedError } });

  const database = options.database ?? (await openDatabase(options, logger));
  const compiler = createCompiler(options.compiling);
  const indexes = indexesOfShops(options, database, logger);
  let stopListening = async () => {};
  let stopWorking = async () => {};
  try {
    const jobs = await startJobs(database, logger);
    const lookouts: Lookout[] = [];
    stopWorking = async () => {
      await Promise.all(lookouts.map((each) => each.stop()));
      await jobs.stop();
    };
    const privateKeys = options.privateKeys ?? [];
    const shared = { ...options, database, jobs, compiler, clock, logger };
    const access = options.app
      ? appAccess({ app: options.app, storeOf: (id) => forShop(database, id), clock })
      : null;
    const catalogue = catalogueJobs({
      jobs,
      find: (id) => shops.find(id),
      metafieldsOf: filterMetafields,
      clock,
      logger,
    });
    const pages = pagePublication({
      jobs,
      find: (id) => shops.find(id),
      indexOf: indexes.of,
      clock,
      logger,
    });
    const searchCode = codePublication({ jobs, find: (id) => shops.find(id) });
    /** Begins what the server does for a shop by itself. */
    const begin = async ({ store, publisher }: ShopAtWork) => {
      await ensureShop(store, clock());
      for (const { queue, forget } of FORGETTING)
        await forgetting({ queue, forget, store, jobs, clock }).begin();
      await lookAtOrders(jobs, store.shopId, firstLookMs);
      if (options.mirrorsCatalogue) await catalogue.look(store.shopId);
      await pages.resume(store);
      await searchCode.resume(store);
      await publisher.publish('nothing');
    };
    const beginAnew = async (shop: ShopAtWork) => {
      await wantSync(shop.store);
      await begin(shop);
    };
    const beginInstalled = async (id: string, { accessTokenOf, originOf }: AppAccess) => {
      const origin = originOf(id);
      const accessToken = accessTokenOf(id);
      const shop = shopAtWork({ domain: id, accessToken, apiOrigin: origin, storeUrl: origin }, shared);
      await begin(shop);
      return shop;
    };
    const shops = shopsAtWork(
      options.shops.map((each) => shopAtWork(each, shared)),
      access
        ? {
            isInstalled: access.isInstalled,
            all: () => installedShops(database),
            begin: (id) => beginInstalled(id, access),
            end: indexes.forget,
          }
        : undefined,
    );
    for (const { store } of shops.all()) await ensureShop(store, clock());
    const shopOf = shops.of;
    const imageOrigins = originsOf(options);
    const framedBy = options.app ? [...SHOPIFY_ADMINS, ...originsOf(options)] : [];
    const storeOf = (id: string) => shopOf(id).store;
    const adminOf = (id: string) => shopOf(id).admin;
    const publisherOf = (id: string) => shopOf(id).publisher;

    const embedding = options.app && embeddingIn(options.app);
    const app = createApp(logger, imageOrigins, embedding, options.publicUrl);
    // With an app, whatever names the server, what isn't signed is refused. Without one this is a merchant's own machine.
    if (!options.app)
      for (const path of [WEBHOOK_PATH, '/proxy/*']) app.use(path, ownHostOnly(options.publicUrl));
    healthRoute(app, database, logger);
    const { resolveShop, resolveSession } = signIn(app, {
      // Who signs in may be of a shop that the server does not work for yet.
      storeOf: (id) => forShop(database, id),
      adminOf,
      installable: access && installableApp(options, access, shops, beginAnew),
      resolveShop: options.resolveShop ?? localSessionOf(options),
      clock,
    });
    const checksOf = (id: string): CartChecks => ({
      validate: (cart) => cartIssues(compiler, cart),
      size: (cart, widgets = []) =>
        storefrontSizeIssues({ ...shopOf(id), compiler, now: clock(), widgets }, cart),
    });
    const cartOptions = { storeOf, publisherOf, checksOf, maximum: maxCarts, privateKeys, clock, newId };
    cartRoutes(app, resolveShop, cartOptions);
    cartEditRoutes(app, resolveShop, cartOptions);
    widgetRoutes(app, resolveShop, { storeOf, publisherOf, checksOf, clock });
    versionRoutes(app, resolveShop, { storeOf, privateKeys });
    lookRoutes(app, resolveShop, {
      storeOf,
      adminOf,
      publisherOf,
      sizeOf: (id) => (look) => lookSizeIssues({ ...shopOf(id), compiler }, look),
      clock,
    });
    appRoutes(app, resolveShop);
    userRoutes(app, resolveSession);
    const adminOriginOf = (id: string) => shopOf(id).adminOrigin;
    shopRoutes(app, resolveShop, {
      storeOf,
      adminOf,
      publisherOf,
      storeUrlOf: (id) => shopOf(id).storeUrl,
      adminOriginOf,
      privateKeys,
    });
    const themes = { adminOf, adminOriginOf };
    themeEmbedRoutes(app, resolveShop, themes);
    publicationRoutes(app, resolveShop, { storeOf, publisherOf, beforeAgain: forgetSetAside });
    giftProtectionRoutes(app, resolveShop, { storeOf, adminOf, publisherOf });
    discountRoutes(app, resolveShop, { storeOf, adminOf, publisherOf, beforeAgain: forgetSetAside, clock });
    publishedSizesRoute(app, resolveShop, (id) => ({ ...shopOf(id), compiler }));
    const pickers = { storeOf, adminOf, mirrors: options.mirrorsCatalogue === true };
    productRoutes(app, resolveShop, pickers);
    collectionRoutes(app, resolveShop, pickers);
    goneProductsRoute(app, resolveShop, storeOf);
    orderRoutes(app, resolveShop, { storeOf, adminOf, clock });
    catalogueRoutes(app, resolveShop, { storeOf, jobs: catalogue });
    smartCollectionRoutes(app, resolveShop, {
      storeOf,
      indexOf: indexes.of,
      clock,
      newId,
      afterChange: async (id) => {
        await pages.changed(id);
        if (options.mirrorsCatalogue && (await syncMetafields(storeOf(id)))) await catalogue.look(id);
      },
    });
    themeBlockRoute(app, resolveShop, themes);
    smartSearchRoutes(app, resolveShop, { storeOf, indexOf: indexes.of, changed: searchCode.changed, clock });
    imageRoutes(app, resolveShop, { storeOf, adminOf, clock, newId, afterDelete: pages.changed });
    const secrets = secretsOf(options);
    const trustedProxies = options.trustedProxies ?? null;
    const proxy = {
      find: (id: string) => shops.find(id),
      indexOf: indexes.of,
      indexVersionOf: indexes.versionOf,
      secrets,
      clock,
      trustedProxies,
    };
    collectionProxyRoute(app, proxy);
    searchProxyRoute(app, proxy);
    suggestionProxyRoute(app, proxy);
    const ofPage = shopOfPage(shops, options.app !== undefined);
    previewConfigRoute(app, { shopOf: ofPage, compiler, clock, trustedProxies, privateKeys });
    storefrontRoutes(app, {
      dist: options.storefrontDist ?? null,
      discoveryDist: options.discoveryDist ?? null,
      shopOf: ofPage,
      imageOrigins,
      framedBy,
    });
    eventRoutes(app, { shopOf: ofPage, clock, logger, trustedProxies });
    const topicOptions = { storeOf: (id: string) => forShop(database, id), jobs, clock };
    const told =
      secrets.length > 0 &&
      webhooks(app, {
        database,
        jobs,
        secrets,
        topics: [
          ...orderTopics(topicOptions),
          ...catalogueTopics({ ...topicOptions, jobs: catalogue }),
          ...shopTopics({
            async shopChanged(id) {
              const shop = await shops.find(id);
              if (!shop) return;
              // What is published is made of what Shopify says of the shop then.
              await wantPublication(shop.store);
              await shop.publisher.publish('nothing');
            },
            async marketsChanged(id) {
              await wantSample(storeOf(id));
              await catalogue.look(id);
            },
          }),
        ],
        hooks: {
          async uninstalled(id, at) {
            await markUninstalled({ store: forShop(database, id), clock }, at);
            // This server stops at once, others when they next ask.
            return (await shops.find(id)) === null;
          },
          async isLetIn(id) {
            const shop = await shops.find(id);
            if (!shop) return false;
            const granted = await grantedScopes(shop.admin);
            if (!granted.ok && granted.code !== 'refused') throw new Error(granted.message);
            return granted.ok;
          },
          async scopesChanged(id) {
            const shop = await shops.find(id);
            if (!shop) return;
            const granted = await grantedScopes(shop.admin);
            if (!granted.ok) throw new Error(granted.message);
            await keepScopes(shop.store, granted.value);
            await pages.changed(id);
          },
        },
        hasApp: async (id) => (await shops.find(id)) !== null,
        clock,
        logger,
        retryMs: options.webhookRetryMs,
      });
    jobRoutes(app, resolveShop, told ? [jobs, told.failed] : [jobs]);
    app.use(adminPages(options.adminDist ?? null, embedding));

    const listening = await listen(app, { port, host, variable: 'PORT' });
    stopListening = listening.close;
    const open =
      publicPort === undefined
        ? null
        : await listen(openOnly(app), { port: publicPort, host, variable: 'PUBLIC_PORT' });
    stopListening = async () => {
      await Promise.all([listening.close(), open?.close()]);
    };
    await jobs.work(PUBLISH, async ({ shopId }) => (await shops.find(shopId))?.publisher.run(), {
      atOnce: PUBLISHED_AT_ONCE,
    });
    const shopIds = () => shops.all().map(({ id }) => id);
    // A shop that another server has been told of: nobody may ask this one for it any more.
    lookouts.push(lookout({ look: shops.leaveGone, everyMs: LOOK_FOR_GONE_MS, logger }));
    lookouts.push(lookForLostPublications({ database, jobs, shopIds, logger }));
    if (told) lookouts.push(await told.work());
    for (const { queue, forget } of FORGETTING) {
      await jobs.work(queue, async ({ shopId }) => {
        const shop = await shops.find(shopId);
        if (shop) await forgetting({ queue, forget, store: shop.store, jobs, clock }).run();
      });
    }
    await pages.begin();
    await searchCode.begin();
    await workOnOrders({ shops, jobs, clock, logger, pointsPerSecond });
    if (options.mirrorsCatalogue) await catalogue.begin();
    for (const shop of shops.all()) await begin(shop);
    if (access) for (const id of await installedShops(database)) await shops.find(id);
    const end = async () => {
      await stopListening();
      await stopWorking();
      await compiler.end();
      await indexes.end();
      await database.close();
    };
    let ended: Promise<void> | null = null;
    return {
      url: listening.url,
      openUrl: open?.url ?? null,
      catalogueIndexOf: indexes.of,
      // What holds for all methods is no route, but what happens on the way to one.
      routes: app.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path }) => ({ method, path })),
      close: () => {
        ended ??= end();
        return ended;
      },
    };
  } catch (error) {
    await stopListening();
    await stopWorking();
    await compiler.end();
    await indexes.end();
    await database.close();
    throw error;
  }
}

/** With what Shopify signs what it sends or hands on to the app. */
function secretsOf({ app, clientSecret }: ServerOptions): readonly string[] {
  if (app) return [app.clientSecret, ...(app.formerSecrets ?? [])];
  return clientSecret === undefined ? [] : [clientSecret];
}

/** How often it is looked for shops that have thrown the app out. */
const LOOK_FOR_GONE_MS = 60_000;

/** What shops do not keep for ever. */
const FORGETTING = [
  { queue: FORGET_EVENTS, forget: forgetOldEvents },
  { queue: FORGET_VERSIONS, forget: forgetOldVersions },
  { queue: FORGET_RECEIPTS, forget: forgetOldReceipts },
];

/** The pages around an app's own in Shopify's admin. */
const SHOPIFY_ADMINS = ['https://admin.shopify.com', 'https://*.myshopify.com'];

/** Who calls where nobody signs in; null where somebody does. Throws a ServerStartError when there is no shop to call for. */
function localSessionOf({ app, shops: [first], staff = false, userName }: ServerOptions): ResolveShop | null {
  if (app) return null;
  if (!first) throw new ServerStartError('invalid_settings', 'Name a shop, or the app that shops install.');
  return localSession({
    shopId: first.domain,
    user: { rebuyAdmin: staff },
    userName: userName ?? (staff ? 'Support' : 'Store owner'),
  });
}

/** Where the shops' own pictures may come from, besides https. */
function originsOf({ shops, app }: ServerOptions): string[] {
  const urls = [
    ...shops.flatMap((shop) => [shop.storeUrl ?? `https://${shop.domain}`, shop.apiOrigin]),
    ...Object.values(app?.shopOrigins ?? {}),
  ];
  return [
    ...new Set(urls.flatMap((url) => (url !== undefined && URL.canParse(url) ? new URL(url).origin : []))),
  ];
}
