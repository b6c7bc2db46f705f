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
  type CheckoutValidation,
  readCheckoutValidation,
  switchCheckoutValidation,
} from '@cartwright/core/contract/checkout-validation';
import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { type ApiError, ERROR_CODES } from '@cartwright/core/contract/error';
import { listProducts, readProductMetafields, readProducts } from '@cartwright/core/contract/products';
import { publishAgain, readHeldPublication, replaceFound } from '@cartwright/core/contract/publication';
import {
  createStorefrontToken,
  listPrivateKeys,
  readScopes,
  readShop,
  type Shop,
} from '@cartwright/core/contract/shop';
import { readThemeEmbed, type ThemeEmbed } from '@cartwright/core/contract/theme-embed';
import { readUser } from '@cartwright/core/contract/user';
import {
  createWidget,
  deleteWidget,
  listDataSources,
  listWidgets,
  listWidgetUses,
  readWidget,
  saveWidget,
} from '@cartwright/core/contract/widgets';
import { widgetIdsIn } from '@cartwright/core/storefront/products-of';
import { namedDataSources } from '@cartwright/core/widgets/data-sources';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { createBackend, MAXIMUM_CARTS } from './backend';
import { catalogue } from './catalogue';
import { discountsOf, removedDiscounts } from './discount-backend';
import { createWidgetBackend } from './widget-backend';

const PAGE = 25;
const THEME_EMBED: ThemeEmbed = {
  status: 'on',
  theme: 'Dawn',
  editorUrl: 'https://oak-and-linen.myshopify.com/admin/themes/current/editor?context=apps',
};
const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

let backend = createBackend();
let token: string | null = null;
let isProtected = false;
let widgets = createWidgetBackend();

/** Forgets every cart and widget: each test begins with an empty shop. */
export function resetBackend(): void {
  token = null;
  isProtected = false;
  backend = createBackend();
  widgets = createWidgetBackend();
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
    const saved = backend.save(params.id, body.cart, body.revision);
    return saved.ok ? { ok: true, value: { ...saved.value, publication: backend.publication() } } : saved;
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
    const found = catalogue.filter((product) => product.title.toLowerCase().includes(words));
    const from = Number(query.after ?? 0);
    const next = from + PAGE < found.length ? String(from + PAGE) : null;
    return { ok: true, value: { products: found.slice(from, from + PAGE), next } };
  }),
  handle(readUser, () => ({
    ok: true,
    value: { user: { rebuyAdmin: false }, shops: [{ shopifyShopDomain: shop().shopifyShopDomain }] },
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
  handle(listDataSources, () => ({ ok: true, value: { dataSources: namedDataSources() } })),
  handle(listApps, () => ({
    ok: true,
    value: { apps: PARTNER_APPS.map((each) => ({ ...each, inputs: [...each.inputs] })) },
  })),
  http.all('*/api/*', () => refusal({ code: 'not_found', message: 'There is no such call.' })),
];

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
  | { readonly ok: true; readonly value: ReturnType<E['answer']['parse']> }
  | { readonly ok: false; readonly error: ApiError['error'] };

/** A handler of an endpoint: checks what was asked as the server does, answers what the contract says. */
function handle<E extends Endpoint>(endpoint: E, answer: (asked: Asked<E>) => Outcome<E>): RequestHandler {
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
      ? HttpResponse.json(endpoint.answer.parse(outcome.value) as object)
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
