import { PARTNER_APPS } from '@cartwright/core/apps/partner-apps';
import { ACCESS_SCOPES, STOREFRONT_SCOPES } from '@cartwright/core/contract/access-scopes';
import { listApps } from '@cartwright/core/contract/apps';
import {
  listAutomaticDiscounts,
  removeAutomaticDiscounts,
  updateAutomaticDiscounts,
} from '@cartwright/core/contract/automatic-discounts';
import { changeCart, deleteCart, listCarts } from '@cartwright/core/contract/cart-list';
import { createCart, duplicateCart, readCart, saveCart, setFallback } from '@cartwright/core/contract/carts';
import {
  type CatalogueState,
  readCatalogueState,
  syncCatalogue,
} from '@cartwright/core/contract/catalogue-state';
import {
  type CheckoutValidation,
  readCheckoutValidation,
  switchCheckoutValidation,
} from '@cartwright/core/contract/checkout-validation';
import { listCollections, readCollections } from '@cartwright/core/contract/collections';
import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { type ApiError, ERROR_CODES } from '@cartwright/core/contract/error';
import { readJobs, tryJobAgain } from '@cartwright/core/contract/jobs';
import { readLooks, saveLooks } from '@cartwright/core/contract/looks';
import { type Page, pageHeaders } from '@cartwright/core/contract/page-headers';
import { listProductTags, listProductVendors } from '@cartwright/core/contract/product-tags';
import { listProducts, readProductMetafields, readProducts } from '@cartwright/core/contract/products';
import { publishAgain, readHeldPublication, replaceFound } from '@cartwright/core/contract/publication';
import {
  createStorefrontToken,
  listPrivateKeys,
  readScopes,
  readShop,
  type Shop,
} from '@cartwright/core/contract/shop';
import {
  choosePlan,
  listShopUsers,
  readAuthInfo,
  readBilling,
  signOut,
} from '@cartwright/core/contract/sign-in';
import { readThemeEmbed, type ThemeEmbed } from '@cartwright/core/contract/theme-embed';
import { readUser } from '@cartwright/core/contract/user';
import { listVersions, readVersion } from '@cartwright/core/contract/versions';
import {
  createWidget,
  deleteWidget,
  listDataSources,
  listWidgets,
  listWidgetUses,
  readWidget,
  saveWidget,
} from '@cartwright/core/contract/widgets';
import { isFoundIn } from '@cartwright/core/search/found-in';
import { widgetIdsIn } from '@cartwright/core/smart-cart/components-of';
import { namedDataSources } from '@cartwright/core/widgets/data-sources';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { createBackend, MAXIMUM_CARTS } from './backend';
import { catalogue, collections, tags, vendors } from './catalogue';
import { discountsOf, removedDiscounts } from './discount-backend';
import { createLookBackend } from './look-backend';
import { createVersionBackend } from './version-backend';
import { createWidgetBackend } from './widget-backend';

const PAGE = 25;
const THEME_EMBED: ThemeEmbed = {
  status: 'on',
  theme: 'Dawn',
  editorUrl: 'https://oak-and-linen.myshopify.com/admin/themes/current/editor?context=apps',
};
const CATALOGUE: CatalogueState = {
  state: 'ready',
  sync: null,
  products: catalogue.length,
  collections: collections.length,
  lastSyncedAt: '2026-11-20T12:00:00.000Z',
  backlog: 0,
  lastComparedAt: '2026-11-20T08:00:00.000Z',
  drift: 0,
  problem: null,
};
const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

let versions = createVersionBackend();
let backend = createBackend(versions);
let token: string | null = null;
let isProtected = false;
let widgets = createWidgetBackend(versions);
let looks = createLookBackend(versions);

/** Forgets every cart and widget: each test begins with an empty shop. */
export function resetBackend(): void {
  token = null;
  isProtected = false;
  versions = createVersionBackend();
  backend = createBackend(versions);
  widgets = createWidgetBackend(versions);
  looks = createLookBackend(versions);
}

/** From now on whoever asks is of the app's own staff, or is not. */
export function beStaff(isStaff: boolean): void {
  backend.beStaff(isStaff);
}

/** Every call of the contract, answered from memory as the server answers it, at any origin. */
export const handlers: RequestHandler[] = [
  handle(listCarts, () => ({ ok: true, value: { combinedCarts: backend.list(), maximum: MAXIMUM_CARTS } })),
  handle(createCart, ({ body }) => backend.create(body.name)),
  handle(readCart, ({ params }) => backend.read(params.id)),
  handle(saveCart, ({ params, body }) => {
    const beside = widgets.look(body.cart, body.widgets ?? []);
    if (!beside.ok) return beside;
    const { conflicts, writable } = beside.value;
    const how = { conflicts, writable: writable.length > 0 };
    const saved = backend.save(params.id, body.cart, body.revision, how);
    if (!saved.ok) return saved;
    const written = widgets.write(writable);
    return { ok: true, value: { ...saved.value, widgets: written, publication: backend.publication() } };
  }),
  handle(changeCart, ({ params, body: { revision, ...changes } }) => {
    const changed = backend.change(params.id, changes, revision);
    return changed.ok
      ? { ok: true, value: { cart: changed.value, publication: backend.publication() } }
      : changed;
  }),
  handle(setFallback, ({ params, body }) => backend.setFallback(params.id, body.isFallback)),
  handle(duplicateCart, ({ params }) => {
    const copied = backend.duplicate(params.id);
    return copied.ok ? { ok: true, value: { successful: true, cart: copied.value } } : copied;
  }),
  handle(deleteCart, ({ params, query }) => {
    const removed = backend.remove(params.id, query.revision);
    return removed.ok ? { ok: true, value: { publication: removed.value } } : removed;
  }),
  handle(readProducts, ({ query }) => {
    const ids = query.ids.split(',').map(Number);
    return { ok: true, value: { products: catalogue.filter((product) => ids.includes(product.id)) } };
  }),
  handle(readProductMetafields, ({ query }) => {
    const ids = query.ids.split(',').map(Number);
    const names = query.names.split(',');
    const products = catalogue
      .filter((product) => ids.includes(product.id))
      .map(({ id, metafields = {} }) => ({
        id,
        metafields: Object.fromEntries(Object.entries(metafields).filter(([name]) => names.includes(name))),
      }));
    return { ok: true, value: { products } };
  }),
  handle(listProducts, ({ query }) => {
    const words = (query.query ?? '').trim().toLowerCase();
    const kept = [
      collections.find(({ collection }) => collection.id === query.collection)?.members,
      tags.get(query.tag ?? ''),
      vendors.get(query.vendor ?? ''),
    ];
    const asked = [query.collection, query.tag, query.vendor];
    const found = catalogue.filter(
      ({ id, title }) =>
        title.toLowerCase().includes(words) &&
        kept.every((members, index) => asked[index] === undefined || members?.includes(id)),
    );
    const { page, next } = pageOf(found, query.after);
    return { ok: true, value: { products: page, next } };
  }),
  handle(listCollections, ({ query }) => {
    const all = collections.map(({ collection }) => collection);
    const { page, next } = pageOf(
      all.filter(({ title }) => isFoundIn(title, query.query ?? '')),
      query.after,
    );
    return { ok: true, value: { collections: page, next } };
  }),
  handle(readCollections, ({ query }) => {
    const ids = query.ids.split(',').map(Number);
    const all = collections.map(({ collection }) => collection);
    return { ok: true, value: { collections: all.filter(({ id }) => ids.includes(id)) } };
  }),
  handle(listProductTags, ({ query }) => {
    const { page, next } = pageOf(
      [...tags.keys()].filter((tag) => isFoundIn(tag, query.query ?? '')),
      query.after,
    );
    return { ok: true, value: { tags: page, next } };
  }),
  handle(listProductVendors, ({ query }) => {
    const { page, next } = pageOf(
      [...vendors.keys()].filter((vendor) => isFoundIn(vendor, query.query ?? '')),
      query.after,
    );
    return { ok: true, value: { vendors: page, next } };
  }),
  handle(readUser, () => ({
    ok: true,
    value: {
      user: { rebuyAdmin: false },
      shops: [{ shopifyShopDomain: shop().shopifyShopDomain }],
      canSignOut: false,
    },
  })),
  handle(readShop, () => ({ ok: true, value: { shop: shop() } })),
  handle(readScopes, () => ({
    ok: true,
    value: {
      successful: true,
      currentScopes: [...ACCESS_SCOPES],
      requiredScopes: [...STOREFRONT_SCOPES],
      missingScopes: [],
      hasAllRequiredScopes: true,
    },
  })),
  handle(readAuthInfo, () => ({
    ok: true,
    value: { successful: true, authUrl: null, needsOauthRefresh: false, embedded: false },
  })),
  handle(listShopUsers, () => ({ ok: true, value: { shopUsers: [] } })),
  handle(signOut, () => ({ ok: true, value: { successful: true } })),
  handle(readBilling, () => ({
    ok: true,
    value: { required: false, plans: [], current: null, test: false },
  })),
  handle(choosePlan, () => ({
    ok: false,
    error: { code: 'not_found', message: 'There is no such plan.' },
  })),
  handle(readThemeEmbed, () => ({ ok: true, value: { themeEmbed: THEME_EMBED } })),
  handle(createStorefrontToken, () => {
    token ??= 'storefront-token';
    return { ok: true, value: { successful: true, token } };
  }),
  handle(listPrivateKeys, () => ({ ok: true, value: { privateKeys: [] } })),
  handle(readCheckoutValidation, () => ({
    ok: true,
    value: { checkoutValidation: checkoutValidation() },
  })),
  handle(switchCheckoutValidation, ({ body }) => {
    isProtected = body.on;
    return {
      ok: true,
      value: { checkoutValidation: checkoutValidation(), publication: backend.publication() },
    };
  }),
  handle(readCatalogueState, () => ({ ok: true, value: CATALOGUE })),
  handle(syncCatalogue, () => ({ ok: true, value: { ...CATALOGUE, state: 'syncing' as const } })),
  handle(publishAgain, () => ({ ok: true, value: { publication: backend.publication() } })),
  handle(readHeldPublication, () => ({
    ok: true,
    value: { publication: backend.publication(), found: [], seen: 'nothing' },
  })),
  handle(replaceFound, () => ({
    ok: false,
    error: {
      code: 'conflict',
      message: 'Your store has changed since you looked. Review it again before you replace anything.',
    },
  })),
  handle(listAutomaticDiscounts, () => ({ ok: true, value: discounts() })),
  handle(updateAutomaticDiscounts, () => ({
    ok: true,
    value: { successful: true, error: null, reason: null, publication: backend.publication() },
  })),
  handle(removeAutomaticDiscounts, ({ body }) => ({
    ok: true,
    value: removedDiscounts(body.discounts, discounts()),
  })),
  handle(createWidget, ({ body }) => ({ ok: true, value: { widget_id: widgets.create(body) } })),
  handle(listWidgets, ({ query }) => ({ ok: true, value: { widgets: widgets.list(query.classification) } })),
  handle(readWidget, ({ params }) => widgets.read(params.id)),
  handle(saveWidget, ({ params, body }) => {
    const saved = widgets.save(params.id, body.widget, body.revision);
    return saved.ok ? { ok: true, value: { ...saved.value, publication: backend.publication() } } : saved;
  }),
  handle(readLooks, () => ({ ok: true, value: looks.read() })),
  handle(saveLooks, ({ body }) => {
    const saved = looks.save(body.look, body.revision);
    return saved.ok ? { ok: true, value: { ...saved.value, publication: backend.publication() } } : saved;
  }),
  handle(listWidgetUses, ({ params }) => {
    const read = widgets.read(params.id);
    if (!read.ok) return read;
    const carts = backend.list().filter(({ id }) => {
      const saved = backend.read(id);
      return saved.ok && widgetIdsIn(saved.value.cart).includes(params.id);
    });
    return { ok: true, value: { carts: carts.map(({ id, name }) => ({ id, name })) } };
  }),
  handle(deleteWidget, ({ params, query }) => {
    const removed = widgets.remove(params.id, query.revision);
    return removed.ok ? { ok: true, value: { publication: backend.publication() } } : removed;
  }),
  handle(listVersions, ({ params, query }) => versions.list(params.kind, params.id, query.before)),
  handle(readVersion, ({ params }) => versions.read(params.kind, params.id, params.revision)),
  handle(listDataSources, () => ({ ok: true, value: { dataSources: namedDataSources() } })),
  handle(readJobs, () => ({ ok: true, value: { jobs: [] } })),
  handle(tryJobAgain, () => ({
    ok: false,
    error: { code: 'not_found', message: 'This is done already, or was removed.' },
  })),
  handle(listApps, () => ({
    ok: true,
    value: { apps: PARTNER_APPS.map((each) => ({ ...each, inputs: [...each.inputs] })) },
  })),
  http.all('*/api/*', () => refusal({ code: 'not_found', message: 'There is no such call.' })),
];

/** Cursors are where a page begins. */
function pageOf<Entry>(all: readonly Entry[], after: string | undefined) {
  const from = Number(after ?? 0);
  const to = from + PAGE;
  return { page: all.slice(from, to), next: to < all.length ? String(to) : null };
}

const discounts = () => {
  const carts = backend.list().flatMap(({ id }) => {
    const read = backend.read(id);
    return read.ok ? [read.value.cart] : [];
  });
  return discountsOf(carts, catalogue);
};

const shop = (): Shop => ({
  shopifyShopDomain: 'oak-and-linen.myshopify.com',
  name: 'Oak & Linen',
  hasStorefrontAccessToken: token !== null,
  timezone: 'America/New_York',
  currency: 'USD',
  enabledPresentmentCurrencies: ['USD', 'EUR', 'JPY'],
  country: 'US',
  countries: ['DE', 'JP', 'US'],
  storeUrl: 'http://127.0.0.1:4701',
  publication: backend.publication(),
});

const checkoutValidation = (): CheckoutValidation => ({
  state: isProtected ? 'on' : 'off',
  message: null,
  missingScopes: [],
});

interface Asked<E extends Endpoint> {
  readonly params: ReturnType<E['params']['parse']>;
  readonly query: ReturnType<E['query']['parse']>;
  readonly body: ReturnType<E['body']['parse']>;
}
type Outcome<E extends Endpoint> =
  | { readonly ok: true; readonly value: ReturnType<E['answer']['parse']>; readonly page?: Page }
  | { readonly ok: false; readonly error: ApiError['error'] };

/** A handler of an endpoint: checks what was asked as the server does, answers what the contract says. */
export function handle<E extends Endpoint>(
  endpoint: E,
  answer: (asked: Asked<E>) => Outcome<E>,
): RequestHandler {
  return METHODS[endpoint.method](`*${endpoint.path}`, async ({ request, params }) => {
    const hasBody = request.method !== 'GET' && request.method !== 'DELETE';
    const sent = {
      params: endpoint.params.safeParse(named(params)),
      query: endpoint.query.safeParse(Object.fromEntries(new URL(request.url).searchParams)),
      body: endpoint.body.safeParse(hasBody ? await request.json().catch(() => null) : undefined),
    };
    const issues = Object.entries(sent).flatMap(([part, { error }]) =>
      (error?.issues ?? []).map(({ code, path, message }) => ({
        code: code ?? 'custom',
        path: [part, ...path.map((step) => (typeof step === 'number' ? step : String(step)))],
        message,
      })),
    );
    if (issues.length > 0) {
      return refusal({
        code: 'invalid_request',
        message: 'The request is not what this call takes.',
        issues,
      });
    }
    // Parsed by the endpoint's own schemas a few lines above; the compiler cannot follow that through the generic.
    const asked = { params: sent.params.data, query: sent.query.data, body: sent.body.data } as Asked<E>;
    const outcome = answer(asked);
    return outcome.ok
      ? HttpResponse.json(endpoint.answer.parse(outcome.value) as object, {
          headers: outcome.page ? pageHeaders(outcome.page) : {},
        })
      : refusal(outcome.error);
  });
}

/** Without the origin, which the pattern's own wildcard matched. */
function named(params: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([name]) => name !== '0'));
}

function refusal(error: ApiError['error']): Response {
  return HttpResponse.json({ error }, { status: ERROR_CODES[error.code] });
}
