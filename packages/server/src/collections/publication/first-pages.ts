import { type CatalogueIndex, collectionRows } from '@cartwright/core/catalogue/index/catalogue-index';
import { nextCampaignEdge } from '@cartwright/core/collections/active-settings';
import { coverage } from '@cartwright/core/collections/campaign';
import { printedRules } from '@cartwright/core/collections/printed-rules';
import type { Sold } from '@cartwright/core/listing/list-context';
import { FIRST_VIEW } from '@cartwright/core/listing/listing-request';
import type { ShopStore } from '../../db/for-shop';
import type { FirstPages } from '../../db/tables/first-pages';
import { listContext, listingOfRows, salesOf, titlesIn } from '../../listing/listing-of-rows';
import { rulesBy } from '../collection-listing';
import type { ServedSettings } from '../served-settings';

/** Source of first pages at `now`. */
export interface FirstPageSource {
  readonly store: ShopStore;
  readonly index: CatalogueIndex;
  readonly settings: ServedSettings;
  /** One country per price list, the shop's own first. */
  readonly priceCountries: readonly string[];
  readonly now: Date;
}

/** Returns a function that builds a collection's first page in the shop's language; null if nothing is listed. */
export function firstPagesOf({ store, index, settings, priceCountries, now }: FirstPageSource) {
  const ask = salesOf(store, now);
  const known = new Map<number, Promise<ReadonlyMap<number, Sold>>>();
  const soldIn = (days: number) => {
    const sold = known.get(days) ?? ask(days);
    known.set(days, sold);
    return sold;
  };
  const language = index.texts[0]?.language ?? null;
  const titlesOf = kept(titlesIn(store, { language }));

  return async (collectionId: number): Promise<FirstPages | null> => {
    const rules = printedRules(rulesBy(settings, collectionId, { now, language: null }).rules);
    const pages: Record<string, readonly number[]> = {};
    for (const [at, country] of priceCountries.entries()) {
      const shopper = { country, language };
      const context = await listContext(store, shopper);
      const request = { rules, request: FIRST_VIEW, shopper, now, soldIn, titlesOf };
      const listing = await listingOfRows(
        store,
        index,
        collectionRows(index, collectionId),
        context,
        request,
      );
      const ids = listing.cells.flatMap((cell) => (cell.kind === 'product' ? [cell.id] : []));
      if (at === 0 && ids.length === 0) return null;
      if (at === 0) pages[OWN] = ids;
      else if (ids.length > 0 && String(ids) !== String(pages[OWN])) pages[country.toLowerCase()] = ids;
    }
    return { pages, until: untilOf(settings, collectionId, now.getTime()) };
  };
}

/** Caches titles: products are in several collections, and in lists for several countries. */
function kept(ask: (ids: readonly number[]) => Promise<Iterable<readonly [number, string]>>) {
  const known = new Map<number, string>();
  return async (ids: readonly number[]): Promise<[number, string][]> => {
    for (const [id, title] of await ask(ids.filter((id) => !known.has(id)))) known.set(id, title);
    return ids.flatMap((id): [number, string][] => {
      const title = known.get(id);
      return title === undefined ? [] : [[id, title]];
    });
  };
}

/** Key of the page for the shop's own country. */
export const OWN = '';

/** Epoch seconds; null: no scheduled change. */
function untilOf({ campaigns }: ServedSettings, collectionId: number, now: number): number | null {
  const covering = campaigns.filter((campaign) => coverage(campaign, collectionId) !== null);
  const edge = nextCampaignEdge(covering, now);
  return Number.isFinite(edge) ? Math.floor(edge / 1000) : null;
}
