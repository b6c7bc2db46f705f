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
 * Page of a collection for a period. The block's Liquid reads it before it prints the page, so that nothing shifts
 * when our list loads.
 */
export interface PublishedPage {
  /** End in epoch seconds; null: until the next change. */
  readonly until: number | null;
  /** Columns on wide, medium and narrow screens. */
  readonly wide: number;
  readonly medium: number;
  readonly narrow: number;
  /** Positions of filters on wide screens, and on others. */
  readonly layout: ListingTemplate['layout'];
  readonly layoutMode: ListingTemplate['layoutMode'];
  readonly perPage: number;
  /** Empty: the collection's own title. */
  readonly title: string;
  /** Tiles of the first page, in the order of their cells. */
  readonly tiles: readonly PublishedTile[];
  /** Differing texts by language, in Shopify's format (ADR 137); absent: none differ. */
  readonly texts?: Readonly<Record<string, PublishedTexts>>;
  /** Whether the first page is sorted by name, which depends on the language: printed only in the shop's own. */
  readonly byName: boolean;
  /**
   * Whether the most expensive products come first: cards of the first page then show the price of the most
   * expensive variant.
   */
  readonly byHighestPrice: boolean;
  /** Running test of the applied campaign, which the shopper's variant replaces; absent: none. */
  readonly test?: PublishedTest;
}

/** Running test of a campaign, as pages choose variants from it, the control first. */
export interface PublishedTest {
  readonly id: string;
  readonly variants: readonly { readonly id: string; readonly share: number }[];
}

/** Running test of campaigns, with its scheduled end in epoch milliseconds. */
export interface CampaignTest {
  readonly controlId: string;
  readonly endsAt: number;
  readonly test: PublishedTest;
}

/** Texts of a page in a language. */
export interface PublishedTexts {
  readonly title: string;
  /** Names of the tiles, in order. */
  readonly tiles: readonly string[];
}

/** Tile with its cell of the page, from 1. */
export interface PublishedTile extends TileContent {
  readonly position: number;
  /** Whether the link is a path of the store, in the language of the page. */
  readonly followsLanguage: boolean;
}

/** Pages of a shop's collections; of a collection's list, the first that hasn't ended applies. */
export interface PublishedPages {
  /** Pages of every collection that isn't listed. */
  readonly default: readonly PublishedPage[];
  /** Pages by collection id. */
  readonly collections: Readonly<Record<string, readonly PublishedPage[]>>;
}

/** First pages of collections, in metafields of their own (`FIRST_PAGE_METAFIELD`). */
export interface PublishedFirstPages {
  /** Expiry in epoch seconds: nothing is printed after that, since it is no longer updated. */
  readonly until: number;
  /** Suffix of the metafield key by country. Other countries have the shop's own. */
  readonly places: Readonly<Record<string, string>>;
}

/** App metafield: `first` is null if collections have no first pages. */
export interface PublishedLists extends PublishedPages {
  readonly first: PublishedFirstPages | null;
}

/** Stand-in for a collection that no campaign names and that has no settings of its own. */
const ANY_OTHER = Number.NaN;

/**
 * Pages of collections from `now` (epoch milliseconds) to the second boundary of campaigns and their tests after
 * it, so that the next state is published before it begins. `until` is the first of the two, when a new
 * publication is due. `own` are enabled settings, `languages` the published ones besides the shop's own.
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

/** Settings that are shown; default settings have no tiles. */
type ShownSettings = TranslatedSettings & Partial<Pick<Featuring, 'promoTiles'>>;

/** Page with its texts in the languages where they differ. */
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

/** Columns of the grid, with defaults for empty fields. */
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

/** Pages with equal consecutive ones merged. */
function joined(pages: readonly PublishedPage[]): PublishedPage[] {
  return pages.filter((page, at) => {
    const next = pages[at + 1];
    return !next || JSON.stringify({ ...page, until: null }) !== JSON.stringify({ ...next, until: null });
  });
}
