import { factsIn } from '@cartwright/core/data-sources/cart-facts';
import { NOTHING_KNOWN, type ShopperFacts } from '@cartwright/core/data-sources/source-request';
import { PRODUCTS_PER_CHUNK } from '@cartwright/core/listing/listing-response';
import type { OwnOrder } from '@cartwright/core/recommend/sources/own-orders';
import { givesDiscount } from '@cartwright/core/storefront/compile-widget-discounts';
import { asPublished, withGifts } from '@cartwright/core/widgets/shown-bundle';
import { placeOf, type StepWidget, stepWidgets } from '@cartwright/core/widgets/step-widgets';
import { widgetFace } from '@cartwright/core/widgets/widget-face';
import {
  isAlone,
  productsInPlace,
  type WidgetCell,
  widgetListing,
} from '@cartwright/core/widgets/widget-listing';
import { widgetRequest } from '@cartwright/core/widgets/widget-request';
import {
  MAX_IN_CART_ASKED,
  MAX_OF_ORDER_ASKED,
  MAX_OWN_ORDERS_ASKED,
  MAX_VIEWED_ASKED,
  MAX_WIDGETS_ASKED,
  type ShownTest,
  WIDGET_RESPONSE_VERSION,
} from '@cartwright/core/widgets/widget-response';
import type { Hono } from 'hono';
import type { DataSources } from '../data-sources/resolve-data-source';
import { failure } from '../http/api-failure';
import { jsonFields } from '../listing/liquid-json';
import { type Handles, listedProducts } from '../listing/listed-products';
import { listContext } from '../listing/listing-of-rows';
import { handlesOf } from '../listing/proxied-listing';
import { type ProxyOptions, proxyRoute } from '../listing/proxy-route';
import { giftTitles } from './gift-titles';
import { offeredFields } from './offered-fields';
import { testedWidgets } from './page-widgets';
import { NO_OFFERS, type PublishedOffers, publishedOffers } from './published-offers';

export type WidgetProxyOptions = ProxyOptions & {
  readonly answerDataSource: DataSources['answer'];
};

/**
 * Route of a store page's widgets: `ids` are those on the page, `product` is the page's, `cart` the products in
 * the shopper's cart, `viewed` those recently viewed, latest last, `bought` the shopper's own orders, `preview`
 * the key of a cart's preview link; for the cart facts that rules require see `core/data-sources/cart-facts`. They
 * only affect which products are offered. Missing and hidden widgets are left out.
 */
export function widgetProxyRoute(app: Hono, options: WidgetProxyOptions): void {
  const { answerDataSource } = options;
  proxyRoute(app, '/proxy/widgets', options, async ({ store, index, params, shopper, now }) => {
    // The store's own recommendations are used until the catalogue is mirrored.
    if (index.rows.size === 0) return failure('not_found', 'There are no products to show yet.');
    const ids = numbersIn(params.get('ids'), MAX_WIDGETS_ASKED);
    const { widgets, tests } = await testedWidgets(store, ids, {
      now,
      previewKey: params.get('preview') ?? '',
    });
    const part = numbersIn(params.get('part'), 1)[0] ?? 1;
    const place = {
      pageProducts: numbersIn(params.get('product'), 1),
      cartProducts: numbersIn(params.get('cart'), MAX_IN_CART_ASKED),
      ownOrders: ownOrdersIn(params.get('bought')),
      recentlyViewed: numbersIn(params.get('viewed'), MAX_VIEWED_ASKED),
      facts: shopperFacts(params, shopper.country),
    };
    // Saved but unpublished ones are left out: checkout doesn't give them.
    const mayGive = widgets.some((each) => givesDiscount(each) || each.settings.bundle);
    const offers = mayGive ? await publishedOffers(store) : NO_OFFERS;
    const answers = await Promise.all(
      widgets.flatMap(stepWidgets).map(async ({ widget, step }) => {
        const request = placeOf({ widget, step }, place);
        const response = await answerDataSource(store, widgetRequest(widget, request), shopper);
        const known = offeredAt(offers, { widget, step });
        const sourced = (response?.products ?? []).flatMap(({ product }) =>
          !known || known.has(product) ? product : [],
        );
        return { widget, step, productIds: productsInPlace(widget, sourced, request) };
      }),
    );
    const liquid = async () => {
      const context = await listContext(store, shopper);
      const parts = inParts(
        answers.map(({ widget, step, productIds }) => {
          const cells = widgetListing(index, widget, productIds, context);
          return { widget, step, cells: isAlone(widget, cells, place) ? [] : cells };
        }),
      );
      const shown = parts[part - 1] ?? [];
      const given = shown.flatMap(({ widget }) => givenBy(offers, widget));
      const titleOf = await giftTitles(store, [...new Set(given)], context);
      const ids = shown.flatMap(({ cells }) => cells.map(({ id }) => id));
      const handles = await handlesOf(store, [...new Set(ids)]);
      return widgetLiquid(shown, Math.max(1, parts.length), { handles, offers, tests, titleOf });
    };
    return { by: { answers, offers, tests: [...tests.values()] }, liquid };
  });
}

/** Facts of a shopper's cart by the page's parameters; whether somebody is signed in is by the store. */
function shopperFacts(params: URLSearchParams, country: string | null): ShopperFacts {
  const customer = params.getAll('logged_in_customer_id').at(-1);
  const isSignedIn = customer === undefined ? null : customer !== '';
  return { ...NOTHING_KNOWN, ...factsIn(params), country, isSignedIn };
}

/** Products of a bundle's step at checkout; null if nothing is given for them. */
function offeredAt({ bundles }: PublishedOffers, { widget, step }: StepWidget): ReadonlySet<number> | null {
  const bundle = step === null ? undefined : bundles.find(({ id }) => id === String(widget.id));
  if (!bundle || step === null) return null;
  return new Set(bundle.steps[step - 1]?.products.map(({ productId }) => productId));
}

/** Gift products of a bundle at checkout. */
function givenBy({ bundles }: PublishedOffers, { id }: StepWidget['widget']): number[] {
  const tiers = bundles.find((bundle) => bundle.id === String(id))?.discount.tiers ?? [];
  return tiers.flatMap(({ giftItems }) => giftItems.map(({ productId }) => productId));
}

interface Filled extends StepWidget {
  readonly cells: readonly WidgetCell[];
}

/**
 * Widgets split into as few responses as possible, by the number of products that the store's Liquid returns. A
 * single widget always fits.
 */
function inParts(widgets: readonly Filled[]): Filled[][] {
  const parts: Filled[][] = [];
  let found = new Set<number>();
  for (const each of widgets) {
    const all = new Set([...found, ...each.cells.map(({ id }) => id)]);
    const last = parts.at(-1);
    if (last && all.size <= PRODUCTS_PER_CHUNK) {
      last.push(each);
      found = all;
      continue;
    }
    parts.push([each]);
    found = new Set(each.cells.map(({ id }) => id));
  }
  return parts;
}

/** Widgets as Liquid that the store renders to the JSON of a `WidgetResponse`. */
function widgetLiquid(
  shown: readonly Filled[],
  parts: number,
  {
    handles,
    offers,
    tests,
    titleOf,
  }: {
    readonly handles: Handles;
    readonly offers: PublishedOffers;
    readonly tests: ReadonlyMap<number, ShownTest>;
    readonly titleOf: Awaited<ReturnType<typeof giftTitles>>;
  },
): string {
  const each = shown.map(({ widget, step, cells }) => {
    const isOf = ({ id }: { readonly id: string }) => id === String(widget.id);
    const offer = offers.discounts.find(isOf);
    const products = listedProducts(cells, handles, true, (cell) => offeredFields(widget, cell));
    const { bundle, ...plain } = widgetFace(widget, offer);
    const test = tests.get(widget.id);
    const face = jsonFields({
      ...plain,
      ...(bundle && { bundle: withGifts(asPublished(bundle, offers.bundles.find(isOf)), titleOf) }),
      ...(step !== null && { step }),
      ...(test && { test }),
    });
    return `{${face},"products":${products}}`;
  });
  const head = jsonFields({ version: WIDGET_RESPONSE_VERSION, parts });
  return ['{% layout none %}', `{${head},"widgets":[${each.join(',')}]}`].join('\n');
}

const MINUTE = 60_000;

/**
 * Orders of `20261130.11.12_20261001.11`: day in the shop's time zone, and product ids. Invalid ones are left out.
 */
function ownOrdersIn(text: string | null): OwnOrder[] {
  return (text ?? '')
    .split('_', MAX_OWN_ORDERS_ASKED)
    .map((order) => {
      const [day = '', ...products] = order.split('.', 1 + MAX_OF_ORDER_ASKED);
      const [, ...date] = /^(\d{4})(\d\d)(\d\d)$/.exec(day) ?? [];
      return {
        minute: Date.parse(`${date.join('-')}T00:00Z`) / MINUTE,
        products: numbersIn(products.join(), MAX_OF_ORDER_ASKED),
      };
    })
    .filter(({ minute, products }) => Number.isInteger(minute) && products.length > 0);
}

/** Distinct numbers of a comma-separated list, limited in number. */
function numbersIn(text: string | null, limit: number): number[] {
  const numbers = (text ?? '').split(',').filter((each) => /^[1-9]\d{0,15}$/.test(each));
  return [...new Set(numbers.map(Number))].slice(0, limit);
}
