import { formatMoney } from '@cartwright/core/money/format-money';
import { Liquid, type TagToken, type TopLevelToken } from 'liquidjs';
import { jsonValueOf } from '../admin/resolvers/metafields';
import { APP_INSTALLATION_GID } from '../admin/resolvers/shop';
import { cartJson } from '../engine/cart-json';
import type { Collection, Product } from '../engine/catalogue';
import { collectionsOf, productsOf } from '../engine/collections';
import { productJs } from '../engine/product-json';
import type { AppEmbed } from '../options';
import type { StoreContext } from '../store-context';
import type { Page, PageContext } from './page';

/** A list that is not paginated has so many. Source: Shopify Liquid, `paginate`. */
const MOST_LISTED = 50;

/**
 * Renders the app embed blocks at the end of the body, as Shopify renders theme app extensions: only global objects,
 * `app.metafields`, and `block.settings`. A block that fails leaves a comment with the error and the page goes on.
 */
export function appEmbeds(store: StoreContext): (context: PageContext, page: Page) => string {
  const blocks = store.app.embeds.map((embed, index) => prepare(store, embed, index));
  return (context, page) => {
    const scope = scopeOf(context, page);
    return blocks.map((render) => render(scope)).join('\n');
  };
}

function prepare(store: StoreContext, embed: AppEmbed, index: number) {
  const engine = liquidEngine(embed);
  const id = `${store.app.handle}-${index + 1}`;
  const template = engine.parse(embed.liquid);
  return (scope: object): string => {
    try {
      const block = { id, settings: embed.settings, type: 'app' };
      return `<div id="shopify-block-${id}" class="shopify-block shopify-app-block">${engine.renderSync(template, { ...scope, block })}</div>`;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return `<!-- Liquid error in an app embed: ${message.replace(/[<>]/g, '')} -->`;
    }
  };
}

function liquidEngine(embed: AppEmbed): Liquid {
  const engine = new Liquid({ strictFilters: true });
  // What Shopify's own `json` escapes is not promised, so this one escapes nothing: blocks have to be safe by themselves.
  engine.registerFilter('json', (value: unknown) => JSON.stringify(value ?? null));
  engine.registerFilter('asset_url', (name: unknown) => embed.assetUrl(String(name)));
  engine.registerFilter(
    'stylesheet_tag',
    (url: unknown) => `<link href="${escapeAttribute(url)}" rel="stylesheet">`,
  );
  engine.registerFilter('money', function (amount: unknown) {
    const localOf = (...path: string[]) => String(this.context.getSync(['localization', ...path]));
    return formatMoney(
      Number(amount),
      localOf('country', 'currency', 'iso_code'),
      localOf('language', 'iso_code'),
    );
  });
  for (const name of ['schema', 'stylesheet', 'javascript']) engine.registerTag(name, ignoredBlock(name));
  return engine;
}

/** A tag whose content is for Shopify's editor, not for the page. */
function ignoredBlock(name: string) {
  return {
    parse(_token: TagToken, remaining: TopLevelToken[]) {
      for (let token = remaining.shift(); token; token = remaining.shift()) {
        if ('name' in token && token.name === `end${name}`) return;
      }
      throw new Error(`tag ${name} is not closed`);
    },
    render: () => '',
  };
}

function scopeOf({ store, market, index, cart, path, customer }: PageContext, page: Page) {
  const { shop } = store;
  const { root } = market;
  const product = page.product ? productDrop(page.product, market) : null;
  const listed = (collection: Collection) => ({
    title: collection.title,
    handle: collection.handle,
    products: productsOf(index, collection)
      .slice(0, MOST_LISTED)
      .map((each) => productDrop(each, market)),
  });
  const all = collectionsOf(index.catalogue).find(({ handle }) => handle === 'all');
  const country = { iso_code: market.country, currency: { iso_code: market.currency } };
  return {
    app: { metafields: appMetafields(store) },
    product,
    collection: page.collection ? listed(page.collection) : null,
    search: page.found
      ? {
          performed: true,
          results: page.found.slice(0, MOST_LISTED).map((each) => productDrop(each, market)),
        }
      : null,
    // Only what a block looks at is made: a store may have thousands of products.
    collections: {
      get all() {
        return all && listed(all);
      },
    },
    cart: { ...cartJson(cart), currency: { iso_code: market.currency } },
    customer: customer === null ? null : { email: customer },
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
      design_mode: false,
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

/** What `productJs` answers, and what only Liquid knows of a product. */
function productDrop(product: Product, market: PageContext['market']) {
  const answered = productJs(product, market);
  const [first] = answered.variants;
  return {
    ...answered,
    object_type: 'product',
    'gift_card?': product.giftCard,
    variants_count: product.variants.length,
    selected_or_first_available_variant: answered.variants.find(({ available }) => available) ?? first,
  };
}

function appMetafields(store: StoreContext) {
  const byNamespace: Record<string, Record<string, { type: string; value: unknown }>> = Object.create(null);
  for (const field of store.state.metafields(APP_INSTALLATION_GID)) {
    const fields = byNamespace[field.namespace] ?? Object.create(null);
    fields[field.key] = { type: field.type, value: jsonValueOf(field) };
    byNamespace[field.namespace] = fields;
  }
  return byNamespace;
}

function escapeAttribute(value: unknown): string {
  return String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
