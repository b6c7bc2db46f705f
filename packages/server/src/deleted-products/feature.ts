import { namedProductIds } from '@cartwright/core/cart/named-products';
import { readDeletedProducts } from '@cartwright/core/contract/deleted-products';
import { readCartDocument } from '@cartwright/core/migrations/read-document';
import { cartRows } from '../cart/cart-rows';
import type { ShopStore } from '../db/for-shop';
import type { ServerFeature } from '../feature/server-feature';
import { serve } from '../http/endpoint-route';
import { knownProducts } from '../products/known-products';
import { readableWidgets } from '../widgets/widget-documents';

/** Feature that lists carts with products that no longer exist. Unreadable carts are reported elsewhere. */
export function deletedProductsFeature({
  storeOf,
}: {
  readonly storeOf: (shopId: string) => ShopStore;
}): ServerFeature {
  return {
    routes(app, { resolveShop }) {
      serve(app, resolveShop, readDeletedProducts, async ({ session }) => {
        const store = storeOf(session.shopId);
        const widgets = await readableWidgets(store);
        const carts = (await cartRows(store)).flatMap(({ id, document }) => {
          const read = readCartDocument(document);
          return read.ok ? [{ id, named: namedProductIds(read.value, widgets) }] : [];
        });
        const isKnown = await knownProducts(store, [...new Set(carts.flatMap(({ named }) => named))]);
        const counted = carts.map(({ id, named }) => ({
          id,
          products: named.filter((product) => !isKnown(product)).length,
        }));
        return { ok: true, response: { carts: counted.filter(({ products }) => products > 0) } };
      });
    },
  };
}
