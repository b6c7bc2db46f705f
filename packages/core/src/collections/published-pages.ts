import { isByName, pricedBy, type TileContent } from '../listing/listing-rules';
import type { DefaultSettings } from '../listing/settings/default-settings';
import type { Featuring } from '../listing/settings/featuring';
import type { ListingTemplate } from '../listing/settings/listing-settings';
import { type TranslatedSettings, translatedListing } from '../listing/settings/listing-texts';
import { servedSorts, tilesOf } from '../listing/settings/rules-of';
import { followsLanguage } from '../urls/follows-language';
import { activeSettings, nextCampaignEdge, type ServedCampaign } from './active-settings';
import { type Inheritable, inForceIn } from './inherited';
import { MAX_PRINTED } from './printed-rules';

/**
 * Page of a collection for a time. The block's Liquid reads it before it prints the page, so that nothing moves when
 * our list comes.
 */
export interface PublishedPage {
  /** Until when it holds, in epoch seconds; null: until something is changed. */
  readonly until: number | null;
  /** Columns on wide, medium and narrow screens. */
  readonly wide: number;
  readonly medium: number;
  readonly narrow: number;
  /** Where filters are on wide screens, and on others. */
  readonly layout: ListingTemplate['layout'];
  readonly layoutMode: ListingTemplate['layoutMode'];
  readonly perPage: number;
  /** Empty: the collection's own title. */
  readonly title: string;
  /** Of the first page, in their cells' order. */
  readonly tiles: readonly PublishedTile[];
  /** By language as Shopify writes it, where they are others (ADR 137); absent: they are in none. */
  readonly texts?: Readonly<Record<string, PublishedTexts>>;
  /** The first page is ordered by name, which each language does in its own way: printed in the shop's own language alone. */
  readonly byName: boolean;
  /** The dearest products come first: cards of the first page say what their dearest variants cost. */
  readonly byHighestPrice: boolean;
  /** The running test of the campaign that holds: the shopper's variant is shown in its place. Absent: none runs. */
  readonly test?: PublishedTest;
}

/** Running test of a campaign as pages choose by it, the control first. */
export interface PublishedTest {
  readonly id: string;
  readonly variants: readonly { readonly id: string; readonly share: number }[];
}

/** Running test of campaigns, and when it ends by itself (epoch milliseconds). */
export interface CampaignTest {
  readonly controlId: string;
  readonly endsAt: number;
  readonly test: PublishedTest;
}

/** Texts of a page in a language. */
export interface PublishedTexts {
  readonly title: string;
  /** Names of the tiles, in their order. */
  readonly tiles: readonly string[];
}

/** A tile, and the cell of the page that it takes, counted from 1. */
export interface PublishedTile extends TileContent {
  readonly position: number;
  /** The link is a path of the store, in the language of the page. */
  readonly followsLanguage: boolean;
}

/** Pages of all collections of a shop: the first of a collection's that still holds. */
export interface PublishedPages {
  /** Of every collection that isn't among the others. */
  readonly default: readonly PublishedPage[];
  /** By their ids. */
  readonly collections: Readonly<Record<string, readonly PublishedPage[]>>;
}

/** That collections have their first pages in metafields of their own (`FIRST_PAGE_METAFIELD`). */
export interface PublishedFirstPages {
  /** Until when anything that is there may be printed, in epoch seconds: nobody keeps it up to date after that. */
  readonly until: number;
  /** What the key of a country's page ends with. Of other countries it is the one of the shop's own. */
  readonly places: Readonly<Record<string, string>>;
}

/** The app metafield: `first` is null where collections have none. */
export interface PublishedLists extends PublishedPages {
  readonly first: PublishedFirstPages | null;
}

/** A collection that no campaign names and that has no settings of its own. */
const ANY_OTHER = Number.NaN;

/**
 * Pages of collections from `now` (epoch milliseconds) to the second edge of campaigns and their tests after it: what comes next
 * is there before it begins. `until` is the first of the two, when it has to be made anew. `own` are settings that are on, `languages` those that the shop has published besides its own.
 */
export function publishedPages<
  Each extends ServedCampaign & ShownSettings & { readonly inherits: readonly Inheritable[] },
>({
  defaults,
  own,
  campaigns,
  languages,
  tests,
  now,
}: {
  readonly defaults: DefaultSettings;
  readonly own: ReadonlyMap<number, ShownSettings>;
  readonly campaigns: readonly Each[];
  readonly languages: readonly string[];
  readonly tests: readonly CampaignTest[];
  readonly now: number;
}): { readonly pages: PublishedPages; readonly until: number } {
  const edgeAfter = (instant: number) =>
    Math.min(
      nextCampaignEdge(campaigns, instant),
      ...tests.flatMap(({ endsAt }) => (endsAt > instant ? [endsAt] : [])),
    );
  const until = edgeAfter(now);
  const windows = Number.isFinite(until)
    ? [
        { from: now, to: until },
        { from: until, to: edgeAfter(until) },
      ]
    : [{ from: now, to: until }];
  const pagesOf = (id: number) =>
    joined(
      windows.map(({ from, to }) => {
        const active = activeSettings(id, campaigns, own.has(id), from);
        const below = own.get(id) ?? defaults;
        const shownIn = (language: string | null) =>
          active.level === 'campaign'
            ? inForceIn(active.campaign, below, language)
            : translatedListing(below, language);
        const page = withTexts(pageOf(shownIn(null), to), languages, (language) =>
          pageOf(shownIn(language), to),
        );
        const running = tests.find(
          ({ controlId, endsAt }) =>
            active.level === 'campaign' && active.campaign.id === controlId && from < endsAt,
        );
        return running ? { ...page, test: running.test } : page;
      }),
    );
  const usual = pagesOf(ANY_OTHER);
  const named = campaigns.flatMap(({ collections }) => collections.map((entry) => entry.collectionId));
  const special = [...new Set([...own.keys(), ...named])].sort((a, b) => a - b);
  const collections = special.flatMap((id): [string, PublishedPage[]][] => {
    const pages = pagesOf(id);
    return JSON.stringify(pages) === JSON.stringify(usual) ? [] : [[String(id), pages]];
  });
  return { pages: { default: usual, collections: Object.fromEntries(collections) }, until };
}

/** Default settings have no tiles. */
type ShownSettings = TranslatedSettings & Partial<Pick<Featuring, 'promoTiles'>>;

/** A page with its texts in the languages in which they are others. */
function withTexts(
  page: PublishedPage,
  languages: readonly string[],
  pageIn: (language: string) => PublishedPage,
): PublishedPage {
  const textsOf = ({ title, tiles }: PublishedPage) => ({ title, tiles: tiles.map(({ name }) => name) });
  const own = JSON.stringify(textsOf(page));
  const texts = languages.flatMap((language) => {
    const translated = textsOf(pageIn(language));
    return JSON.stringify(translated) === own ? [] : [[language, translated] as const];
  });
  return texts.length === 0 ? page : { ...page, texts: Object.fromEntries(texts) };
}

function pageOf({ template, promoTiles = [], sortOptions }: ShownSettings, to: number): PublishedPage {
  const { pagination, pageTitle, layout, layoutMode } = template;
  const [first] = servedSorts(sortOptions);
  return {
    until: Number.isFinite(to) ? Math.floor(to / 1000) : null,
    ...columnsOf(template),
    layout,
    layoutMode,
    perPage: Math.min(pagination.amountPerPage ?? MAX_PRINTED, MAX_PRINTED),
    title: pageTitle.trim(),
    tiles: tilesOf({ promoTiles })
      .toSorted((a, b) => a.position - b.position)
      .map(({ position, content }) => {
        const { link } = content;
        return { position, ...content, followsLanguage: link !== null && followsLanguage(link) };
      }),
    byName: isByName(first?.key),
    byHighestPrice: pricedBy(first) === 'highest',
  };
}

/** Columns of the grid; where a field is still empty, as new settings have them. */
export function columnsOf({
  desktopColumnBreakpoint,
  tabletColumnBreakpoint,
  mobileColumnBreakpoint,
}: ListingTemplate): Pick<PublishedPage, 'wide' | 'medium' | 'narrow'> {
  return {
    wide: desktopColumnBreakpoint ?? 4,
    medium: tabletColumnBreakpoint ?? 2,
    narrow: mobileColumnBreakpoint ?? 2,
  };
}

/** Windows that follow each other and look the same are one. */
function joined(pages: readonly PublishedPage[]): PublishedPage[] {
  return pages.filter((page, at) => {
    const next = pages[at + 1];
    return !next || JSON.stringify({ ...page, until: null }) !== JSON.stringify({ ...next, until: null });
  });
}
