import { type CatalogueIndex, collectionRows } from '@cartwright/core/catalogue/index/catalogue-index';
import { nextCampaignEdge } from '@cartwright/core/collections/active-settings';
import { coverage } from '@cartwright/core/collections/campaign';
import { printableRules } from '@cartwright/core/collections/printable-page';
import type { Sold } from '@cartwright/core/listing/list-context';
import { FIRST_VIEW } from '@cartwright/core/listing/listing-request';
import type { ShopStore } from '../../db/for-shop';
import type { FirstPages } from '../../db/tables/first-pages';
import { listContext, listingOfRows, rulesBy, salesOf } from '../collection-listing';
import type { ServedSettings } from '../served-settings';

/** What a store's pages of collections are made of at `now`. */
export interface FirstPageSource {
  readonly store: ShopStore;
  readonly index: CatalogueIndex;
  readonly settings: ServedSettings;
  /** Countries of which one stands for each price list; the shop's own is the first. */
  readonly priceCountries: readonly string[];
  readonly now: Date;
}

/** Makes the first page of one collection after the other; null where its Liquid can't print one. */
export function firstPagesOf({ store, index, settings, priceCountries, now }: FirstPageSource) {
  const ask = salesOf(store, now);
  const known = new Map<number, Promise<ReadonlyMap<number, Sold>>>();
  const soldIn = (days: number) => {
    const sold = known.get(days) ?? ask(days);
    known.set(days, sold);
    return sold;
  };

  return async (collectionId: number): Promise<FirstPages | null> => {
    const rules = printableRules(rulesBy(settings, collectionId, now).rules);
    if (!rules) return null;
    const pages: Record<string, readonly number[]> = {};
    for (const [at, country] of priceCountries.entries()) {
      const shopper = { country, language: null };
      const context = await listContext(store, shopper);
      const asked = { rules, request: FIRST_VIEW, shopper, now, soldIn };
      const listing = await listingOfRows(store, index, collectionRows(index, collectionId), context, asked);
      const ids = listing.cells.flatMap((cell) => (cell.kind === 'product' ? [cell.id] : []));
      if (at === 0 && ids.length === 0) return null;
      if (at === 0) pages[OWN] = ids;
      else if (ids.length > 0 && String(ids) !== String(pages[OWN])) pages[country.toLowerCase()] = ids;
    }
    return { pages, until: untilOf(settings, collectionId, now.getTime()) };
  };
}

/** The place of a shop's own country among those of its pages. */
export const OWN = '';

/** Epoch seconds; null: while nothing is changed. */
function untilOf({ campaigns }: ServedSettings, collectionId: number, now: number): number | null {
  const covering = campaigns.filter((campaign) => coverage(campaign, collectionId) !== null);
  const edge = nextCampaignEdge(covering, now);
  return Number.isFinite(edge) ? Math.floor(edge / 1000) : null;
}
