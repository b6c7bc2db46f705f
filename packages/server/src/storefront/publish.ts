import { createHash } from 'node:crypto';
import type { CatalogueProduct } from '@cartwright/core/contract/products';
import { neededDiscounts } from '@cartwright/core/discounts/needed-discounts';
import { readCartDocument } from '@cartwright/core/migrations/read-document';
import { nextSwitch } from '@cartwright/core/schedule/live';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { compileStorefrontConfig } from '@cartwright/core/storefront/compile-storefront-config';
import type { StorefrontShop } from '@cartwright/core/storefront/config';
import { liveCandidates, livenessOf } from '@cartwright/core/storefront/live-candidates';
import { storefrontProductIds } from '@cartwright/core/storefront/products-of';
import type { Widget } from '@cartwright/core/widgets/schema';
import { cartRows } from '../carts/cart-rows';
import type { ShopStore } from '../db/for-shop';
import { keepDiscountsInStep } from '../discounts/keep-in-step';
import { productsById } from '../products/catalogue';
import { withMetafields } from '../products/product-metafields';
import { type PublicationResult, readPublicationState } from '../publishing/publication-state';
import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyFailure } from '../shopify/shopify-failure';
import { readShopProfile } from '../shops/shop-profile';
import { storefrontTokenOf } from '../shops/storefront-token';
import { readableWidgets } from '../widgets/widget-rows';
import { writeConfig } from './write-config';

/**
 * Brings the storefront to what is saved: first the automatic discounts, so that checkout keeps what the cart is going
 * to promise, then the config that the embed prints. `pending` when Shopify could not be reached, `failed` when it
 * refused. Can be repeated at any time: it compares, and writes what differs. Never throws for what Shopify does.
 * `events` is where shoppers' events go.
 */
export async function publish(
  store: ShopStore,
  admin: AdminClient,
  now: Date,
  events: string | null,
): Promise<PublicationResult> {
  // Read before the carts: what is saved from here on wants another publication.
  const { wanted: covers } = await readPublicationState(store);
  const { documents, warnings: unreadable } = await readDocuments(store);
  const candidates = liveCandidates(documents, now.getTime());
  const switchAt = nextSwitch(
    candidates.map((document) => ({ live: livenessOf(document) })),
    now.getTime(),
  );

  const shop = await readShopProfile(store, admin);
  if (!shop.ok) return notPublished(covers, switchAt, shop);
  const widgets = await readableWidgets(store);
  const shown = candidates.flatMap((document) => storefrontProductIds(document, widgets));
  const products = await productsById(admin, [...new Set(shown)]);
  if (!products.ok) return notPublished(covers, switchAt, products);
  const published = await withMetafields(admin, products.value, candidates);
  if (!published.ok) return notPublished(covers, switchAt, published);
  const needed = neededDiscounts(documents, products.value, now.getTime());
  const discounts = await keepDiscountsInStep(admin, needed, now);
  if (!discounts.ok) return notPublished(covers, switchAt, discounts);

  const { active, warnings, errors, stuck } = discounts.value;
  const problems = [...errors, ...stuck];
  const needs = new Set(needed.map(({ cartId }) => cartId));
  const config = compiled(
    {
      domain: store.shopId,
      currency: shop.value.currency,
      events,
      storefrontAccessToken: await storefrontTokenOf(store),
    },
    candidates.map((document) => ({
      document,
      products: published.value.products,
      widgets,
      // A cart that needs no discount promises nothing that checkout would have to keep.
      discountsActive: active.has(document.id) || !needs.has(document.id),
    })),
  );
  const written = await writeConfig(admin, config);
  if (!written.ok) return notPublished(covers, switchAt, written);
  return {
    status: problems.length > 0 ? 'failed' : 'published',
    message: problems.length > 0 ? problems.join(' ') : null,
    warnings: [...unreadable, ...warnings, ...published.value.warnings],
    covers,
    config,
    retry: stuck.length > 0,
    nextSwitch: switchAt,
  };
}

async function readDocuments(store: ShopStore): Promise<{ documents: CartDocument[]; warnings: string[] }> {
  const documents: CartDocument[] = [];
  const warnings: string[] = [];
  for (const row of await cartRows(store)) {
    const read = readCartDocument(row.document);
    if (read.ok) documents.push({ ...read.document, id: row.id });
    else warnings.push(`The cart "${row.name}" was left out of the storefront. ${read.message}`);
  }
  return { documents, warnings };
}

interface CompiledCart {
  readonly document: CartDocument;
  readonly products: readonly CatalogueProduct[];
  readonly widgets: readonly Widget[];
  readonly discountsActive: boolean;
}

/** JSON text. The revision is made of everything else, so that an unchanged config keeps it. */
function compiled(shop: StorefrontShop, carts: readonly CompiledCart[]): string {
  const config = compileStorefrontConfig({ shop, revision: '', carts });
  const revision = createHash('sha256').update(JSON.stringify(config)).digest('base64url').slice(0, 16);
  return JSON.stringify({ ...config, revision });
}

function notPublished(
  covers: number,
  switchAt: number,
  { code, message }: ShopifyFailure,
): PublicationResult {
  return {
    status: code === 'unavailable' ? 'pending' : 'failed',
    message,
    warnings: [],
    covers,
    config: null,
    retry: true,
    nextSwitch: switchAt,
  };
}
