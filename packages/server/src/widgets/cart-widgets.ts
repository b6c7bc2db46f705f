import { shownWidgetIds } from '@cartwright/core/storefront/products-of';
import { z } from 'zod';
import { cartOfKey, cartRow } from '../cart/cart-rows';
import { savedCart } from '../cart/saved-cart';
import type { ShopStore } from '../db/for-shop';
import { isStorable } from '../http/unstorable';
import { readStorefrontConfig } from '../publishing/publication-state';

/** Schema of components; other types have no widget. */
const components = z.array(
  z.object({
    settings: z
      .object({ widget: z.object({ id: z.number() }) })
      .optional()
      .catch(undefined),
  }),
);

/** Schema of the fields that are read: the config may be of another server version. */
const publishedConfig = z.object({
  carts: z.array(
    z.object({
      components,
      test: z
        .object({ variants: z.array(z.object({ cart: z.object({ components }).optional() })) })
        .optional(),
    }),
  ),
});

/**
 * Widgets shown in carts: in published carts, variants of their running tests, and the cart of a preview key. Others
 * are drafts.
 */
export async function cartWidgets(store: ShopStore, previewKey: string): Promise<ReadonlySet<number>> {
  const [published, previewed] = await Promise.all([
    publishedWidgets(store),
    previewedWidgets(store, previewKey),
  ]);
  return new Set([...published, ...previewed]);
}

async function publishedWidgets(store: ShopStore): Promise<number[]> {
  const config = publishedConfig.safeParse(JSON.parse((await readStorefrontConfig(store)) ?? 'null'));
  const shown = (config.data?.carts ?? []).flatMap((cart) => [
    ...cart.components,
    ...(cart.test?.variants ?? []).flatMap((variant) => variant.cart?.components ?? []),
  ]);
  return shown.flatMap(({ settings }) => settings?.widget.id ?? []);
}

async function previewedWidgets(store: ShopStore, key: string): Promise<number[]> {
  const found = key !== '' && isStorable(key) ? await cartOfKey(store, key) : undefined;
  const row = found && (await cartRow(store, found.id));
  const saved = row && savedCart(row);
  return saved?.ok ? shownWidgetIds(saved.response.cart) : [];
}
