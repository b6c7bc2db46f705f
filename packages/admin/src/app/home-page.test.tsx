import { listAutomaticDiscounts } from '@cartwright/core/contract/automatic-discounts';
import { type CartListItem, listCarts } from '@cartwright/core/contract/cart-list';
import { readCatalogueState } from '@cartwright/core/contract/catalogue-state';
import {
  type ListedCampaign,
  listCampaigns,
  listPublishedCampaigns,
  type PublishedCampaign,
} from '@cartwright/core/contract/collections';
import { readDeletedProducts } from '@cartwright/core/contract/deleted-products';
import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { FEATURE_KEYS } from '@cartwright/core/contract/feature-keys';
import { readJobs } from '@cartwright/core/contract/jobs';
import { type OrderState, readOrderState } from '@cartwright/core/contract/order-state';
import type { Publication } from '@cartwright/core/contract/publication';
import {
  type DroppedEvents,
  listReportRows,
  readDroppedEvents,
  readReportGlance,
} from '@cartwright/core/contract/reports';
import { readSearchSettings } from '@cartwright/core/contract/search';
import { listPrivateKeys, readScopes, readShop } from '@cartwright/core/contract/shop';
import { readAuthInfo } from '@cartwright/core/contract/sign-in';
import { readBlockStatus } from '@cartwright/core/contract/theme-blocks';
import { readThemeEmbed } from '@cartwright/core/contract/theme-embed';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { newSearchSettings } from '@cartwright/core/search/search-settings';
import { AppProvider } from '@cartwright/ui/admin/app-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HostContext } from '../host/host';
import { standaloneHost } from '../host/standalone/standalone-host';
import { handle } from '../testing/handle';
import { SHOP } from '../testing/shop';
import { HomePage } from './home-page';

const editorUrl = 'https://shop.example/admin/themes/current/editor';
const DAY = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const CART: CartListItem = {
  id: 'cart-1',
  name: 'Summer',
  isFallback: false,
  isScheduled: false,
  startDate: null,
  endDate: null,
  enabled: true,
  updatedAt: '2026-11-20T12:00:00.000Z',
  revision: 3,
  previewKey: 'key',
  lockReason: null,
  legacy: false,
  runningTest: null,
};
const SALE: PublishedCampaign = {
  id: 'sale',
  name: 'Sale',
  createdAt: '2026-10-01T00:00:00.000Z',
  publishedAt: '2026-10-01T00:00:00.000Z',
  startDate: null,
  endDate: null,
  noEndDate: true,
  allCollections: true,
  isExcludeSpecific: false,
  collections: [],
  canBeServed: true,
};
const LISTED: ListedCampaign = {
  ...SALE,
  revision: 1,
  status: 'live',
  problem: null,
  collectionsCount: 0,
  gone: { collections: 0, products: 0, images: 0 },
  heldBy: [],
  runningTest: null,
  updatedAt: SALE.createdAt,
};
const ORDERS: OrderState = {
  status: 'ready',
  progress: 1,
  coverage: { kind: 'everything' },
  lastOrderAt: null,
  problem: null,
};

/** A shop in which everything is set up, and nothing needs attention. */
const FINE = {
  ordersRead: 1,
  keys: [FEATURE_KEYS.smartCollections, FEATURE_KEYS.search] as string[],
  publication: SHOP.publication as Publication,
  carts: [CART],
  embed: { status: 'on' as 'on' | 'off', theme: 'Dawn', editorUrl },
  block: 'on' as 'on' | 'off',
  proxy: 'granted' as 'granted' | 'missing',
  lacksPermissions: false,
  searchIsOn: true,
  published: [SALE],
  listed: [LISTED],
  gone: [] as { id: string; products: number }[],
  dropped: { days: [], bots: 0 } as DroppedEvents,
  failedJobs: 0,
  orders: ORDERS,
  missingDiscounts: 0,
  noResults: 0,
  measuredSince: '2026-09-01T00:00:00.000Z' as string | null,
  /** Calls that are refused. */
  refused: [] as Endpoint[],
};
type State = typeof FINE;

const NEW_SHOP: Partial<State> = {
  carts: [],
  embed: { status: 'off', theme: 'Dawn', editorUrl },
  block: 'off',
  proxy: 'missing',
  searchIsOn: false,
  published: [],
  listed: [],
  measuredSince: null,
};

const ok = <Value,>(value: Value) => ({ ok: true as const, value });

function handlers(state: State) {
  const placement =
    state.block === 'on'
      ? { status: 'on' as const, theme: 'Dawn', without: [], editorUrl }
      : { status: 'off' as const, theme: 'Dawn', editorUrl };
  const pagination = { limit: 10, page: 1, totalItems: state.listed.length, totalPages: 1 };
  const counted = {
    madeUp: false,
    ordersRead: state.ordersRead,
    dropped: state.dropped,
    asOf: '2026-11-28T19:32:00.000Z',
    measuredSince: state.measuredSince,
    currency: 'USD',
  };
  const missing = {
    cart: { id: 'cart-1', name: 'Summer', exists: true },
    startsAt: null,
    endsAt: null,
    gives: { freeShipping: true, gifts: 0, orderDiscounts: [], volume: null, widgets: [], bundles: 0 },
    title: 'Summer',
    reason: null,
  };
  return [
    handle(readShop, () => ok({ shop: { ...SHOP, publication: state.publication } })),
    handle(readScopes, () =>
      ok({
        successful: true,
        currentScopes: [],
        requiredScopes: [],
        missingScopes: [],
        hasAllRequiredScopes: true,
        errors: [],
        accessUrl: 'https://shop.example/admin/oauth/install',
      }),
    ),
    handle(listPrivateKeys, () => ok({ privateKeys: state.keys })),
    handle(listCarts, () => ok({ combinedCarts: state.carts, maximum: 50 })),
    handle(readThemeEmbed, () => ok({ themeEmbed: state.embed })),
    handle(readBlockStatus, () => ok({ placement, proxy: state.proxy, firstPages: 'granted' })),
    handle(readAuthInfo, () =>
      ok({ successful: true, authUrl: null, needsOauthRefresh: state.lacksPermissions, embedded: false }),
    ),
    handle(readSearchSettings, () =>
      ok({
        settings: newSearchSettings(BUILT_IN_SETTINGS),
        revision: 0,
        updatedAt: null,
        enabled: state.searchIsOn,
      }),
    ),
    handle(listPublishedCampaigns, () => ok({ campaigns: state.published })),
    handle(listCampaigns, ({ query: { status } }) =>
      ok({ campaigns: state.listed.filter((each) => !status || each.status === status), pagination }),
    ),
    handle(readDeletedProducts, () => ok({ carts: state.gone })),
    handle(readOrderState, () => ok({ orders: state.orders })),
    handle(readCatalogueState, () =>
      ok({
        state: 'ready',
        sync: null,
        products: 40,
        collections: 5,
        lastSyncedAt: null,
        backlog: 0,
        lastComparedAt: null,
        drift: null,
        problem: null,
      }),
    ),
    handle(readJobs, () =>
      ok({
        jobs: Array.from({ length: state.failedJobs }, (_, at) => ({
          id: String(at),
          kind: 'catalogue' as const,
          topic: null,
          state: 'failed' as const,
          createdAt: '2026-11-28T10:00:00.000Z',
          startedAt: null,
          tries: 1,
          nextTryAt: null,
          problem: 'Shopify didn’t answer.',
          progress: null,
        })),
      }),
    ),
    handle(listAutomaticDiscounts, () =>
      ok({
        successful: true,
        error: null,
        automaticDiscountNodes: [],
        missing: Array.from({ length: state.missingDiscounts }, () => missing),
        metadata: {
          currentMaxDiscounts: 25,
          hasRebuyOrderDiscount: false,
          hasRebuyProductDiscount: false,
          hasRebuyProductRustDiscount: false,
          totalAutomaticDiscounts: 0,
          mostAtOnce: 0,
          entries: [],
        },
      }),
    ),
    handle(readDroppedEvents, () => ok({ dropped: state.dropped })),
    handle(readReportGlance, () =>
      ok({
        ...counted,
        tiles: [
          { key: 'sessions', value: 1120, before: 1000 },
          { key: 'searches', value: 0, before: 0 },
          { key: 'conversions', value: null, before: null },
          { key: 'revenue', value: 1_234_50, before: 1_234_50 },
        ],
        days: [],
        marks: [],
        linkedShare: null,
      }),
    ),
    handle(listReportRows, () =>
      ok({
        ...counted,
        rows: [],
        pagination: { currentPage: 1, pageSize: 10, responseSize: 0, serverSize: state.noResults },
      }),
    ),
  ];
}

const server = setupServer();
beforeAll(() => {
  vi.stubGlobal('location', new URL('http://admin.test/'));
  vi.stubGlobal('window', {});
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

/** Home of a shop, once everything that it asks for is answered. */
async function home(changes: Partial<State> = {}): Promise<string> {
  const state = { ...FINE, ...changes };
  const refusals = state.refused.map((endpoint) =>
    handle(endpoint, () => ({ ok: false, error: { code: 'forbidden', message: 'No.', issues: [] } })),
  );
  server.use(...refusals, ...handlers(state));
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const draw = () =>
    renderToStaticMarkup(
      <AppProvider>
        <QueryClientProvider client={client}>
          <HostContext.Provider value={standaloneHost}>
            <HomePage />
          </HostContext.Provider>
        </QueryClientProvider>
      </AppProvider>,
    );
  const unread = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(
        ({ state: { status }, options }) =>
          status === 'pending' && !('enabled' in options && options.enabled === false),
      );
  let html = draw();
  for (let waiting = unread(); waiting.length > 0; waiting = unread()) {
    await Promise.allSettled(waiting.map((query) => query.fetch()));
    html = draw();
  }
  return html;
}

/** Approximate text for screen readers. */
const textOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ');

describe('Home of a healthy shop', () => {
  it('shows what shoppers see, that set-up is complete, and that nothing needs attention', async () => {
    const html = await home();
    const text = textOf(html);
    expect(html).toContain('href="/smartcart/edit/cart-1/"');
    expect(html).toContain('href="/smart-collections/campaigns/editor/sale/"');
    expect(text).toContain('App embed Success On in Dawn');
    expect(text).toContain('Set-up is complete');
    expect(text).toContain('Nothing needs your attention.');
    expect(text).not.toContain('Next change');
    expect(text).not.toMatch(/Couldn’t|Not known/);
    expect(html).not.toContain('Loading');
  });

  it('compares no figures while orders are still being read', async () => {
    const text = textOf(await home({ ordersRead: 0.4 }));
    expect(text).toContain('Sessions on collection pages 1,120 Conversions from collections');
    expect(text).toContain('orders are still being read (40% so far)');
  });

  it('shows the figures of both reports with their change and a link', async () => {
    const html = await home();
    const text = textOf(html);
    expect(text).toContain('Sessions on collection pages 1,120 ↑ 12% 12% more than in the 30 days before');
    expect(text).toContain('Searches 0 No change');
    expect(text).toContain('Conversions from search – Not measured');
    expect(text).toContain('Revenue from search $1,234.50');
    expect(html).toContain('href="/reports/smart-search-analytics/"');
    expect(html).toContain('href="/smart-collections/analytics/"');
  });

  it('names three live campaigns and the number of others', async () => {
    const published = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({ ...SALE, id: name, name }));
    expect(textOf(await home({ published }))).toContain('One Two Three 2 more');
  });

  it('names both carts of a running test, and the test', async () => {
    const test = { id: 'tiers', name: 'Which tiers' };
    const control = { ...CART, runningTest: { ...test, isControl: true } };
    const low = { ...CART, id: 'low', name: 'Low tiers', enabled: false };
    const html = await home({ carts: [{ ...low, runningTest: { ...test, isControl: false } }, control] });
    expect(textOf(html)).toContain('Cart Summer and Low tiers in the test “Which tiers”');
    expect(html).toContain('href="/experiments/edit/tiers/"');
  });

  it('shows the next change in the shop’s time zone', async () => {
    const winter = {
      ...CART,
      id: 'w',
      name: 'Winter',
      isScheduled: true,
      startDate: day(2),
      endDate: day(3),
    };
    const text = textOf(await home({ carts: [CART, winter] }));
    expect(text).toContain('Next change Cart "Winter" goes live in place of "Summer"');
    expect(text).toMatch(/ (EST|EDT)/);
  });
});

describe('Home of a new shop', () => {
  it('lists the steps in order, with one action each', async () => {
    const html = await home(NEW_SHOP);
    const text = textOf(html);
    expect(text).toContain('0 of 6 done');
    const titles = [
      'Turn on the app embed “Cartwright cart”',
      'Add the block “Collection products” to your theme',
      'Add the block “Search results” to your theme',
      'Grant permissions',
      'Make your first cart live',
      'Create your first campaign',
    ];
    const places = titles.map((title) => text.indexOf(title));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(html.match(/cw-home__step-action/g)).toHaveLength(6);
    expect(text).toContain('No cart is live');
    expect(text).toContain('No campaign is live');
    expect(text).toContain('Nothing measured yet');
    expect(text).toContain('Nothing needs your attention.');
  });

  it('ticks completed steps', async () => {
    const text = textOf(await home({ ...NEW_SHOP, carts: [CART], embed: FINE.embed }));
    expect(text).toContain('2 of 6 done');
    expect(text).toContain('Turn on the app embed “Cartwright cart” : done');
  });

  it('hides collections and search without their keys', async () => {
    const text = textOf(await home({ ...NEW_SHOP, keys: [] }));
    expect(text).toContain('1 of 3 done');
    expect(text).not.toMatch(/[Cc]ampaign|[Ss]earch/);
    expect(text).toContain('Last 30 days Nothing measured yet');
  });
});

describe('attention item', () => {
  it.each<[string, Partial<State>, string, string]>([
    [
      'a failed publication',
      { publication: { status: 'failed', message: 'The cart is too large.', warnings: [] } },
      'Your store doesn’t have the latest changes. The cart is too large.',
      '/smartcart/',
    ],
    [
      'a held publication',
      { publication: { status: 'held', message: null, warnings: [] } },
      'Publishing is paused.',
      '/publication/',
    ],
    ['missing discounts', { missingDiscounts: 2 }, '2 discounts are missing in Shopify', '/discounts/'],
    [
      'unreadable orders',
      {
        orders: {
          ...ORDERS,
          problem: { code: 'missing_scope', message: 'Allow Cartwright to view orders.' },
        },
      },
      'Allow Cartwright to view orders.',
      '/store-data/',
    ],
    [
      'uncounted events',
      {
        dropped: {
          bots: 3,
          days: [{ date: '2026-11-27', carts: 0, lists: 12_400, pages: 0, perDay: 100_000, ofSessions: 0 }],
        },
      },
      '12,400 events of product lists on Nov 27, 2026 weren’t counted: your plan counts 100,000 a day.',
      '/reports/',
    ],
    ['failed work', { failedJobs: 1 }, '1 background job failed.', '/store-data/'],
    [
      'searches without results',
      { noResults: 12 },
      '12 search terms found no products in the last 30 days.',
      '/reports/smart-search-analytics/#no-results',
    ],
    [
      'deleted products in a cart',
      { gone: [{ id: 'cart-1', products: 2 }] },
      'Cart "Summer" names products that were deleted.',
      '/smartcart/edit/cart-1/',
    ],
    [
      'deleted products in a campaign',
      { listed: [{ ...LISTED, gone: { collections: 1, products: 2, images: 0 } }] },
      'Campaign "Sale" names products and collections that were deleted.',
      '/smart-collections/campaigns/editor/sale/',
    ],
    [
      'a campaign that can’t be shown',
      { published: [{ ...SALE, canBeServed: false }] },
      'Campaign "Sale" can’t be shown.',
      '/smart-collections/campaigns/editor/sale/',
    ],
  ])('shows %s', async (_what, changes, message, path) => {
    const html = await home(changes);
    const section = html.slice(html.indexOf('Needs attention'), html.indexOf('What shoppers see today'));
    expect(textOf(section)).toContain(message);
    expect(section).toContain(`href="${path}"`);
    expect(section).not.toContain('Nothing needs your attention.');
  });
});

describe('failed request on Home', () => {
  it('shows the error and a retry in its own place, and keeps the rest', async () => {
    const text = textOf(await home({ refused: [listAutomaticDiscounts, readThemeEmbed] }));
    expect(text).toContain('Couldn’t check discounts. Retry');
    expect(text).toContain('Couldn’t load your theme’s app embed. Retry');
    expect(text).toContain('Turn on the app embed “Cartwright cart” Couldn’t check this step. Retry');
    expect(text).not.toContain('Nothing needs your attention.');
    expect(text).toContain('Cart Summer');
    expect(text).toContain('Searches 0');
  });

  it('for the shop’s keys keeps carts, and hides no feature', async () => {
    const text = textOf(await home({ refused: [listPrivateKeys] }));
    expect(text).toContain('Cart Summer');
    expect(text).toContain('Couldn’t load your campaigns. Retry');
    expect(text).toContain('Couldn’t load the figures of search. Retry');
  });

  it('for a report shows one error', async () => {
    const text = textOf(await home({ refused: [readReportGlance] }));
    expect(text.match(/Couldn’t load the figures of/g)).toHaveLength(3);
  });
});
