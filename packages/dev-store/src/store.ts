import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { backOfficeRoutes } from './back-office/back-office-routes';
import { giftCardsLeft, STORE_GIFT_CARDS } from './catalogue/gift-cards';
import { LARKSPUR_SUPPLY } from './catalogue/larkspur-supply';
import { testGateway } from './checkout/gateway';
import { payments } from './checkout/payments';
import { faultRoutes } from './faults/fault-routes';
import { discountRuns } from './functions/discount-runs';
import { inputQueryProblems } from './functions/input-query';
import { inputSchemaOf } from './functions/input-schema';
import { validationRuns } from './functions/validation-runs';
import { type DevStoreOptions, DISCOUNT_TARGETS, type InstalledApp, VALIDATION_TARGET } from './options';
import { accountRoutes } from './server/account-routes';
import { adminRoutes } from './server/admin-routes';
import { assetRoutes } from './server/asset-routes';
import { cartRoutes } from './server/cart-routes';
import { checkoutRoutes } from './server/checkout-routes';
import { extensionAssetRoutes } from './server/extension-asset-routes';
import { localizationRoutes } from './server/localization-routes';
import { pageRoutes } from './server/page-routes';
import { productRoutes } from './server/product-routes';
import { pageShower } from './server/show-page';
import { storefrontApiRoutes } from './server/storefront-api-routes';
import { suggestRoutes } from './server/suggest-routes';
import { themeEditorRoutes } from './server/theme-editor-routes';
import { openStoreState } from './state/store-state';
import type { StoreContext } from './store-context';
import { storeMarkets } from './store-markets';
import { notFoundPage } from './theme/not-found-page';

/** What a request may bring. The largest are those of the Admin API, with 25 metafields. */
const MOST_BYTES = 4_000_000;

export interface RunningStore {
  /** `http://127.0.0.1:4701`, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a local Shopify store on 127.0.0.1: AJAX Cart and Product API, subsets of the Admin and Storefront GraphQL APIs,
 * discount and validation functions, and a theme. Throws when the port is taken, the kept state cannot be read, a function's input query does
 * not fit Shopify's schema, or a market's root or rate cannot be used.
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
  const store: StoreContext = {
    shop: options.shop,
    app: options.app,
    ...storeMarkets(options, options.catalogue ?? LARKSPUR_SUPPLY),
    get giftCards() {
      return giftCardsLeft(STORE_GIFT_CARDS, sales.paidByGiftCard);
    },
    payments: payments({ sales, gateway: testGateway(sales), clock, random, kept: state.kept }),
    state,
    runDiscounts: discountRuns(() => store),
    runValidations: validationRuns(() => store),
    clock,
    random,
    origin: () => url,
  };
  const { port, close } = await listen(storeApp(store), options.port);
  url = `http://127.0.0.1:${port}`;
  return {
    url,
    async close() {
      await close();
      await options.state?.flush?.();
      if (saveFailure !== null) throw saveFailure;
    },
  };
}

function storeApp(store: StoreContext): Hono {
  // `/de` and `/de/` are the same page.
  const app = new Hono({ strict: false });
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'same-origin');
  });
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.text('That is too much at once.', 413) }));
  // Pages, styles and scripts, as Shopify's do. What the cart answers is small, and stays as the faults make it.
  app.use(compress({ encoding: 'gzip', contentTypeFilter: /^(text\/|image\/svg)/ }));
  app.route('/', faultRoutes(store));
  app.route('/', adminRoutes(store));
  app.route('/', themeEditorRoutes(store));
  app.route('/', storefrontApiRoutes(store));
  app.route('/', extensionAssetRoutes(store));
  app.route('/', assetRoutes(store));
  app.route('/', backOfficeRoutes(store));
  const show = pageShower(store);
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

function listen(app: Hono, port: number): Promise<{ port: number; close: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (address: AddressInfo) =>
      resolve({
        port: address.port,
        close: () =>
          new Promise((closed, failed) => {
            server.close((error) => (error ? failed(error) : closed()));
            // Browsers keep their connections open; waiting for them would keep the process.
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
