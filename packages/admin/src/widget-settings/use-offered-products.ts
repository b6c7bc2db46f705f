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
  /** Products of at least the lines, in the shop's currency. */
  readonly products: readonly CatalogueProduct[];
  readonly country: string | null;
  readonly locale: string;
}

/** Offers of a previewed cart's widgets whose products our server finds, and those products. */
export interface OfferedProducts {
  readonly offered: Readonly<Record<number, OfferedInCart>>;
  readonly products: readonly CatalogueProduct[];
  /** Error of loading; null for none. */
  readonly error: Error | null;
  readonly again: () => void;
}

const NONE: readonly CatalogueProduct[] = [];

/** Requests widgets' offers for the lines of a previewed cart, once both are unchanged for a moment. */
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
    // A separate chunk, as not every cart requests offers.
    queryFn: async (by) => (await import('./ask-offered')).askOffered(body, by),
    placeholderData: keepPreviousData,
    // Each previewed cart is another key.
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
