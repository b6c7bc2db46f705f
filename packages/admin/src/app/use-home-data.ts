import { type DateRange, rangeOf } from '@cartwright/core/analytics/ranges';
import { SMART_CART_ANALYTICS } from '@cartwright/core/analytics/reports/smart-cart-analytics';
import { SMART_COLLECTIONS_ANALYTICS } from '@cartwright/core/analytics/reports/smart-collections-analytics';
import { SMART_SEARCH_ANALYTICS } from '@cartwright/core/analytics/reports/smart-search-analytics';
import { FEATURE_KEYS } from '@cartwright/core/contract/feature-keys';
import type { ListBlock } from '@cartwright/core/contract/theme-blocks';
import { DEFAULT_TIME_ZONE } from '@cartwright/core/schedule/wall-time';
import { useQuery } from '@tanstack/react-query';
import { blockStatusQuery } from '../editor-kit/block-status/use-block-status';
import { catalogueQuery } from '../features/catalogue/catalogue-query';
import { campaignsQuery, publishedCampaignsQuery } from '../features/collections/collection-queries';
import { discountsQuery } from '../features/discounts/discounts-query';
import { HOME_DAYS } from '../features/home/figures-section';
import type { HomeData } from '../features/home/home-data';
import { following, ofFeature } from '../features/home/queried';
import { jobsQuery } from '../features/jobs/jobs-query';
import { orderStateQuery } from '../features/orders/order-queries';
import { searchSettingsQuery } from '../features/search/search-queries';
import { droppedQuery, glanceQuery, rowsQuery } from '../report-kit/model/report-queries';
import { authInfoQuery } from '../shared/api/auth-info';
import { cartsQuery, deletedProductsQuery } from '../shared/api/carts-query';
import { privateKeysQuery } from '../shared/api/private-keys-query';
import { shopQuery } from '../shared/api/shop-query';
import { usePublication } from '../shared/hooks/use-publication';
import { useThemeEmbed } from '../shared/hooks/use-theme-embed';

/** Queries equal to those of the lists' own pages, to share the cache. */
const ANY_CAMPAIGN = { page: 1, limit: 10, search: '', filter: undefined, sort: 'newest' } as const;
const LIVE_CAMPAIGNS = { page: 1, limit: 50, search: '', filter: 'live', sort: 'newest' } as const;
const NO_RESULTS = { page: 1, limit: 10, sortBy: 'searches', descending: true, search: '' } as const;

/**
 * Data of Home, by queries shared with other pages. `range`: days of its figures; null until the
 * time zone is known.
 */
export function useHomeData(): { readonly data: HomeData; readonly range: DateRange | null } {
  const shop = useQuery(shopQuery);
  usePublication();
  const keys = useQuery(privateKeysQuery);
  const hasCollections = keys.data?.includes(FEATURE_KEYS.smartCollections) ?? false;
  const hasSearch = keys.data?.includes(FEATURE_KEYS.search) ?? false;

  const timezone = shop.data?.timezone ?? DEFAULT_TIME_ZONE;
  const range = rangeOf(HOME_DAYS, Date.now(), timezone);
  const days = { from: range.from, to: range.to, timezone, includesNow: true };
  const isZoneKnown = shop.data !== undefined;

  const auth = useQuery({ ...authInfoQuery, select: ({ needsOauthRefresh }) => needsOauthRefresh });
  const carts = useQuery({ ...cartsQuery, select: ({ combinedCarts }) => combinedCarts });
  const jobs = useQuery(jobsQuery);
  const published = useQuery({
    ...publishedCampaignsQuery,
    enabled: hasCollections,
    select: ({ campaigns }) => campaigns,
  });
  const campaigns = useQuery({ ...campaignsQuery(ANY_CAMPAIGN), enabled: hasCollections });
  const live = useQuery({ ...campaignsQuery(LIVE_CAMPAIGNS), enabled: hasCollections });
  const searchSettings = useQuery({
    ...searchSettingsQuery,
    enabled: hasSearch,
    select: ({ enabled }) => enabled,
  });
  const cartsGlance = useQuery({
    ...glanceQuery(SMART_CART_ANALYTICS.key, days),
    enabled: isZoneKnown,
  });
  const searchGlance = useQuery({
    ...glanceQuery(SMART_SEARCH_ANALYTICS.key, days),
    enabled: hasSearch && isZoneKnown,
  });
  const collectionsGlance = useQuery({
    ...glanceQuery(SMART_COLLECTIONS_ANALYTICS.key, days),
    enabled: hasCollections && isZoneKnown,
  });
  const noResults = useQuery({
    ...rowsQuery(SMART_SEARCH_ANALYTICS.key, 'no-results', days, NO_RESULTS),
    enabled: hasSearch && isZoneKnown,
  });
  // Slow Shopify queries start last: browsers limit connections to six per host, and the next
  // page's chunk needs one.
  const isThere = carts.isFetched && jobs.isFetched;
  const collectionBlock = useBlock('collection', hasCollections && isThere);
  const searchBlock = useBlock('search', hasSearch && isThere);

  const { smartCollections, search } = FEATURE_KEYS;
  return {
    range: isZoneKnown ? range : null,
    data: {
      shop,
      carts,
      embed: useThemeEmbed(),
      lacksPermissions: auth,
      collectionBlock: ofFeature(keys, smartCollections, collectionBlock),
      searchBlock: ofFeature(keys, search, searchBlock),
      searchIsOn: ofFeature(keys, search, searchSettings),
      published: ofFeature(keys, smartCollections, published),
      campaignCount: ofFeature(keys, smartCollections, {
        ...campaigns,
        data: campaigns.data?.pagination.totalItems,
      }),
      liveCampaigns: ofFeature(keys, smartCollections, { ...live, data: live.data?.rows }),
      cartsGlance: following(shop, cartsGlance),
      searchGlance: ofFeature(keys, search, following(shop, searchGlance)),
      collectionsGlance: ofFeature(keys, smartCollections, following(shop, collectionsGlance)),
      noResults: ofFeature(keys, search, following(shop, noResults)),
      dropped: useQuery({ ...droppedQuery, enabled: isThere }),
      orders: useQuery(orderStateQuery),
      catalogue: useQuery(catalogueQuery),
      jobs,
      discounts: useQuery({ ...discountsQuery, enabled: isThere }),
      deletedProducts: useQuery({ ...deletedProductsQuery, enabled: isThere }),
    },
  };
}

/** Refetched on focus, for example after a visit to the theme editor. */
const useBlock = (block: ListBlock, enabled: boolean) =>
  useQuery({ ...blockStatusQuery(block), enabled, refetchOnWindowFocus: 'always' });
