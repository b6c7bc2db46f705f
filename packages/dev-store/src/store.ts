import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { bulkOperations } from './admin/bulk/bulk-operations';
import { STANDARD_BUCKET } from './admin/cost/bucket';
import { adminRoot } from './admin/root';
import { ADMIN_SCHEMA } from './admin/wire/schema';
import { appFrameRoutes } from './app-frame/app-frame-routes';
import { proxyRoutes } from './app-proxy/proxy-routes';
import { proxyPathRoutes, proxySection } from './app-proxy/proxy-section';
import { backOfficeRoutes } from './back-office/back-office-routes';
import { productPageRoutes } from './back-office/product-page-routes';
import { webhookPageRoutes } from './back-office/webhook-page-routes';
import { chargeRoutes } from './billing/routes/charge-routes';
import { giftCardsLeft, STORE_GIFT_CARDS } from './catalogue/gift-cards';
import { LARKSPUR_SUPPLY } from './catalogue/larkspur/larkspur-supply';
import { testGateway } from './checkout/gateway';
import { payments } from './checkout/payments';
import { type AppEvents, createAppEvents } from './context/app-events';
import { installationOf } from './context/app-installation';
import type { StoreContext } from './context/store-context';
import { storeMarkets } from './context/store-markets';
import { faultRoutes } from './faults/fault-routes';
import { webhookFaultRoutes } from './faults/webhook-fault-routes';
import { filesInMemory } from './files/file-folder';
import { storeFiles } from './files/store-files';
import { discountRuns } from './functions/discount-runs';
import { inputQueryProblems } from './functions/input-query';
import { inputSchemaOf } from './functions/input-schema';
import { validationRuns } from './functions/validation-runs';
import { emitDueEvents } from './installation/due-events';
import { appsRoutes } from './installation/routes/apps-routes';
import { installRoutes } from './installation/routes/install-routes';
import { authorizeRoutes } from './oauth/routes/authorize-routes';
import { tokenRoutes } from './oauth/routes/token-routes';
import { madeUpHistory } from './order-history/made-up-history';
import { accountRoutes } from './server/account-routes';
import { adminRoutes } from './server/admin-routes';
import { assetRoutes } from './server/asset-routes';
import { bulkRoutes } from './server/bulk-routes';
import { cartRoutes } from './server/cart-routes';
import { checkoutRoutes } from './server/checkout-routes';
import { extensionAssetRoutes } from './server/extension-asset-routes';
import { fileRoutes } from './server/file-routes';
import { localizationRoutes } from './server/localization-routes';
import { ownDiscountRoutes } from './server/own-discount-routes';
import { pageRoutes } from './server/page-routes';
import { productRoutes } from './server/product-routes';
import { pageShower } from './server/show-page';
import { storefrontApiRoutes } from './server/storefront-api-routes';
import { suggestRoutes } from './server/suggest-routes';
import { themeEditorRoutes } from './server/theme-editor-routes';
import {
  type DevStoreOptions,
  DISCOUNT_TARGETS,
  type InstalledApp,
  VALIDATION_TARGET,
} from './setup/options';
import { openStoreState } from './state/store-state';
import { notFoundPage } from './theme/not-found-page';
import { madeUpVisits } from './visit-history/made-up-visits';
import { type MadeUpPage, pagesOfVisit, type VisitedCart } from './visit-history/pages-of-visit';
import { emitBulkFinish } from './webhooks/causes/emit-bulk-finish';
import { watchApp } from './webhooks/causes/watch-app';
import { watchOrders } from './webhooks/causes/watch-orders';
import { openWebhooks } from './webhooks/webhooks';

/** Maximum size of a request body in bytes. The largest are Admin API calls with 25 metafields. */
const MAX_BYTES = 4_000_000;

export interface RunningStore {
  /** `http://127.0.0.1:4701`, without a trailing slash. */
  readonly url: string;
  /** Page views of visits generated for the generated orders, latest visit first. */
  madeUpPages(cart: VisitedCart | null): Iterable<MadeUpPage>;
  /** Events for the app. */
  readonly appEvents: Pick<AppEvents, 'listen'>;
  close(): Promise<void>;
}

/**
 * Starts a local Shopify store on 127.0.0.1: AJAX Cart and Product API, subsets of the Admin and Storefront GraphQL
 * APIs, discount and validation functions, and a theme. Throws if the port is in use, the saved state is unreadable, a
 * function's input query doesn't match Shopify's schema, or a market's root or rate is invalid.
 */
export async function startDevStore(options: DevStoreOptions): Promise<RunningStore> {
  checkFunctions(options.app);
  let url = '';
  let saveFailure: unknown = null;
  const state = await openStoreState(options.state, (error) => {
    saveFailure = error;
  });
  const { sales } = state;
  const clock = options.clock ?? (() => new Date());
  const random = options.random ?? (() => randomBytes(16).toString('hex'));
  const sold = storeMarkets(options, options.catalogue ?? LARKSPUR_SUPPLY, state.products, clock);
  const store: StoreContext = {
    shop: options.shop,
    app: options.app,
    markets: sold.markets,
    get index() {
      return sold.index;
    },
    indexFor: sold.indexFor,
    deletedProducts: sold.deletedProducts,
    get giftCards() {
      return giftCardsLeft(STORE_GIFT_CARDS, sales.paidByGiftCard);
    },
    payments: payments({ sales, gateway: testGateway(sales), clock, random, kept: state.kept }),
    state,
    webhooks: openWebhooks({
      ...options,
      state: state.webhooks,
      isInstalled: () => installationOf(store) !== null,
      clock,
      random,
    }),
    runDiscounts: discountRuns(() => store),
    runValidations: validationRuns(() => store),
    appEvents: createAppEvents(),
    adminBucket: options.adminBucket ?? STANDARD_BUCKET,
    bulkOperations: bulkOperations({
      schema: ADMIN_SCHEMA,
      root: () => adminRoot(store),
      clock,
      nextNumber: state.nextNumber,
      pace: options.bulkOperations ?? 'by_itself',
      onEnd: (operation) => emitBulkFinish(store, operation),
    }),
    files: storeFiles({
      records: state.files,
      port: options.files ?? filesInMemory(),
      clock,
      random,
      nextNumber: state.nextNumber,
      processingMs: options.fileProcessingMs,
    }),
    bulkSecret: randomBytes(32).toString('hex'),
    clock,
    random,
    origin: () => url,
  };
  // Before webhooks start: the history emits none.
  if (options.orderHistory) beginWithHistory(store);
  watchOrders(store);
  watchApp(store);
  const { port, close } = await listen(storeApp(store), options.port);
  url = `http://127.0.0.1:${port}`;
  store.webhooks.start();
  return {
    url,
    *madeUpPages(cart) {
      const { markets, index, state } = store;
      const visited = { catalogue: index.catalogue, market: markets[0], orders: state.sales.orders() };
      for (const visit of madeUpVisits(visited).reverse()) yield* pagesOfVisit(visit, cart);
    },
    appEvents: store.appEvents,
    async close() {
      store.bulkOperations.close();
      await close();
      await store.webhooks.close();
      await options.state?.flush?.();
      if (saveFailure !== null) throw saveFailure;
    },
  };
}

/** Generates a history for a store without orders. */
function beginWithHistory({
  state: { sales },
  markets,
  index: { catalogue },
  shop,
  clock,
}: StoreContext): void {
  if (sales.orders().length > 0) return;
  const firstNumber = sales.nextOrderNumber();
  const { currency } = shop;
  for (const order of madeUpHistory({ markets, catalogue, currency, now: clock(), firstNumber })) {
    sales.write({ order });
  }
}

function storeApp(store: StoreContext): Hono {
  // Ignores trailing slashes.
  const app = new Hono({ strict: false });
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'same-origin');
  });
  // Before the body limit, as images are larger.
  app.route('/', fileRoutes(store));
  app.use(bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.text('That is too much at once.', 413) }));
  // Compresses pages, styles and scripts, as Shopify does. Cart responses are small, and left as faults make them.
  app.use(compress({ encoding: 'gzip', contentTypeFilter: /^(text\/|image\/svg)/ }));
  app.use(async (_, next) => {
    emitDueEvents(store);
    await next();
  });
  app.route('/', faultRoutes(store));
  app.route('/', webhookFaultRoutes(store));
  app.route('/', ownDiscountRoutes(store));
  app.route('/', adminRoutes(store));
  app.route('/', authorizeRoutes(store));
  app.route('/', tokenRoutes(store));
  app.route('/', installRoutes(store));
  app.route('/', appsRoutes(store, [() => proxySection(store)]));
  app.route('/', proxyPathRoutes(store));
  app.route('/', appFrameRoutes(store));
  app.route('/', chargeRoutes(store));
  app.route('/', bulkRoutes(store));
  app.route('/', themeEditorRoutes(store));
  app.route('/', storefrontApiRoutes(store));
  app.route('/', extensionAssetRoutes(store));
  app.route('/', assetRoutes(store));
  app.route('/', backOfficeRoutes(store));
  app.route('/', productPageRoutes(store));
  app.route('/', webhookPageRoutes(store));
  const show = pageShower(store);
  app.route('/', proxyRoutes(store, show));
  const shopRoutes = [
    cartRoutes(store),
    localizationRoutes(store),
    productRoutes(store),
    suggestRoutes(store),
    pageRoutes(store, show),
    accountRoutes(store, show),
    checkoutRoutes(store, show),
  ];
  for (const root of new Set(store.markets.map((market) => market.root))) {
    for (const routes of shopRoutes) app.route(root === '/' ? root : root.slice(0, -1), routes);
  }
  app.notFound((c) => show(c, notFoundPage, 404));
  app.onError((error, c) => c.text(`The local store failed: ${error.message}`, 500));
  return app;
}

/** Keep-alive timeout in milliseconds. Requests fail if a connection closes as they are sent. */
const KEEP_ALIVE_MS = 65_000;

function listen(app: Hono, port: number): Promise<{ port: number; close: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
    const options = { fetch: app.fetch, port, hostname: '127.0.0.1', serverOptions };
    const server = serve(options, (address: AddressInfo) =>
      resolve({
        port: address.port,
        close: () =>
          new Promise((closed, failed) => {
            server.close((error) => (error ? failed(error) : closed()));
            // Keep-alive connections of browsers would keep the process running.
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
    server.on('error', reject);
  });
}

function checkFunctions({ functions }: InstalledApp): void {
  for (const { handle, targets } of functions) {
    for (const target of [...DISCOUNT_TARGETS, VALIDATION_TARGET] as const) {
      const query = targets[target]?.query;
      const problems = query === undefined ? [] : inputQueryProblems(query, inputSchemaOf(target));
      if (problems.length > 0) {
        throw new Error(`The input query of ${handle} for ${target} does not fit: ${problems.join(' ')}`);
      }
    }
  }
}
