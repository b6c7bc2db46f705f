import { type DateRange, daysOf, rangeBefore } from '@cartwright/core/analytics/ranges';
import type { ReportGlance, ReportMark } from '@cartwright/core/contract/reports';
import type { DocumentKind } from '@cartwright/core/documents/document-definition';
import { wallTime } from '@cartwright/core/schedule/wall-time';
import { and, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { campaigns, events, orders, versions } from '../db/schema';
import { type FiguresOfTab, MARKED_BY } from './figures';
import type { Freshness } from './freshness';
import { sumsOf, type Values, valueOfNothing } from './report-sums';

type Overview = Pick<ReportGlance, 'tiles' | 'days' | 'marks' | 'linkedShare'>;

/** The overview of a report in a range: what was not measured yet is null. */
export async function glanceOf(
  store: ShopStore,
  report: string,
  tab: FiguresOfTab,
  range: DateRange,
  { measuredSince }: Pick<Freshness, 'measuredSince'>,
): Promise<Overview> {
  const since = measuredSince?.getTime() ?? Number.POSITIVE_INFINITY;
  const before = rangeBefore(range);
  const [now, then, byDay] = await Promise.all([
    sumsOf(store, tab, range, 'all'),
    sumsOf(store, tab, before, 'all'),
    sumsOf(store, tab, range, 'day'),
  ]);
  const keys = Object.keys(tab.figures);
  const whole = (values: Values | undefined, isMeasured: boolean) =>
    Object.fromEntries(keys.map((key) => [key, isMeasured ? valueIn(tab, values, key) : null]));
  const value = whole(now.get(''), range.end > since);
  // What was measured in a part of the days before is no measure of them.
  const earlier = whole(then.get(''), before.start >= since);
  return {
    tiles: keys.map((key) => ({ key, value: value[key] ?? null, before: earlier[key] ?? null })),
    days: daysOf(range).map(({ date, end }) => ({ date, values: whole(byDay.get(date), end > since) })),
    marks: await marksOf(store, report, range),
    linkedShare: await linkedShareOf(store, range),
  };
}

function valueIn(tab: FiguresOfTab, values: Values | undefined, key: string): number | null {
  const figure = tab.figures[key];
  return values?.[key] ?? (figure ? valueOfNothing(figure) : null);
}

const within = ({ start, end }: DateRange) => ({ start: new Date(start), end: new Date(end) });

/** What went live in a range that the report's figures may follow: saved settings and published campaigns. */
async function marksOf(store: ShopStore, report: string, range: DateRange): Promise<ReportMark[]> {
  const kinds = MARKED_BY[report] ?? [];
  const { start, end } = within(range);
  const settings = kinds.filter((kind) => kind !== 'campaign');
  const saved = await store.columns(versions, ['kind', 'savedAt'], {
    where: and(inArray(versions.kind, settings), gte(versions.savedAt, start), lt(versions.savedAt, end)),
  });
  const published = kinds.includes('campaign')
    ? await store.columns(campaigns, ['id', 'name', 'publishedAt'], {
        where: and(gte(campaigns.publishedAt, start), lt(campaigns.publishedAt, end)),
      })
    : [];
  const marks = [
    ...saved.map(({ kind, savedAt }) => ({ at: savedAt, ...MARKS[kind] })),
    ...published.map(({ id, name, publishedAt }) => ({
      at: publishedAt ?? start,
      text: `Campaign “${name}” published`,
      path: `/smart-collections/campaigns/editor/${encodeURIComponent(id)}/`,
    })),
  ].map(({ at, text, path }) => ({ date: wallTime(at.getTime(), range.timezone).date, text, path }));
  // Settings are saved often while somebody works on them: a day says it once.
  const once = new Map(marks.map((mark) => [`${mark.date} ${mark.text} ${mark.path}`, mark]));
  return [...once.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

const MARKS: Readonly<Record<DocumentKind, { readonly text: string; readonly path: string | null }>> = {
  cart: { text: 'Cart changed', path: '/smartcart/' },
  widget: { text: 'Widget changed', path: null },
  look: { text: 'Looks changed', path: '/looks/' },
  campaign: { text: 'Campaign changed', path: '/smart-collections/campaigns/' },
  'collection-defaults': { text: 'Default settings changed', path: '/smart-collections/settings/' },
  'collection-settings': {
    text: 'Settings of a collection changed',
    path: '/smart-collections/collections/',
  },
  'search-settings': { text: 'Search settings changed', path: '/smart-search/settings/' },
  'keyword-groups': { text: 'Keyword groups changed', path: '/smart-search/keyword-groups/' },
  synonyms: { text: 'Synonyms changed', path: '/smart-search/synonyms/' },
  'results-page': { text: 'Results page changed', path: '/smart-search/results-page/' },
};

/** Percent of the online orders of a range whose link was tied to a session; null where there are none. */
async function linkedShareOf(store: ShopStore, range: DateRange): Promise<number | null> {
  const { start, end } = within(range);
  const isTied = sql`exists (select from ${events} where ${events.shopId} = ${orders.shopId}
    and ${events.link} = ${orders.link} and ${isNotNull(events.sessionId)})`;
  const [counted] = await store.sums(orders, {
    by: {},
    of: {
      all: sql`count(*)`.mapWith(Number).as('all'),
      linked: sql`count(*) filter (where ${orders.link} is not null and ${isTied})`
        .mapWith(Number)
        .as('linked'),
    },
    where: sql`${orders.kind} = 'online' and not ${orders.isCancelled}
      and ${orders.placedAt} >= ${start.toISOString()}::timestamptz and ${orders.placedAt} < ${end.toISOString()}::timestamptz`,
  });
  return counted && counted.all > 0 ? (counted.linked / counted.all) * 100 : null;
}
