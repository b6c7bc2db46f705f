import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cartsKey } from '../../shared/api/cart-keys';
import { shopQuery } from '../../shared/api/shop-query';

/** Reads the list again, and whether the storefront has what was changed in it. */
export function useRefreshList(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async function refreshList() {
      await Promise.all([
        // Exact: what is below it are the carts of editors.
        queries.invalidateQueries({ queryKey: cartsKey, exact: true }),
        queries.invalidateQueries({ queryKey: shopQuery.queryKey }),
      ]);
    },
    [queries],
  );
}
