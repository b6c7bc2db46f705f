import { countSoon } from './analytics/count-analytics';
import { storeMadeUpVisits } from './analytics/made-up-visits';
import { indexesOfShops } from './catalogue-index/indexes-of-shops';
import { createCompiler } from './compiling/compiler';
import { forShop } from './db/for-shop';
import { installedShops } from './db/installed-shops';
import { openDatabase } from './db/open-database';
import { ensureShop } from './db/shop-row';
import type { ServerFeature } from './feature/server-feature';
import { adminPages } from './http/admin-pages';
import { createApp } from './http/app';
import { serverHealth } from './http/health-route';
import { openPorts } from './http/listen';
import { createMetrics } from './http/metrics';
import { openOnly } from './http/open-only';
import { ownHostOnly } from './http/own-host';
import { WEBHOOK_PATH } from './http/webhook-path';
import { installableApp } from './installable-app';
import { startJobs } from './jobs/jobs';
import { poller } from './jobs/poller';
import { loggedError } from './process/logged-error';
import { serverLogger } from './process/server-logger';
import { serverVersion } from './process/server-version';
import type { RunningServer } from './running-server';
import { serverContext } from './server-context';
import { serverFeatures } from './server-features';
import type { ServerOptions } from './server-options';
import type { ShopContext } from './shop-context';
import { embeddingIn } from './sign-in/embedding-in';
import { localSessionOf } from './sign-in/local-session-of';
import { signIn } from './sign-in/sign-in';
import { notingStaff } from './staff/staff-actions';

/** Poll interval in milliseconds for shops that have uninstalled the app. */
const LOOK_FOR_GONE_MS = 60_000;

/**
 * Starts the API, the admin and the storefront's files for its shops. Publishes at once, as the stores may have
 * changed. Throws a ServerStartError if a port, folder or database is unavailable.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, publicPort, host = '127.0.0.1' } = options;
  const logger = (options.logger ?? serverLogger({ level: 'info' })).child(
    {},
    { serializers: { err: loggedError } },
  );

  /** Shutdown steps, run in reverse order. */
  const endings: (() => Promise<unknown>)[] = [];
  const end = async () => {
    for (let ending = endings.pop(); ending; ending = endings.pop()) await ending();
  };
  try {
    const database = options.database ?? (await openDatabase(options, logger));
    endings.push(() => database.close());
    const indexes = indexesOfShops(options, database, logger);
    endings.push(() => indexes.end());
    const compiler = createCompiler({ ...options.compiling, apps: options.partnerApps });
    endings.push(() => compiler.end());
    const jobs = await startJobs(database, logger);
    endings.push(() => jobs.stop());

    let features: readonly ServerFeature[] = [];
    const startShop = async ({ store }: ShopContext) => {
      await ensureShop(store, clock());
      for (const { onShopStart } of features) await onShopStart?.(store);
    };
    const context = serverContext(options, { database, jobs, compiler, indexes, logger }, startShop);
    const { access, adminOf, clock, imageOrigins, shops } = context;
    for (const { store } of shops.all()) await ensureShop(store, clock());
    features = serverFeatures(context);

    const embedding = options.app && embeddingIn(options.app);
    const version = serverVersion();
    const metrics =
      options.metricsPort === undefined ? undefined : createMetrics(database, version, jobs.givenUp.counts);
    const app = createApp(logger, imageOrigins, embedding, options.publicUrl, metrics);
    // With an app, unsigned requests are refused, for any host. Without one, this is a merchant's own machine.
    if (!options.app)
      for (const path of [WEBHOOK_PATH, '/proxy/*']) app.use(path, ownHostOnly(options.publicUrl));
    const health = serverHealth(database, logger);
    health.serve(app);
    // The version is shown to operators only.
    if (metrics) health.serve(metrics.app, version);
    const signedIn = signIn(app, {
      // Users who sign in may be of a shop that the server doesn't serve yet.
      storeOf: (id) => forShop(database, id),
      adminOf,
      installable: access && installableApp(options, access, shops, startShop),
      resolveShop: options.resolveShop ?? localSessionOf(options),
      clock,
    });
    const resolvers = notingStaff(signedIn, context);
    for (const { routes } of features) routes?.(app, resolvers);
    app.use(adminPages(options.adminDist ?? null, embedding));

    const pollers: { stop(): Promise<void> }[] = [];
    endings.push(() => Promise.all(pollers.map((each) => each.stop())));
    const ports = openPorts(host);
    endings.push(() => ports.close());
    const url = await ports.listen(app, port, 'PORT');
    const openUrl =
      publicPort === undefined ? null : await ports.listen(openOnly(app), publicPort, 'PUBLIC_PORT');
    const metricsUrl = metrics
      ? await ports.listen(metrics.app, options.metricsPort ?? 0, 'METRICS_PORT')
      : null;

    // Another server may have received a shop's uninstall: this one must not serve it any more.
    pollers.push(poller({ look: shops.leaveGone, everyMs: LOOK_FOR_GONE_MS, logger }));
    for (const { queues, poller: look } of features) {
      await queues?.();
      if (look) pollers.push(look());
    }
    for (const shop of shops.all()) await startShop(shop);
    if (access) for (const id of await installedShops(database)) await shops.find(id);

    health.setReady(true);
    let ended: Promise<void> | null = null;
    return {
      url,
      openUrl,
      metricsUrl,
      catalogueIndexOf: indexes.of,
      async storeMadeUpVisits(shopId, sent) {
        await storeMadeUpVisits(shops.of(shopId).store, sent, clock());
        await countSoon(jobs, shopId);
      },
      // Handlers for all methods are middleware, not routes.
      routes: app.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path }) => ({ method, path })),
      close: () => {
        health.setReady(false);
        ended ??= end();
        return ended;
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
