import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import type { ListingSettings } from '../listing/settings/listing-settings';
import type { TranslatedSettings } from '../listing/settings/listing-texts';
import { activeSettings, type ServedCampaign } from './active-settings';
import { type CampaignDocument, newCampaign } from './campaign-document';
import { type CampaignTest, columnsOf, type PublishedPage, publishedPages } from './published-pages';

const SALE = 1;
const HOME = 2;
const SHOES = 3;
const NOON = Date.parse('2026-11-10T12:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();

const defaults = withColumns(BUILT_IN_SETTINGS, 4);

function withColumns<Settings extends ListingSettings>(settings: Settings, columns: number): Settings {
  return { ...settings, template: { ...settings.template, desktopColumnBreakpoint: columns } };
}

type Running = TranslatedSettings & ServedCampaign & Pick<CampaignDocument, 'inherits'>;

/** A campaign published long ago, for one collection. */
function aCampaign(id: string, columns: number, changes: Partial<Running> = {}): Running {
  return {
    ...withColumns(newCampaign(id, id, defaults), columns),
    createdAt: '2026-09-01T00:00:00Z',
    publishedAt: '2026-09-01T00:00:00Z',
    collections: [{ collectionId: SALE, exclusion: false }],
    canBeServed: true,
    ...changes,
  };
}

const made = (
  campaigns: readonly Running[],
  own = new Map<number, TranslatedSettings>(),
  tests: readonly CampaignTest[] = [],
) => publishedPages({ defaults, own, campaigns, languages: ['de', 'fr'], tests, now: NOON });

/** The page that the block's Liquid chooses. */
function shown(pages: readonly PublishedPage[], time: number): PublishedPage | undefined {
  return pages.find(({ until }) => until === null || until > Math.floor(time / 1000)) ?? pages.at(-1);
}

describe('published collection pages', () => {
  it('contain one page for all collections by default', () => {
    const { pages, until } = made([]);
    expect(until).toBe(Number.POSITIVE_INFINITY);
    expect(pages).toEqual({
      default: [
        {
          until: null,
          wide: 4,
          medium: 2,
          narrow: 2,
          layout: 'dropdown',
          layoutMode: 'sidebar',
          perPage: 12,
          title: '',
          tiles: [],
          byName: false,
          byHighestPrice: false,
        },
      ],
      collections: {},
    });
  });

  it('contain a live campaign’s page and the page after it', () => {
    const { pages, until } = made([aCampaign('a', 3, { endDate: at(1), noEndDate: false })]);
    expect(until).toBe(NOON + HOUR);
    expect(pages.collections[SALE]?.map(({ wide, until: to }) => [wide, to])).toEqual([
      [3, (NOON + HOUR) / 1000],
      [4, null],
    ]);
    expect(pages.default.map(({ wide }) => wide)).toEqual([4]);
  });

  it('contain the tiles in cell order, and mark sorting by name', () => {
    const tile = (position: number, imageRedirectUrl: string) => ({
      name: `Tile ${position}`,
      placement: { page: 'firstPage' as const, position },
      content: { imageUrl: 'https://cdn.example/tile.png', imageRedirectUrl, imageUuid: null },
    });
    const byName = defaults.sortOptions.filter(({ key }) => key === 'name-descending');
    const promoTiles = [tile(5, 'shop.example'), tile(2, '/pages/sale'), tile(3, '/de/pages/sale')];
    const running = { ...aCampaign('a', 3), promoTiles, sortOptions: byName };
    const page = made([running]).pages.collections[SALE]?.[0];
    expect(page?.byName).toBe(true);
    expect(
      page?.tiles.map(({ position, link, followsLanguage }) => [position, link, followsLanguage]),
    ).toEqual([
      [2, '/pages/sale', true],
      [3, '/de/pages/sale', false],
      [5, 'http://shop.example', false],
    ]);
  });

  it('limit the page size to the 50 products that Liquid prints', () => {
    const many = { ...defaults, template: { ...defaults.template } };
    many.template.pagination = { ...many.template.pagination, amountPerPage: 100 };
    const { pages } = publishedPages({
      defaults: many,
      own: new Map(),
      campaigns: [],
      languages: [],
      tests: [],
      now: NOON,
    });
    expect(pages.default[0]?.perPage).toBe(50);
  });

  it('contain a running test until its end where its control applies', () => {
    const test = { id: 'test', variants: [{ id: 'control', share: 100 }] };
    const campaign = aCampaign('c0', 3);
    const tests = [{ controlId: 'c0', endsAt: NOON + HOUR, test }];
    const { pages, until } = made([campaign, aCampaign('c1', 5, { collections: [] })], undefined, tests);
    expect(until).toBe(NOON + HOUR);
    expect(pages.collections[SALE]).toMatchObject([
      { test, until: until / 1000 },
      { wide: 3, until: null },
    ]);
    expect(pages.collections[SALE]?.[1]).not.toHaveProperty('test');
    expect(pages.default[0]).not.toHaveProperty('test');
  });

  it('At every minute the published page equals the active settings with their running test.', () => {
    const hours = fc.option(fc.integer({ min: -4, max: 8 }), { nil: null });
    const campaign = fc.record({
      columns: fc.integer({ min: 1, max: 8 }),
      startDate: hours,
      endDate: hours,
      allCollections: fc.boolean(),
      isExcludeSpecific: fc.boolean(),
      exclusion: fc.boolean(),
      collectionId: fc.constantFrom(SALE, HOME),
    });
    const own = fc.option(fc.integer({ min: 1, max: 8 }), { nil: null });
    fc.assert(
      fc.property(fc.array(campaign, { maxLength: 4 }), own, hours, (drawn, ownColumns, testHours) => {
        const test = { id: 'test', variants: [] };
        const tests =
          testHours === null ? [] : [{ controlId: 'c0', endsAt: Date.parse(at(testHours)), test }];
        const campaigns = drawn.map(({ columns, startDate, endDate, exclusion, collectionId, ...rest }, n) =>
          aCampaign(`c${n}`, columns, {
            ...rest,
            startDate: startDate === null ? null : at(startDate),
            endDate: endDate === null ? null : at(endDate),
            noEndDate: endDate === null,
            collections: [{ collectionId, exclusion }],
          } as Partial<Running>),
        );
        const set = new Map<number, TranslatedSettings>();
        if (ownColumns !== null) set.set(SHOES, { ...withColumns(defaults, ownColumns), translations: {} });
        const { pages, until } = made(campaigns, set, tests);
        const edges = [
          ...tests.map(({ endsAt }) => endsAt),
          ...campaigns.flatMap(({ startDate, endDate, noEndDate }) =>
            [startDate, noEndDate ? null : endDate].flatMap((edge) =>
              edge === null ? [] : [Date.parse(edge)],
            ),
          ),
        ];
        const after = Math.min(Number.POSITIVE_INFINITY, ...edges.filter((edge) => edge > until));
        for (let time = NOON; time < Math.min(after, NOON + 9 * HOUR); time += HOUR / 2) {
          for (const id of [SALE, HOME, SHOES, 99]) {
            const active = activeSettings(id, campaigns, set.has(id), time);
            const settings = active.level === 'campaign' ? active.campaign : (set.get(id) ?? defaults);
            const page = shown(pages.collections[id] ?? pages.default, time);
            expect(page).toMatchObject(columnsOf(settings.template));
            const isTested = active.level === 'campaign' && active.campaign.id === 'c0';
            expect(page?.test).toEqual(
              isTested && tests.some(({ endsAt }) => time < endsAt) ? test : undefined,
            );
          }
        }
      }),
    );
  });
});

describe('published page texts in other languages', () => {
  const titled = (pageTitle: string, german: string): TranslatedSettings => ({
    ...defaults,
    template: { ...defaults.template, pageTitle },
    translations: { de: { 'template/pageTitle': { text: german, original: pageTitle } } },
  });
  const shoes = (german: string) => made([], new Map([[SHOES, titled('Shoes', german)]]));

  it('contain the languages with translations', () => {
    const [page] = shoes('Schuhe').pages.collections[SHOES] ?? [];
    expect(page).toMatchObject({ title: 'Shoes', texts: { de: { title: 'Schuhe', tiles: [] } } });
    expect(Object.keys(page?.texts ?? {})).toEqual(['de']);
  });

  it('are omitted when there are none', () => {
    expect(shoes(' ').pages.collections[SHOES]?.[0]).not.toHaveProperty('texts');
  });
});
