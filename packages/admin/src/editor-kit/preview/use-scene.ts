import type { PreviewScene } from '@cartwright/core/contract/preview';
import type { Shop } from '@cartwright/core/contract/shop';
import type { StorefrontLook } from '@cartwright/core/looks/storefront-look';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadErrorMessage } from '../../shared/api/load-error';
import { shopQuery } from '../../shared/api/shop-query';
import { type Followed, type Lead, useFollowed } from './followed';
import type { MissingScene } from './preview-frame';
import { type PreviewState, storeStateIn } from './preview-state';
import { shopLookQuery } from './shop-look-query';
import { type ShownMarket, useMarket } from './use-market';

/** Options of an editor's preview. */
export interface SceneOptions {
  /** What the surface wears, null for nothing; absent: what the shop has saved. */
  readonly look?: StorefrontLook | null;
  /** Whether a store's page is drawn around it. */
  readonly page?: boolean;
  readonly selected?: string | null;
  readonly names?: PreviewScene['names'];
  /** The products whose prices follow the country. */
  readonly products?: readonly number[];
  readonly country?: Lead<string | null> | null;
  /** The language that what is edited is in. */
  readonly language?: Lead<string> | null;
  readonly state?: Lead<PreviewState> | null;
}

/** Scene in which a preview shows its surface, and its controls. */
export interface Scene {
  /** Null while the shop is not known. */
  readonly scene: PreviewScene | null;
  readonly missing: MissingScene | null;
  readonly shop: Shop | null;
  readonly market: ShownMarket | null;
  readonly country: Followed<string | null>;
  readonly locale: string;
  readonly setLocale: (locale: string) => void;
  readonly state: Followed<PreviewState>;
}

const NO_IDS: readonly number[] = [];
const NO_NAMES: PreviewScene['names'] = {};

/** The scene of a preview, in the shop's own currency and the browser's language until something else is chosen. */
export function useScene({
  look: ownLook,
  page = false,
  selected = null,
  names = NO_NAMES,
  products = NO_IDS,
  country: countryLead = null,
  language: languageLead = null,
  state: stateLead = null,
}: SceneOptions): Scene {
  const { data: shop = null, error, refetch, isFetching } = useQuery(shopQuery);
  const { data: shopLook } = useQuery({ ...shopLookQuery, enabled: ownLook === undefined });
  const look = ownLook === undefined ? shopLook : ownLook;
  const country = useFollowed(null, countryLead);
  const state = useFollowed<PreviewState>('as_it_is', stateLead);
  const { value: locale, choose: setLocale } = useFollowed(navigator.language, languageLead);
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
