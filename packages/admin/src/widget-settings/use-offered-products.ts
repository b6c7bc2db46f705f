import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { OfferedInCart, PreviewLine } from '@cartwright/core/contract/preview';
import type { PreviewedCart } from '@cartwright/core/contract/preview-widget';
import { cartSourceAt } from '@cartwright/core/data-sources/source-at';
import type { Widget } from '@cartwright/core/widgets/widget';
import { MAX_IN_CART_ASKED } from '@cartwright/core/widgets/widget-response';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '../editor-kit/pickers/dialog/use-debounced';
import type { OffersRequest } from './ask-offered';

interface Previewed {
  readonly widgets: readonly Widget[];
  readonly lines: readonly PreviewLine[];
  /** At least those of the lines, in the shop's currency. */
  readonly products: readonly CatalogueProduct[];
  readonly country: string | null;
  readonly locale: string;
}

/** Offers of the widgets of a previewed cart whose products our server knows, and the products in them. */
export interface OfferedProducts {
  readonly offered: Readonly<Record<number, OfferedInCart>>;
  readonly products: readonly CatalogueProduct[];
  /** Why they couldn't be loaded; null where they could be. */
  readonly error: Error | null;
  readonly again: () => void;
}

const NONE: readonly CatalogueProduct[] = [];

/** Asks for what widgets offer beside the lines of a previewed cart, once widgets and lines stay the same for a moment. */
export function useOfferedProducts({ widgets, lines, products, ...shopper }: Previewed): OfferedProducts {
  const served = useMemo(() => widgets.filter(isServed), [widgets]);
  const cart = useMemo(() => previewedCart(lines, products), [lines, products]);
  const now = useMemo(() => ({ widgets: served, cart }), [served, cart]);
  const debounced = useDebounced(now);
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...offeredQuery({ ...debounced, ...shopper }),
    enabled: debounced.widgets.length > 0,
  });
  const isFailed = isError && !isFetching;
  const isThere = data !== undefined && !isPlaceholderData && debounced === now;
  const offered = useMemo(() => {
    const status: OfferedInCart['status'] = isFailed ? 'failed' : isThere ? 'there' : 'loading';
    return Object.fromEntries(served.map(({ id }) => [id, { status, products: data?.ids[id] ?? [] }]));
  }, [served, data, isFailed, isThere]);
  return {
    offered,
    products: data?.products ?? NONE,
    error: isFailed ? error : null,
    again: () => void refetch(),
  };
}

const isServed = ({ dataSourcePath }: Widget) => cartSourceAt(dataSourcePath) === 'server';

const offeredQuery = (body: OffersRequest) =>
  queryOptions({
    queryKey: ['offered-in-cart', body],
    // Not every cart asks: what it asks with is a file of its own.
    queryFn: async (by) => (await import('./ask-offered')).askOffered(body, by),
    placeholderData: keepPreviousData,
    // Each cart that is tried is another one.
    gcTime: 60_000,
  });

function previewedCart(lines: readonly PreviewLine[], products: readonly CatalogueProduct[]): PreviewedCart {
  const variants = new Map(
    products.flatMap(({ id, variants }) =>
      variants.map((variant) => [variant.id, { id, price: variant.price }] as const),
    ),
  );
  const sold = lines.flatMap(({ variantId, quantity }) => {
    const variant = variants.get(variantId);
    return variant ? [{ ...variant, quantity }] : [];
  });
  return {
    products: [...new Set(sold.map(({ id }) => id))].slice(0, MAX_IN_CART_ASKED),
    total: sold.reduce((sum, { price, quantity }) => sum + price * quantity, 0) / 100,
    items: sold.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
