import { listedMetafields } from '@cartwright/core/cart/product-metafields';
import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productMetafieldsQuery } from '../../../../editor-kit/pickers/products/product-queries';
import { useDocument } from '../model/editor-context';

/** Products with the cart's metafields, once loaded. */
export function useMetafields(products: readonly CatalogueProduct[]): readonly CatalogueProduct[] {
  const joined = useDocument((document) => listedMetafields(document).join(','));
  const names = useMemo(() => joined.split(',').filter(Boolean), [joined]);
  const ids = useMemo(() => products.map(({ id }) => id), [products]);
  const wanted = names.length > 0 && ids.length > 0;
  const found = useQuery({ ...productMetafieldsQuery(ids, names), enabled: wanted }).data;
  return useMemo(() => {
    if (!wanted || !found) return products;
    return products.map((product) => {
      const metafields = found.get(product.id);
      return metafields ? { ...product, metafields } : product;
    });
  }, [products, found, wanted]);
}
