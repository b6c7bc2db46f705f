import { APP_INSTALLATION_GID } from '../admin/resolvers/shop';
import { cartJson } from '../engine/cart-json';
import type { Page, PageContext } from '../theme/page';
import { AllCollections } from './all-collections';
import { AllProducts } from './all-products';
import { collectionObject } from './collection-object';
import { customerObject } from './customer-object';
import { metafieldsObject } from './metafields-object';
import { productObject } from './product-object';
import { searchObject } from './search-object';

/** The names of all objects that a block may use; another one fails when the store starts. */
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

/**
 * Objects of a page that blocks of an app know, as Shopify gives them: global objects, `app.metafields`, and what of the
 * page's own objects is there.
 */
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
    // Sections of a theme have them; that app blocks do is assumed.
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
