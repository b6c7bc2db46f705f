import type { CatalogueProduct } from '@cartwright/core/contract/products';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { Issue } from '@cartwright/core/smart-cart/issue';
import { listedMetafields } from '@cartwright/core/smart-cart/product-metafields/listed-metafields';
import { cartsBeside } from '@cartwright/core/storefront/live-candidates';
import { storefrontProductIds } from '@cartwright/core/storefront/products-of';
import { publishedSize, sizeIssues } from '@cartwright/core/storefront/published-size';
import { templatesTooSlow } from '@cartwright/core/templates/validate-template';
import type { Widget } from '@cartwright/core/widgets/schema';
import { listedRows } from '../carts/cart-rows';
import type { Compiler } from '../compiling/compiler';
import type { ShopStore } from '../db/for-shop';
import type { OpenAdminClient } from '../shopify/admin-client';
import { readableWidgets } from '../widgets/widget-rows';
import { answerWithin } from '../within-time';
import { cartProducts } from './cart-products';
import { cartSizes } from './cart-sizes';
import { publishedProducts } from './published-products';

export interface SizeOptions {
  readonly store: ShopStore;
  readonly admin: OpenAdminClient;
  readonly compiler: Compiler;
  readonly now: Date;
}

/** So long a save waits for what Shopify says of products that no published cart has. */
const PATIENCE_MS = 2_000;

/**
 * Why a cart could not be published for its size while it is on, beside the carts that stay in the store with it. Counts
 * what is known: products that Shopify does not name in time count nothing, nor does what other carts have changed since
 * they were published, nor a widget that has grown. What is published is counted again, exactly, before it is written.
 */
export async function storefrontSizeIssues(
  { store, admin, compiler, now }: SizeOptions,
  document: CartDocument,
): Promise<Issue[]> {
  const widgets = await readableWidgets(store);
  const products = await knownProducts(store, admin, document, widgets);
  const compiled = await compiler.compile({ document, products, widgets, discountsActive: true });
  if (!compiled.ok) return [templatesTooSlow(document)];
  const sizes = await cartSizes(store, compiler);
  const others = (await listedRows(store))
    .filter(({ id }) => id !== document.id)
    .map((row) => ({ ...row, bytes: sizes.get(row.id) ?? 0 }));
  const beside = cartsBeside(document, others, now.getTime());
  return sizeIssues(publishedSize(document, compiled.value, beside));
}

/** As they were last published, where that is all that the cart shows of them; else as Shopify says, if it does soon. */
async function knownProducts(
  store: ShopStore,
  admin: OpenAdminClient,
  document: CartDocument,
  widgets: readonly Widget[],
): Promise<readonly CatalogueProduct[]> {
  const known = await publishedProducts(store);
  const ids = new Set(known.map(({ id }) => id));
  const isKnown = storefrontProductIds(document, widgets).every((id) => ids.has(id));
  if (isKnown && listedMetafields(document).length === 0) return known;
  const asked = await answerWithin(cartProducts(admin.within(PATIENCE_MS), document, widgets), PATIENCE_MS);
  return asked?.answer ?? known;
}
