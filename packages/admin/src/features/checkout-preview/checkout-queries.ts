import { readCart } from '@cartwright/core/contract/carts';
import { checkoutProfile, readCheckoutProfile } from '@cartwright/core/contract/looks';
import { randomProducts } from '@cartwright/core/contract/products';
import { shownCart } from '@cartwright/core/schedule/outlook';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { cartKey } from '../../shared/api/cart-keys';
import { cartsQuery } from '../../shared/api/carts-query';
import { keepEntry, readEntry } from '../../shared/api/expiring-entry';
import { CHECKOUT_PROFILE, SEED_PRODUCT } from '../../shared/api/storage-keys';
import { useNow } from '../../shared/hooks/use-now';

/** Milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const profileOf = (kept: unknown) => checkoutProfile.safeParse(kept).data ?? null;
const idOf = (kept: unknown) => (Number.isSafeInteger(kept) ? Number(kept) : null);

/** Profile of a shop's checkout preview, with the browser's cached copy as initial data. */
export const checkoutProfileQuery = (shop: string) =>
  queryOptions({
    queryKey: ['checkout profile', shop],
    queryFn: async ({ signal }) => {
      const request = { params: {}, query: {}, body: undefined, signal };
      const { profile } = await responseOf(api.call(readCheckoutProfile, request));
      keepEntry(CHECKOUT_PROFILE, shop, profile, Date.now() + HOUR);
      return profile;
    },
    placeholderData: () => readEntry(CHECKOUT_PROFILE, shop, profileOf) ?? undefined,
  });

/**
 * Id of a random seed product for a shop's preview, cached for a day; null if the shop sells none.
 */
export const seedProductQuery = (shop: string) =>
  queryOptions({
    queryKey: ['seed product', shop],
    queryFn: async ({ signal }) => {
      const kept = readEntry(SEED_PRODUCT, shop, idOf);
      if (kept !== null) return kept;
      const query = { limit: 1, seed: String(Date.now()) };
      const { products } = await responseOf(
        api.call(randomProducts, { params: {}, query, body: undefined, signal }),
      );
      const id = products[0]?.id ?? null;
      if (id !== null) keepEntry(SEED_PRODUCT, shop, id, Date.now() + DAY);
      return id;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The live cart: its document, null if none is live, undefined while loading. */
export function useLiveCart() {
  const { data: list, isError } = useQuery(cartsQuery);
  const carts = list?.combinedCarts ?? [];
  const live = shownCart(carts, useNow(carts));
  const id = live?.id ?? '';
  const cart = useQuery({
    queryKey: [...cartKey(id), 'checkout preview'],
    queryFn: async ({ signal }) =>
      (await responseOf(api.call(readCart, { params: { id }, query: {}, body: undefined, signal }))).cart,
    enabled: live !== null,
  });
  if (isError || cart.isError) return { failed: true, cart: null } as const;
  return { failed: false, cart: list && live === null ? null : cart.data } as const;
}
