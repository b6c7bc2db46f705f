import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { listedMetafields } from '@cartwright/core/cart/product-metafields';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { storefrontProductIds } from '@cartwright/core/storefront/products-of';
import type { Widget } from '@cartwright/core/widgets/widget';
import type { Compiler } from '../compiling/compiler';
import type { WorkerResult } from '../compiling/worker-queue';
import type { ShopStore } from '../db/for-shop';
import { resultWithin } from '../process/within-time';
import type { OpenAdminClient } from '../shopify/admin-client';
import { readableWidgets } from '../widgets/widget-documents';
import { cartProducts } from './cart-products';
import { publishedProducts } from './published-products';

export interface MeasureOptions {
  readonly store: ShopStore;
  readonly admin: OpenAdminClient;
  readonly compiler: Compiler;
  /** Widgets to be saved, in place of the saved ones. */
  readonly widgets?: readonly Widget[];
}

/**
 * Compiles a shop's carts as for a publication. Products are the published ones if a cart needs nothing else; else
 * Shopify's. After a timeout, unknown products count nothing.
 */
export async function compilingToMeasure({
  store,
  admin,
  compiler,
  widgets: edited = [],
}: MeasureOptions): Promise<(document: CartDocument) => Promise<WorkerResult<StorefrontCart>>> {
  const saved = await readableWidgets(store);
  const widgets = [...saved.filter(({ id }) => !edited.some((each) => each.id === id)), ...edited];
  const known = await publishedProducts(store);
  const ids = new Set(known.map(({ id }) => id));
  let answers = true;

  async function productsOf(document: CartDocument): Promise<readonly CatalogueProduct[]> {
    const isKnown = storefrontProductIds(document, widgets).every((id) => ids.has(id));
    if (!answers || (isKnown && listedMetafields(document).length === 0)) return known;
    const { measuringMs } = compiler;
    const response = await resultWithin(
      cartProducts(admin.within(measuringMs), document, widgets),
      measuringMs,
    );
    answers = Boolean(response?.value);
    return response?.value ?? known;
  }

  return async (document) =>
    compiler.compile({
      document,
      products: await productsOf(document),
      widgets,
      discountsActive: true,
    });
}
