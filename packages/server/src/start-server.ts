import { randomUUID } from 'node:crypto';
import { reportEvents } from '@cartwright/core/contract/events';
import { pino } from 'pino';
import { appRoutes } from './apps/app-routes';
import { cartRoutes } from './carts/cart-routes';
import { forgetSetAside } from './carts/cart-rows';
import { nextEdge } from './carts/next-edge';
import { cartIssues } from './compiling/cart-issues';
import { createCompiler } from './compiling/compiler';
import { forShop } from './db/for-shop';
import { openDatabase } from './db/open-database';
import { ensureShop } from './db/shop-row';
import { discountRoutes } from './discounts/discount-routes';
import { eventRoutes } from './events/event-routes';
import { FORGET_EVENTS, forgetting } from './events/forget-events';
import { adminPages } from './http/admin-pages';
import { createApp } from './http/app';
import { healthRoute } from './http/health-route';
import { listen } from './http/listen';
import { openOnly } from './http/open-only';
import { localSession } from './http/session';
import { startJobs } from './jobs/jobs';
import { loggedError } from './logged-error';
import { productRoutes } from './products/product-routes';
import { publicationTargets } from './publication-targets';
import { publicationRoutes } from './publishing/publication-routes';
import { PUBLISH, publisher } from './publishing/publisher';
import type { ServerOptions } from './server-options';
import { adminClient } from './shopify/admin-client';
import { shopRoutes } from './shops/shop-routes';
import { publishedSizesRoute } from './storefront/cart-sizes';
import { previewConfigRoute } from './storefront/preview-config-route';
import { storefrontSizeIssues } from './storefront/size-issues';
import { storefrontRoutes } from './storefront/storefront-routes';
import { themeEmbedRoutes } from './theme-embed/theme-embed-routes';
import { userRoutes } from './users/user-routes';
import { checkoutValidationRoutes } from './validation/checkout-validation-routes';
import { widgetRoutes } from './widgets/widget-routes';

export interface RunningServer {
  /** Where it is, for example `http://127.0.0.1:4700`. */
  readonly url: string;
  /** Where everybody may be let in; null without a `publicPort`. */
  readonly openUrl: string | null;
  /** Takes no new requests, finishes those that it has, stops publishing and gives the database back. Once is enough. */
  close(): Promise<void>;
}

/**
 * Starts the API, the admin and the storefront's files for one shop. Begins to publish at once: the store may have
 * lost or changed what it had. Throws a ServerStartError when a port, a folder or a database cannot be had.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    port,
    publicPort,
    host = '127.0.0.1',
    shop,
    maxCarts = 25,
    clock = () => new Date(),
    newId = randomUUID,
  } = options;
  const logger = (options.logger ?? pino()).child({}, { serializers: { err: loggedError } });

  const database = options.database ?? (await openDatabase(options, logger));
  const compiler = createCompiler(options.compiling);
  let stopListening = async () => {};
  let stopWorking = async () => {};
  try {
    const shopId = shop.domain;
    const storeUrl = shop.storeUrl ?? `https://${shop.domain}`;
    const imageOrigins = originsOf(storeUrl, shop.apiOrigin);
    const store = forShop(database, shopId);
    await ensureShop(store, clock());

    const admin = adminClient(shop);
    const events =
      options.publicUrl === undefined ? null : new URL(reportEvents.path, options.publicUrl).href;
    const jobs = await startJobs(database, logger);
    stopWorking = jobs.stop;
    const privateKeys = options.privateKeys ?? [];
    const publishing = publisher({
      store,
      jobs,
      admin,
      targets: (client) =>
        publicationTargets({ store, admin: client, compiler, now: clock(), events, privateKeys }),
      nextEdge: () => nextEdge(store, clock().getTime()),
      clock,
      logger,
      retryMs: options.publicationRetryMs,
      saveWaitMs: options.saveWaitMs,
    });
    stopWorking = () => {
      publishing.stop();
      return jobs.stop();
    };
    const resolveShop = localSession(shopId, { rebuyAdmin: options.staff ?? false });
    const storeOf = (id: string) => forShop(database, id);
    const adminOf = () => admin;
    const publisherOf = () => publishing;

    const app = createApp(logger, imageOrigins);
    healthRoute(app, database, logger);
    cartRoutes(app, resolveShop, {
      storeOf,
      publisherOf,
      checksOf: (id) => ({
        validate: (cart) => cartIssues(compiler, cart),
        size: (cart) => storefrontSizeIssues({ store: storeOf(id), admin, compiler, now: clock() }, cart),
      }),
      maximum: maxCarts,
      privateKeys,
      clock,
      newId,
    });
    widgetRoutes(app, resolveShop, { storeOf, publisherOf, clock });
    appRoutes(app, resolveShop);
    userRoutes(app, resolveShop);
    shopRoutes(app, resolveShop, {
      storeOf,
      adminOf,
      publisherOf,
      storeUrlOf: () => storeUrl,
      privateKeys,
    });
    const adminOrigin = shop.apiOrigin ?? `https://${shop.domain}`;
    themeEmbedRoutes(app, resolveShop, { adminOf, adminOriginOf: () => adminOrigin });
    publicationRoutes(app, resolveShop, { storeOf, publisherOf, beforeAgain: forgetSetAside });
    checkoutValidationRoutes(app, resolveShop, { storeOf, adminOf, publisherOf });
    discountRoutes(app, resolveShop, { storeOf, adminOf, publisherOf, beforeAgain: forgetSetAside, clock });
    publishedSizesRoute(app, resolveShop, (id) => ({ store: storeOf(id), admin, compiler }));
    productRoutes(app, resolveShop, { storeOf, adminOf });
    const trustedProxies = options.trustedProxies ?? null;
    previewConfigRoute(app, { store, admin, compiler, clock, trustedProxies, privateKeys });
    storefrontRoutes(app, { dist: options.storefrontDist ?? null, store, imageOrigins });
    eventRoutes(app, { store, clock, logger, trustedProxies });
    app.use(adminPages(options.adminDist ?? null));

    const listening = await listen(app, { port, host, variable: 'PORT' });
    stopListening = listening.close;
    const open =
      publicPort === undefined
        ? null
        : await listen(openOnly(app), { port: publicPort, host, variable: 'PUBLIC_PORT' });
    stopListening = async () => {
      await Promise.all([listening.close(), open?.close()]);
    };
    await jobs.work(PUBLISH, async (job) => {
      if (job.shopId === shopId) await publishing.run();
    });
    const forgetter = forgetting({ store, jobs, clock });
    await jobs.work(FORGET_EVENTS, async (job) => {
      if (job.shopId === shopId) await forgetter.run();
    });
    await forgetter.begin();
    await publishing.publish('nothing');
    const end = async () => {
      await stopListening();
      await stopWorking();
      await compiler.end();
      await database.close();
    };
    let ended: Promise<void> | null = null;
    return {
      url: listening.url,
      openUrl: open?.url ?? null,
      close: () => {
        ended ??= end();
        return ended;
      },
    };
  } catch (error) {
    await stopListening();
    await stopWorking();
    await compiler.end();
    await database.close();
    throw error;
  }
}

function originsOf(...urls: (string | undefined)[]): string[] {
  return [
    ...new Set(urls.flatMap((url) => (url !== undefined && URL.canParse(url) ? new URL(url).origin : []))),
  ];
}
