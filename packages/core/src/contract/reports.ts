import * as z from 'zod';
import { type WireRange, wireRangeFault } from '../analytics/ranges';
import { text } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';

/** Page sizes of a report's table. */
export const REPORT_PAGE_SIZES = [10, 25, 50] as const;

/** The most rows that one call gives, for exports. */
export const MAX_REPORT_ROWS = 250;

/** Key of a report, a tab or a column (`core/analytics/reports`): one that doesn't exist is answered with 404. */
const key = text('id').min(1);

/** A time of the shop's clock, without an offset. */
const shopTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, {
  error: 'Send a time as 2026-11-28T00:00:00.',
  abort: true,
});

/** Which page of rows is asked for. */
export const reportPage = {
  limit: z.number().int().positive().max(MAX_REPORT_ROWS).default(REPORT_PAGE_SIZES[0]),
  page: z.number().int().positive().max(1_000_000).default(1),
};

/** Body of a call about some days: `startTime` and the exclusive `endTime` on the clock of `timezone`, an IANA name. */
export function ofDays<Shape extends z.ZodRawShape>(shape: Shape) {
  const timezone = text('id').min(1);
  return z
    .strictObject({ startTime: shopTime, endTime: shopTime, timezone, ...shape })
    .superRefine((body, context) => {
      // The three fields of every such body; the compiler cannot follow them through the generic shape.
      const fault = wireRangeFault(body as unknown as WireRange);
      if (fault) context.addIssue({ code: 'custom', path: [fault.path], message: fault.message });
    });
}

/** Events that were sent and aren't counted, by the day of the shop that they happened on. */
const droppedEvents = z.object({
  /** Days on which there were such, the first at first. */
  days: z.array(
    z.object({
      date: z.string(),
      /** For the limit of a day: of carts, of lists, and of page views. */
      carts: z.number().int().nonnegative(),
      lists: z.number().int().nonnegative(),
      pages: z.number().int().nonnegative(),
      /** What that limit was, of each of them. */
      perDay: z.number().int().nonnegative(),
      /** Of sessions that had sent too much. */
      ofSessions: z.number().int().nonnegative(),
    }),
  ),
  /** How many were bots'. */
  bots: z.number().int().nonnegative(),
});
export type DroppedEvents = z.infer<typeof droppedEvents>;

/** Counts of a response. */
const counted = {
  /** UTC instant up to which everything is counted. */
  asOf: z.string(),
  /** UTC instant since when it is counted; null where nothing has been yet. */
  measuredSince: z.string().nullable(),
  /** Whether it counts visits that were made up for a demo store. */
  madeUp: z.boolean(),
  /** How much of the shop's earlier orders has been read, from 0 to 1: what was bought is of these alone. */
  ordersRead: z.number().min(0).max(1),
  /** What it doesn't count of the days that were asked for. */
  dropped: droppedEvents,
};

/** ISO 4217 code of the shop's currency, in whose subunits amounts are. */
const currency = z.string();

/** Null: not measured. 0: counted, and there was none. */
export const figure = z.number().nullable();

/** Pages of analytics, which have their own names for these: rows in this answer, and rows in all. */
export const analyticsPagination = z.object({
  currentPage: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  responseSize: z.number().int().nonnegative(),
  serverSize: z.number().int().nonnegative(),
});
export type AnalyticsPagination = z.infer<typeof analyticsPagination>;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const tile = z.object({
  key: z.string(),
  value: figure,
  /** Of the same length of time before. */
  before: figure,
});

const dayOfReport = z.object({ date: day, values: z.record(z.string(), figure) });
export type ReportDay = z.infer<typeof dayOfReport>;

const mark = z.object({
  date: day,
  /** What went live. */
  text: z.string(),
  /** Path of its page in the admin; null for none. */
  path: z.string().nullable(),
});
export type ReportMark = z.infer<typeof mark>;

const glance = z.object({
  ...counted,
  currency,
  tiles: z.array(tile),
  /** Every day of the range, the first at first. */
  days: z.array(dayOfReport),
  marks: z.array(mark),
  /** Percent of the orders that could be linked to a session; null where there are none. */
  linkedShare: figure,
});
export type ReportGlance = z.infer<typeof glance>;

/** Days, of which today is the last, that `readDroppedEvents` is about. */
export const DROPPED_DAYS = 7;

/** Events that were dropped lately. */
export const readDroppedEvents = endpoint({
  method: 'GET',
  path: '/api/reports/dropped-events',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({ dropped: droppedEvents }),
});

/** Overview of a report: tiles with the period before, and days. */
export const readReportGlance = endpoint({
  method: 'POST',
  path: '/api/reports/:report/glance',
  params: z.strictObject({ report: key }),
  query: noParams,
  body: ofDays({}),
  response: glance,
});

const row = z.object({
  id: z.string(),
  title: z.string(),
  values: z.record(z.string(), z.union([z.number(), z.string()]).nullable()),
});
export type ReportRow = z.infer<typeof row>;

const rows = z.object({ ...counted, currency, rows: z.array(row), pagination: analyticsPagination });
export type ReportRows = z.infer<typeof rows>;

/** Page of a report's table. `search` is of the rows' titles, whatever their case and accents. */
export const listReportRows = endpoint({
  method: 'POST',
  path: '/api/reports/:report/:tab/rows',
  params: z.strictObject({ report: key, tab: key }),
  query: noParams,
  body: ofDays({
    ...reportPage,
    /** Key of a column. Absent: the one that the table is sorted by at first. */
    sortBy: key.optional(),
    descending: z.boolean().default(true),
    search: text('search').default(''),
    /** Only these rows. Absent: all. */
    ids: z.array(key).max(REPORT_PAGE_SIZES[2]).optional(),
  }),
  response: rows,
});

const evidenceRow = z.object({
  id: z.string(),
  /** UTC instant. */
  at: z.string(),
  kind: z.enum(['event', 'session', 'search', 'order', 'refund']),
  /** What it is about; empty where its kind says all. */
  title: z.string(),
  /** Shopify's number of the order; null where it is none. */
  orderId: z.number().nullable(),
  /** What it adds to the figure, in the figure's format; null where it adds no amount. */
  amount: figure,
  /** How many things its amount is the average of, where it is one of several. */
  averaged: z.number().int().positive().optional(),
});
export type EvidenceRow = z.infer<typeof evidenceRow>;

const evidence = z.object({
  /** What the amounts of all rows come to, or are on average where the figure is one; null where nothing is measured. */
  sum: figure,
  /** How many things `sum` is the average of, where that isn't how many rows there are. */
  averaged: z.number().int().nonnegative().optional(),
  /** Whether a row of this page isn't named, since too few sessions had the same words. */
  hasRare: z.boolean().optional(),
  rows: z.array(evidenceRow),
  pagination: analyticsPagination,
});
export type ReportEvidence = z.infer<typeof evidence>;

/** Rows behind a figure, the latest at first. `tab` is `glance` for a tile. */
export const listReportEvidence = endpoint({
  method: 'POST',
  path: '/api/reports/:report/:tab/evidence',
  params: z.strictObject({ report: key, tab: key }),
  query: noParams,
  body: ofDays({
    ...reportPage,
    column: key,
    /** Id of the row whose figure it is; null for a tile. */
    id: z.string().max(4000).nullable(),
  }),
  response: evidence,
});
