import { Drop } from 'liquidjs';
import { APP_INSTALLATION_GID } from '../admin/resolvers/shop';
import { cartJson } from '../engine/cart-json';
import { collectionsOf } from '../engine/collections';
import type { Page, PageContext } from '../theme/page';
import { collectionObject } from './collection-object';
import { metafieldsObject } from './metafields-object';
import { productObject } from './product-object';
import { searchObject } from './search-object';

/** Names of the supported objects; blocks with others fail at startup. */
export const OBJECTS: readonly string[] = [
  'all_products',
  'app',
  'block',
  'product',
  'collection',
  'search',
  'collections',
  'cart',
  'customer',
  'additional_checkout_buttons',
  'content_for_additional_checkout_buttons',
  'shop',
  'request',
  'localization',
  'routes',
  'template',
];

/** Liquid objects available in app blocks: global objects, `app.metafields`, and the page's own objects. */
export function pageObjects(context: PageContext, page: Page) {
  const { store, market, cart, path, customer } = context;
  const { shop } = store;
  const { root } = market;
  const product = page.product ? productObject(context, page.product) : null;
  const country = { iso_code: market.country, currency: { iso_code: market.currency } };
  return {
    all_products: new AllProducts(context),
    app: { metafields: metafieldsObject(context, APP_INSTALLATION_GID, productObject) },
    product,
    collection: page.collection ? collectionObject(context, page.collection, page.query ?? null) : null,
    search: page.found ? searchObject(context, page.found) : null,
    collections: new AllCollections(context),
    cart: { ...cartJson(cart), currency: { iso_code: market.currency } },
    customer: customer === null ? null : customerObject(context, customer),
    // Theme sections have them; for app blocks, this is assumed.
    additional_checkout_buttons: true,
    content_for_additional_checkout_buttons: `<a class="button button--plain" href="${root}checkout">Demo Pay</a>`,
    shop: {
      name: shop.name,
      domain: shop.domain,
      permanent_domain: shop.domain,
      currency: shop.currency,
      url: store.origin(),
    },
    request: {
      path,
      page_type: page.template,
      host: new URL(store.origin()).host,
      design_mode: context.isInEditor,
      locale: { iso_code: market.locale, root_url: root, primary: root === '/' },
    },
    localization: { country, language: { iso_code: market.locale } },
    routes: {
      root_url: root,
      account_url: `${root}account`,
      account_login_url: `${root}account/login`,
      account_logout_url: `${root}account/logout`,
      cart_url: `${root}cart`,
      cart_add_url: `${root}cart/add`,
      cart_change_url: `${root}cart/change`,
      cart_update_url: `${root}cart/update`,
      cart_clear_url: `${root}cart/clear`,
      all_products_collection_url: `${root}collections/all`,
      search_url: `${root}search`,
    },
    template: { name: page.template },
  };
}

const MAX_IN_LOOP = 50;

/**
 * Liquid's `collections`: iterable, or by handle; nil for unknown ones. Lazy, as stores may have thousands of products.
 * Source: Shopify Liquid, `collections`, whose loops have 50 by title.
 */
class AllCollections extends Drop {
  constructor(private readonly context: PageContext) {
    super();
  }

  *[Symbol.iterator]() {
    const all = [...collectionsOf(this.context.index.catalogue)];
    all.sort((a, b) => a.title.localeCompare(b.title));
    for (const collection of all.slice(0, MAX_IN_LOOP))
      yield collectionObject(this.context, collection, null);
  }

  override liquidMethodMissing(handle: string | number) {
    const all = collectionsOf(this.context.index.catalogue);
    const found = all.find((collection) => collection.handle === String(handle));
    return found ? collectionObject(this.context, found, null) : null;
  }
}

/** Maximum number of distinct products per page. Source: Shopify Liquid, `all_products`. */
const MAX_HANDLES = 20;

/** Liquid's `all_products`: a published product by handle; nil for unknown ones, and above the limit. */
class AllProducts extends Drop {
  private readonly asked = new Set<string>();

  constructor(private readonly context: PageContext) {
    super();
  }

  override liquidMethodMissing(handle: string | number) {
    const { index } = this.context;
    this.asked.add(String(handle));
    const product = index.productByHandle(String(handle));
    if (!product?.published || (this.asked.size > MAX_HANDLES && !this.isEarly(String(handle)))) return null;
    return productObject(this.context, product);
  }

  private isEarly(handle: string): boolean {
    return [...this.asked].indexOf(handle) < MAX_HANDLES;
  }
}

/** Signed-in customer with own orders, newest first. Source: Shopify Liquid, `customer` and `order`. */
function customerObject({ store }: PageContext, email: string) {
  return {
    email,
    get orders() {
      return store.state.sales
        .orders()
        .filter((order) => order.contact.email.toLowerCase() === email.toLowerCase())
        .toReversed()
        .map(({ createdAt, cancelledAt, lines }) => ({
          created_at: createdAt,
          cancelled: cancelledAt !== undefined,
          line_items: lines.map(({ productId }) => ({ product_id: productId })),
        }));
    },
  };
}
