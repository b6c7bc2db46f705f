import type { PreviewScene } from '@cartwright/core/contract/preview';
import type { Shop } from '@cartwright/core/contract/shop';
import type { StorefrontLook } from '@cartwright/core/looks/storefront-look';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { loadErrorMessage } from '../../shared/api/load-error';
import { shopQuery } from '../../shared/api/shop-query';
import { type AutoSetting, type AutoValue, useAutoSetting } from './auto-setting';
import { type MarketPrices, marketOf, marketPricesQuery } from './market-prices';
import type { MissingScene } from './preview-frame';
import { type PreviewState, storeStateIn } from './preview-state';

/** Options of an editor's preview scene. */
export interface SceneOptions {
  /** Look of the surface, null for none; absent: the saved one. */
  readonly look?: StorefrontLook | null;
  /** Whether a mock store page surrounds it. */
  readonly page?: boolean;
  readonly selected?: string | null;
  readonly names?: PreviewScene['names'];
  /** Products to load market prices for. */
  readonly products?: readonly number[];
  readonly country?: AutoValue<string | null> | null;
  /** Language of the edited item. */
  readonly language?: AutoValue<string> | null;
  readonly state?: AutoValue<PreviewState> | null;
}

/** Scene of a preview, with its controls. */
export interface Scene {
  /** Null while the shop loads. */
  readonly scene: PreviewScene | null;
  readonly missing: MissingScene | null;
  readonly shop: Shop | null;
  readonly market: ShownMarket | null;
  readonly country: AutoSetting<string | null>;
  readonly locale: string;
  readonly setLocale: (locale: string) => void;
  readonly state: AutoSetting<PreviewState>;
}

const NO_IDS: readonly number[] = [];
const NO_NAMES: PreviewScene['names'] = {};

/** Scene of a preview; defaults to the shop's own market and the browser's language. */
export function useScene({
  look: ownLook,
  page = false,
  selected = null,
  names = NO_NAMES,
  products = NO_IDS,
  country: countryAuto = null,
  language: languageAuto = null,
  state: stateAuto = null,
}: SceneOptions): Scene {
  const { data: shop = null, error, refetch, isFetching } = useQuery(shopQuery);
  const { data: shopLook } = useQuery({ ...shopLookQuery, enabled: ownLook === undefined });
  const look = ownLook === undefined ? shopLook : ownLook;
  const country = useAutoSetting(null, countryAuto);
  const state = useAutoSetting<PreviewState>('as_it_is', stateAuto);
  const { value: locale, choose: setLocale } = useAutoSetting(navigator.language, languageAuto);
  const market = useMarket(country.value, products, shop?.currency ?? null);
  const store = storeStateIn(state.value);
  const place = market?.market ?? null;
  const scene = useMemo<PreviewScene | null>(
    () =>
      shop && place
        ? {
            shop: { domain: shop.shopifyShopDomain, currency: shop.currency },
            market: place,
            locale,
            ...(look && { look }),
            store,
            page,
            selected,
            names,
          }
        : null,
    [shop, place, locale, look, store, page, selected, names],
  );
  return {
    scene,
    missing:
      error && !shop
        ? { message: loadErrorMessage(error), busy: isFetching, onRetry: () => void refetch() }
        : null,
    shop,
    market,
    country,
    locale,
    setLocale,
    state,
  };
}

/**
 * Saved look for the preview; null for none. Its rules are a separate chunk, loaded in parallel
 * with the frame.
 */
const shopLookQuery = queryOptions({
  queryKey: ['looks', 'worn'],
  queryFn: async ({ signal }) => (await import('./applied-look')).appliedLook(signal),
  refetchOnMount: 'always',
});

interface ShownMarket extends MarketPrices {
  /** Whether the country's prices failed to load: the preview falls back to the shop's. */
  readonly failed: boolean;
  readonly readAgain: () => void;
}

/**
 * Market of a country (null: any without settings), with product prices. Keeps the previous one
 * while loading; falls back to the shop's currency (null: unknown).
 */
function useMarket(
  country: string | null,
  ids: readonly number[],
  currency: string | null,
): ShownMarket | null {
  const wanted = country !== null && currency !== null && ids.length > 0;
  const read = useQuery({ ...marketPricesQuery(country ?? '', ids), enabled: wanted });
  const former = useRef<MarketPrices | null>(null);
  const failed = wanted && read.isError && read.data === undefined;
  const isPending = wanted && !failed && read.data === undefined;
  const found = wanted ? (read.data ?? null) : null;
  const present = useMemo(
    () => (currency === null ? null : marketOf(country, found, currency)),
    [country, found, currency],
  );
  const shown = isPending ? (former.current ?? present) : present;
  former.current = shown;
  const { refetch } = read;
  return useMemo(
    () => shown && { ...shown, failed, readAgain: () => void refetch() },
    [shown, failed, refetch],
  );
}
