import type { DateRange } from '@cartwright/core/analytics/ranges';
import { campaignWindow } from '@cartwright/core/collections/campaign';
import { readCampaignDocument } from '@cartwright/core/collections/read-stored';
import type { ReportAnnotation } from '@cartwright/core/contract/reports';
import { DOCUMENT_KINDS, type DocumentKind } from '@cartwright/core/documents/document-definition';
import { wallTime } from '@cartwright/core/schedule/wall-time';
import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { campaigns, carts, versions } from '../db/schema';
import { VERSIONED } from '../documents/definitions';

interface Change {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly text: string;
  /** Path in the admin; null for none. */
  readonly path: string | null;
}

/** Kinds of settings whose pages are in a section of the admin. */
const settingsIn = (room: string): readonly DocumentKind[] =>
  DOCUMENT_KINDS.filter((kind) => VERSIONED[kind].mark?.path?.startsWith(room));

/** Changes that may affect a report's figures, by its key. */
const MARKED: Readonly<
  Record<string, { readonly settings: readonly DocumentKind[]; readonly of: typeof cartChanges | null }>
> = {
  'smart-cart-analytics': { settings: ['look', 'widget'], of: cartChanges },
  'smart-search-analytics': { settings: settingsIn('/smart-search/'), of: null },
  'widgets-analytics': { settings: ['widget', 'data-sources'], of: null },
  'bundle-builder-analytics': { settings: ['widget', 'data-sources'], of: null },
  'smart-collections-analytics': { settings: settingsIn('/smart-collections/'), of: campaignChanges },
};

/** Marks of storefront changes in a range that may affect the report's figures, by the shop's days. */
export async function annotationsOf(
  store: ShopStore,
  report: string,
  range: DateRange,
): Promise<ReportAnnotation[]> {
  const marked = MARKED[report];
  if (!marked) return [];
  const changes = [
    ...(await settingChanges(store, marked.settings, range)),
    ...((await marked.of?.(store)) ?? []),
  ];
  const marks = changes
    .filter(({ at }) => at >= range.start && at < range.end)
    .sort((a, b) => a.at - b.at)
    .map(({ at, text, path }) => ({ date: wallTime(at, range.timezone).date, text, path }));
  // Frequent saves of the same day are one mark.
  return [...new Map(marks.map((mark) => [`${mark.date} ${mark.text} ${mark.path}`, mark])).values()];
}

async function settingChanges(
  store: ShopStore,
  kinds: readonly DocumentKind[],
  { start, end }: DateRange,
): Promise<Change[]> {
  const saved = await store.columns(versions, ['kind', 'savedAt'], {
    where: and(
      inArray(versions.kind, [...kinds]),
      gte(versions.savedAt, new Date(start)),
      lt(versions.savedAt, new Date(end)),
    ),
  });
  return saved.flatMap(({ kind, savedAt }) => {
    const { mark } = VERSIONED[kind];
    return mark ? [{ at: savedAt.getTime(), text: `${mark.title} changed`, path: mark.path }] : [];
  });
}

/** Starts and ends of campaigns; one paused since has no period any more. */
async function campaignChanges(store: ShopStore): Promise<Change[]> {
  const rows = await store.columns(campaigns, ['id', 'name', 'publishedAt', 'document'], {
    where: isNotNull(campaigns.publishedAt),
  });
  return rows.flatMap(({ id, name, publishedAt, document }) => {
    const read = readCampaignDocument(document);
    if (!read.ok || publishedAt === null) return [];
    const { from, to } = campaignWindow({ ...read.value, publishedAt: publishedAt.toISOString() });
    const path = `/smart-collections/campaigns/editor/${encodeURIComponent(id)}/`;
    return [
      // A publication within its period goes live at once.
      { at: Math.max(from, publishedAt.getTime()), text: `Campaign “${name}” went live`, path },
      { at: to, text: `Campaign “${name}” ended`, path },
    ];
  });
}

/** Carts that went live or were disabled, and changes to enabled ones. */
async function cartChanges(store: ShopStore): Promise<Change[]> {
  const present = await store.columns(carts, [
    'id',
    'name',
    'enabled',
    'isScheduled',
    'startDate',
    'endDate',
  ]);
  const names = new Map(present.map(({ id, name }) => [id, name]));
  const saved = await store.computed(
    versions,
    {
      id: sql<string>`${versions.documentId}`.as('id'),
      at: sql`${versions.savedAt}`.mapWith(versions.savedAt).as('at'),
      isOn: sql<boolean>`coalesce((${versions.document} ->> 'enabled')::boolean, false)`.as('is_on'),
      isScheduled: sql<boolean>`coalesce((${versions.document} ->> 'isScheduled')::boolean, false)`.as(
        'is_scheduled',
      ),
    },
    { where: eq(versions.kind, 'cart'), orderBy: [asc(versions.documentId), asc(versions.revision)] },
  );
  const changes = saved.flatMap(({ id, at, isOn, isScheduled }, index) => {
    const before = saved[index - 1];
    const wasOn = before?.id === id && before.isOn;
    const what = isOn
      ? wasOn
        ? 'changed'
        : isScheduled
          ? 'scheduled'
          : 'went live'
      : wasOn
        ? 'turned off'
        : null;
    return what === null ? [] : [{ at: at.getTime(), ...change(id, what) }];
  });
  const windows = present
    .filter(({ enabled, isScheduled }) => enabled && isScheduled)
    .flatMap(({ id, startDate, endDate }) => [
      ...(startDate === null ? [] : [{ at: Date.parse(startDate), ...change(id, 'went live') }]),
      ...(endDate === null ? [] : [{ at: Date.parse(endDate), ...change(id, 'ended') }]),
    ]);
  return [...changes, ...windows];

  function change(id: string, what: string) {
    const name = names.get(id);
    return name === undefined
      ? { text: `A deleted cart ${what}`, path: null }
      : { text: `Cart “${name}” ${what}`, path: `/smartcart/edit/${encodeURIComponent(id)}/` };
  }
}
