import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { type PreviewedCart, previewWidget } from '@cartwright/core/contract/preview-widget';
import { validateWidget } from '@cartwright/core/widgets/validate-widget';
import type { Widget } from '@cartwright/core/widgets/widget';
import type { QueryClient } from '@tanstack/react-query';
import { chosenProductsQuery } from '../editor-kit/pickers/products/product-queries';
import { api } from '../shared/api/api';
import { responseOf } from '../shared/api/api-client';

/**
 * Request of widgets' offers in a sample cart, for a shopper's country (null: the shop's own) and language (BCP
 * 47).
 */
export interface OffersRequest {
  readonly widgets: readonly Widget[];
  readonly cart: PreviewedCart;
  readonly country: string | null;
  readonly locale: string;
}

/** Product ids that each widget offers, in order, and all of these products. */
export interface FoundOffers {
  readonly ids: Readonly<Record<number, readonly number[]>>;
  readonly products: readonly CatalogueProduct[];
}

/** Requests widgets' offers; empty if their settings have problems. */
export async function askOffered(
  { widgets, ...place }: OffersRequest,
  { client, signal }: { readonly client: QueryClient; readonly signal: AbortSignal },
): Promise<FoundOffers> {
  const found = await Promise.all(
    widgets.map(async (widget): Promise<[number, number[]]> => {
      if (validateWidget(widget).length > 0) return [widget.id, []];
      const body = { widget, ...place };
      const response = await responseOf(api.call(previewWidget, { params: {}, query: {}, body, signal }));
      return [widget.id, response.widget.products.map(({ id }) => id)];
    }),
  );
  const all = found.flatMap(([, ids]) => ids);
  const products = all.length > 0 ? await client.fetchQuery(chosenProductsQuery(all)) : new Map();
  return { ids: Object.fromEntries(found), products: [...products.values()] };
}
