import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import {
  type PublishedFirstPages,
  type PublishedLists,
  type PublishedPages,
  publishedPages,
} from '@cartwright/core/collections/published-pages';
import { FIRST_PAGE_SCOPE } from '@cartwright/core/contract/access-scopes';
import { COLLECTION_PAGES_METAFIELD, CONFIG_BYTES } from '@cartwright/core/storefront/names';
import { jsonBytes } from '@cartwright/core/storefront/published-size';
import { translatedLanguages } from '@cartwright/core/translations/translated-texts';
import { z } from 'zod';
import { costLimitedClient } from '../../catalogue/cost-limited-client';
import { shopLanguages } from '../../catalogue/shop-languages';
import type { ShopStore } from '../../db/for-shop';
import { catalogueState, type MirrorScope } from '../../db/schema';
import { JobFailure } from '../../jobs/job-failure';
import { servedDefaults } from '../../listing/default-settings-rows';
import { priceCountryOf } from '../../listing/listing-of-rows';
import { appMetafield } from '../../publishing/app-metafield';
import { canonical } from '../../publishing/json';
import type { OpenAdminClient } from '../../shopify/admin-client';
import { grantedScopes } from '../../shops/granted-scopes';
import { campaignRows } from '../campaign-rows';
import { readableCampaigns } from '../campaign-states';
import { campaignTests } from '../campaign-tests';
import { allServedOwnSettings } from '../collection-settings-rows';
import { knownCollections } from '../known-collections';
import { knownImages, withImages } from '../known-images';
import type { ServedSettings } from '../served-settings';
import { firstPagesOf } from './first-pages';
import { FirstPageWriter, writtenFirstPages } from './write-first-pages';

export interface PublishPagesOptions {
  readonly store: ShopStore;
  readonly admin: OpenAdminClient;
  readonly indexOf: () => Promise<CatalogueIndex>;
  readonly now: Date;
  /** Time limit of a step in milliseconds, after which it ends soon. */
  readonly stepMs?: number;
}

export interface PublishedStep {
  /** Instant at which campaigns change it, in epoch milliseconds. */
  readonly until: number;
  /** False: the next step continues. */
  readonly isDone: boolean;
  /** Number of collections whose first pages were written. */
  readonly written: number;
}

const STEP_MS = 30_000;
/** Maximum cost in points of setting 25 metafields. */
const SET_COSTS = 100;
const DAY_S = 24 * 60 * 60;
/** Lifetime of first pages in the store without a new publication. */
const KEPT_S = 7 * DAY_S;

/** Runs one step of publishing collection pages. Throws a `JobFailure` where Shopify rejects them. */
export async function publishPages(options: PublishPagesOptions): Promise<PublishedStep> {
  const { store, admin, now, stepMs = STEP_MS } = options;
  const saved: ServedSettings = {
    defaults: await servedDefaults(store),
    own: await allServedOwnSettings(store),
    campaigns: readableCampaigns(await campaignRows(store), await knownCollections(store)),
  };
  const settings = withImages(saved, await knownImages(store));
  const { pages, until } = publishedPages({
    ...settings,
    languages: await languagesOf(store, settings),
    tests: await campaignTests(store, settings.campaigns, now),
    now: now.getTime(),
  });
  const access = await grantedScopes(admin);
  if (!access.ok) throw new JobFailure(access.message);
  const places = access.value.includes(FIRST_PAGE_SCOPE) ? await placesOf(store) : null;
  const before = await publishedLists(admin);
  if (!places) {
    await before.write({ ...pages, first: null });
    return { until, isDone: true, written: 0 };
  }
  // The store keeps its pages until the new ones are written.
  await before.write({ ...pages, first: before.lists.first });
  const result = await writeFirstPages({ ...options, settings, places }, performance.now() + stepMs);
  const nowS = Math.floor(now.getTime() / 1000);
  const first = { until: nowS + KEPT_S, places: places.keys };
  if (result.isDone && !isFresh(before.lists.first, first)) {
    const after = await publishedLists(admin);
    await after.write({ ...pages, first });
  }
  return { until, ...result };
}

/** Languages of published texts: those of the shop, or all in the settings while those are unknown. */
async function languagesOf(
  store: ShopStore,
  { defaults, own, campaigns }: ServedSettings,
): Promise<readonly string[]> {
  const published = await shopLanguages(store);
  const documents = [defaults, ...own.values(), ...campaigns];
  return published?.others ?? [...new Set(documents.flatMap(translatedLanguages))];
}

/** Whether a publication stays valid for another day. */
function isFresh(published: PublishedFirstPages | null, first: PublishedFirstPages): boolean {
  return (
    published !== null &&
    published.until > first.until - DAY_S &&
    canonical(published.places) === canonical(first.places)
  );
}

interface Places {
  /** One country per price list, the shop's own first. */
  readonly priceCountries: readonly string[];
  /** Key suffix of a country's page, unless it is the shop's own. */
  readonly keys: Readonly<Record<string, string>>;
}

/** Null while the mirror is incomplete. */
async function placesOf(store: ShopStore): Promise<Places | null> {
  const [state] = await store.columns(catalogueState, ['syncedAt', 'scope']);
  if (!state?.syncedAt) return null;
  const own = await priceCountryOf(store, null);
  const others: MirrorScope['places'] = (state.scope?.places ?? []).filter(
    ({ priceCountry }) => priceCountry !== own,
  );
  return {
    priceCountries: [own, ...others.map(({ priceCountry }) => priceCountry)],
    keys: Object.fromEntries(
      others.flatMap(({ priceCountry, countries }) =>
        countries.map((country) => [country, priceCountry.toLowerCase()]),
      ),
    ),
  };
}

async function writeFirstPages(
  {
    store,
    admin,
    indexOf,
    now,
    settings,
    places: { priceCountries },
  }: PublishPagesOptions & { readonly settings: ServedSettings; readonly places: Places },
  endsAt: number,
): Promise<Pick<PublishedStep, 'isDone' | 'written'>> {
  const index = await indexOf();
  const known = await writtenFirstPages(store);
  const writer = new FirstPageWriter(store, costLimitedClient(admin).costing(SET_COSTS), known);
  const pageOf = firstPagesOf({ store, index, settings, priceCountries, now });
  for (const id of new Set([...index.collections.keys(), ...known.keys()])) {
    if (performance.now() > endsAt) {
      await writer.flush();
      return { isDone: false, written: writer.written };
    }
    if (index.collections.has(id)) await writer.put(id, await pageOf(id));
    else await writer.forget(id);
  }
  await writer.flush();
  return { isDone: true, written: writer.written };
}

const publishedFirst = z.object({ until: z.number(), places: z.record(z.string(), z.string()) });

/** Current lists in the store, with a conditional write. */
async function publishedLists(admin: OpenAdminClient) {
  const { fields, put } = await appMetafield(admin, COLLECTION_PAGES_METAFIELD);
  const first = publishedFirst.safeParse(fields?.first);
  return {
    lists: { first: first.success ? first.data : null },
    write: (lists: PublishedLists): Promise<void> => put({ ...lists, ...fitting(lists) }),
  };
}

/** Pages that fit into a metafield. One that doesn't gets the default layout until our list loads. */
function fitting(pages: PublishedPages): PublishedPages {
  if (jsonBytes(pages) <= CONFIG_BYTES) return pages;
  const collections: Record<string, PublishedPages['default']> = {};
  let bytes = jsonBytes({ ...pages, collections: {} });
  for (const [id, windows] of Object.entries(pages.collections)) {
    bytes += jsonBytes({ [id]: windows });
    if (bytes > CONFIG_BYTES) break;
    collections[id] = windows;
  }
  return { ...pages, collections };
}
