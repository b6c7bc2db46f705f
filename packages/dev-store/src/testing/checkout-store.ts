import { Hono } from 'hono';
import { bulkOperations } from '../admin/bulk/bulk-operations';
import { STANDARD_BUCKET } from '../admin/cost/bucket';
import { ADMIN_SCHEMA } from '../admin/wire/schema';
import { backOfficeRoutes } from '../back-office/back-office-routes';
import { giftCardsLeft, STORE_GIFT_CARDS } from '../catalogue/gift-cards';
import { type Gateway, testGateway } from '../checkout/gateway';
import { payments } from '../checkout/payments';
import { createAppEvents } from '../context/app-events';
import type { StoreContext } from '../context/store-context';
import { storeMarkets } from '../context/store-markets';
import type { RunDiscounts } from '../engine/discounts/discount-run';
import type { RunValidations } from '../engine/validation-run';
import { filesInMemory } from '../files/file-folder';
import { storeFiles } from '../files/store-files';
import { accountRoutes } from '../server/account-routes';
import { cartRoutes } from '../server/cart-routes';
import { checkoutRoutes } from '../server/checkout-routes';
import { pageShower } from '../server/show-page';
import type { InstalledApp } from '../setup/options';
import { openStoreState } from '../state/store-state';
import { openWebhooks } from '../webhooks/webhooks';
import { aShopper, type Shopper } from './running-store';
import { counter, SMALL_MARKETS, SMALL_STORE } from './small-store';

const ORIGIN = 'http://127.0.0.1:4701';
const SHOP = {
  domain: 'small.myshopify.com',
  name: 'Small Store',
  currency: 'USD',
  timezone: 'America/New_York',
  country: 'US',
};

/** Cart, checkout and back office of the small store, without a network; `charged`: amounts taken by the gateway. */
export async function aCheckoutStore({
  runDiscounts = () => [],
  runValidations = () => [],
}: {
  readonly runDiscounts?: RunDiscounts;
  readonly runValidations?: RunValidations;
} = {}) {
  const state = await openStoreState(undefined, () => undefined);
  const { sales } = state;
  const clock = () => new Date('2026-03-01T15:00:00Z');
  const random = counter('secret-number-');
  const charged: number[] = [];
  const inner = testGateway(sales);
  const gateway: Gateway = {
    ...inner,
    async charge(request) {
      const outcome = await inner.charge(request);
      if (outcome === 'charged') charged.push(request.amount);
      return outcome;
    },
  };
  const installed: InstalledApp = { handle: 'app', title: 'App', accessToken: 'token', functions: [] };
  const store: StoreContext = {
    shop: SHOP,
    app: installed,
    ...storeMarkets({ shop: SHOP, markets: SMALL_MARKETS }, SMALL_STORE, state.products),
    get giftCards() {
      return giftCardsLeft(STORE_GIFT_CARDS, sales.paidByGiftCard);
    },
    payments: payments({ sales, gateway, clock, random, kept: state.kept }),
    state,
    webhooks: openWebhooks({ app: installed, shop: SHOP, state: state.webhooks, clock, random }),
    runDiscounts,
    runValidations,
    appEvents: createAppEvents(),
    files: storeFiles({
      records: state.files,
      port: filesInMemory(),
      clock,
      random,
      nextNumber: state.nextNumber,
    }),
    adminBucket: STANDARD_BUCKET,
    bulkOperations: bulkOperations({
      schema: ADMIN_SCHEMA,
      root: () => ({}),
      clock,
      nextNumber: state.nextNumber,
      pace: 'by_steps',
      onEnd: () => {},
    }),
    bulkSecret: 'secret',
    clock,
    random,
    origin: () => ORIGIN,
  };
  const app = new Hono({ strict: false });
  app.route('/', backOfficeRoutes(store));
  const show = pageShower(store);
  for (const { root } of store.markets) {
    const place = root === '/' ? root : root.slice(0, -1);
    for (const routes of [cartRoutes(store), accountRoutes(store, show), checkoutRoutes(store, show)]) {
      app.route(place, routes);
    }
  }
  const shopper = (): Shopper => aShopper(ORIGIN, (address, init) => app.request(address, init));
  /** Fetches a page with cookies. */
  const pageWith = (path: string, cookie: string) => app.request(`${ORIGIN}${path}`, { headers: { cookie } });
  return { sales, shopper, pageWith, charged };
}

/** Hidden fields of a page's form. */
export function hiddenFields(page: string): Record<string, string> {
  const fields = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, unescaped(value)]));
}

/** Amounts of a page's order summary by label: "Total" is "$35.00". */
export function summaryAmounts(page: string): Record<string, string> {
  const rows = page.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/gs);
  return Object.fromEntries([...rows].map(([, name = '', amount = '']) => [plain(name), plain(amount)]));
}

function plain(markup: string): string {
  return unescaped(markup.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
