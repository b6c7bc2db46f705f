import type { PartnerApp } from '@cartwright/core/apps/partner-apps';
import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { readPublishedSizes } from '@cartwright/core/contract/publication';
import { cartsBeside } from '@cartwright/core/schedule/live-candidates';
import { compileStorefrontCart } from '@cartwright/core/storefront/compile-storefront-config';
import { storefrontProductIds } from '@cartwright/core/storefront/products-of';
import { type PublishedSize, publishedSize } from '@cartwright/core/storefront/published-size';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { chosenProductsQuery } from '../../../../../editor-kit/pickers/products/product-queries';
import { api } from '../../../../../shared/api/api';
import { responseOf } from '../../../../../shared/api/api-client';
import { appsQuery } from '../../../../../shared/api/apps-query';
import { cartsQuery } from '../../../../../shared/api/carts-query';
import { useDocument } from '../../model/editor-context';
import { useMetafields } from '../../preview/use-metafields';
import { useShownWidgets } from '../../widgets/use-shown-widgets';

/** Query that isn't cached: saving another cart changes the size. */
const publishedSizesQuery = queryOptions({
  queryKey: ['published sizes'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readPublishedSizes, { params: {}, query: {}, body: undefined, signal })),
});

/** Debounce in milliseconds before the cart is measured. */
const DEBOUNCE_MS = 200;

const NONE: readonly CatalogueProduct[] = [];

export type SizeNow =
  | { readonly kind: 'measuring' }
  /** `isWhole`: whether products, which count too, were loaded. */
  | { readonly kind: 'measured'; readonly size: PublishedSize; readonly isWhole: boolean };

/** Published size of the edited cart, debounced. */
export function usePublishedSize(): SizeNow {
  const document = useDebounced(useDocument((present) => present));
  const widgets = useShownWidgets();
  const joined = storefrontProductIds(document, widgets).join(',');
  const ids = useMemo(() => joined.split(',').filter(Boolean).map(Number), [joined]);
  const read = useQuery({ ...chosenProductsQuery(ids), enabled: ids.length > 0 });
  const found = read.data;
  const plain = useMemo(() => (found ? [...found.values()] : NONE), [found]);
  const products = useMetafields(plain);
  const published = useQuery(publishedSizesQuery);
  const listed = useQuery(cartsQuery);
  const { data: apps } = useQuery(appsQuery);

  const size = useMemo(() => {
    const bytes = new Map(published.data?.carts.map((cart) => [cart.id, cart.bytes]));
    const others = (listed.data?.combinedCarts ?? [])
      .filter(({ id }) => id !== document.id)
      .map((cart) => ({ ...cart, bytes: bytes.get(cart.id) ?? 0 }));
    const beside = cartsBeside(document, others, Date.now());
    return publishedSize(
      document,
      compiledCart(document, products, widgets, apps),
      beside,
      published.data?.look,
    );
  }, [document, products, widgets, apps, published.data, listed.data]);

  const waits = [...(ids.length > 0 ? [read] : []), published, listed];
  if (waits.some(({ isPending }) => isPending)) return { kind: 'measuring' };
  return { kind: 'measured', size, isWhole: waits.every(({ isSuccess }) => isSuccess) };
}

function compiledCart(
  document: CartDocument,
  products: readonly CatalogueProduct[],
  widgets: ReturnType<typeof useShownWidgets>,
  apps: readonly PartnerApp[] | undefined,
) {
  return compileStorefrontCart({ document, products, widgets, discountsActive: true, apps });
}

/** Debounced value. */
function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(
    function debounce() {
      const timer = setTimeout(setDebounced, DEBOUNCE_MS, value);
      return () => clearTimeout(timer);
    },
    [value],
  );
  return debounced;
}
