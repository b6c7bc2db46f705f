import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cartsKey } from '../../../shared/api/cart-keys';
import { shopQuery } from '../../../shared/api/shop-query';

/** Refetches the list and the publication status. */
export function useRefreshList(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async function refreshList() {
      await Promise.all([
        // Exact: keys below it are open editors' carts.
        queries.invalidateQueries({ queryKey: cartsKey, exact: true }),
        queries.invalidateQueries({ queryKey: shopQuery.queryKey }),
      ]);
    },
    [queries],
  );
}
