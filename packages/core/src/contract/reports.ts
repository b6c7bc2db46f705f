import * as z from 'zod';
import { type WireRange, wireRangeFault } from '../analytics/ranges';
import { text } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';

/** Page sizes of a report's table. */
export const REPORT_PAGE_SIZES = [10, 25, 50] as const;

/** Maximum of rows per call, for exports. */
export const MAX_REPORT_ROWS = 250;

/** Key of a report, a tab or a column (`core/analytics/reports`); 404 for an unknown one. */
const key = text('id').min(1);

/** Local time in the shop's time zone, without an offset. */
const shopTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, {
  error: 'Send a time as 2026-11-28T00:00:00.',
  abort: true,
});

/** Paging of rows. */
export const reportPage = {
  limit: z.number().int().positive().max(MAX_REPORT_ROWS).default(REPORT_PAGE_SIZES[0]),
  page: z.number().int().positive().max(1_000_000).default(1),
};

/**
 * Body of a call with a range: `startTime` and the exclusive `endTime` in local time of `timezone`, an IANA name.
 */
export function ofDays<Shape extends z.ZodRawShape>(shape: Shape) {
  const timezone = text('id').min(1);
  return z
    .strictObject({ startTime: shopTime, endTime: shopTime, timezone, ...shape })
    .superRefine((body, context) => {
      // The three fields of every such body; the compiler can't infer them from the generic shape.
      const fault = wireRangeFault(body as unknown as WireRange);
      if (fault) context.addIssue({ code: 'custom', path: [fault.path], message: fault.message });
    });
}

/** Events that were sent but not counted, by the shop's day on which they happened. */
const droppedEvents = z.object({
  /** Days with such events, in order. */
  days: z.array(
    z.object({
      date: z.string(),
      /** Dropped at the daily limit: events of carts, of lists, and page views. */
      carts: z.number().int().nonnegative(),
      lists: z.number().int().nonnegative(),
      pages: z.number().int().nonnegative(),
      /** That daily limit, for each of them. */
      perDay: z.number().int().nonnegative(),
      /** Events of sessions over their limit. */
      ofSessions: z.number().int().nonnegative(),
    }),
  ),
  /** Number of bots' events. */
  bots: z.number().int().nonnegative(),
});
export type DroppedEvents = z.infer<typeof droppedEvents>;

/** Freshness of a response's figures. */
const counted = {
  /** UTC instant up to which all data is counted. */
  asOf: z.string(),
  /** UTC instant from which data is counted; null without any. */
  measuredSince: z.string().nullable(),
  /** Whether generated visits of a demo store are included. */
  madeUp: z.boolean(),
  /** Share of the shop's earlier orders that has been read, from 0 to 1; sales cover only these. */
  ordersRead: z.number().min(0).max(1),
  /** Dropped events of the requested days. */
  dropped: droppedEvents,
};

/** ISO 4217 code of the shop's currency, whose subunits amounts are in. */
const currency = z.string();

/** Null: not measured. 0: counted, none. */
export const figure = z.number().nullable();

/** Pagination of analytics, with the specification's names: rows on this page, and in total. */
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
  /** Figure of the preceding period of the same length. */
  before: figure,
});

const dayOfReport = z.object({ date: day, values: z.record(z.string(), figure) });
export type ReportDay = z.infer<typeof dayOfReport>;

const mark = z.object({
  date: day,
  /** Text of the change. */
  text: z.string(),
  /** Path in the admin; null for none. */
  path: z.string().nullable(),
});
export type ReportAnnotation = z.infer<typeof mark>;

const glance = z.object({
  ...counted,
  currency,
  tiles: z.array(tile),
  /** All days of the range, in order. */
  days: z.array(dayOfReport),
  marks: z.array(mark),
  /** Percentage of orders linked to a session; null without orders. */
  linkedShare: figure,
});
export type ReportGlance = z.infer<typeof glance>;

/** Number of days, up to today, in `readDroppedEvents`. */
export const DROPPED_DAYS = 7;

/** Recently dropped events. */
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

/** Page of a report's table. `search` matches titles of rows, ignoring case and accents. */
export const listReportRows = endpoint({
  method: 'POST',
  path: '/api/reports/:report/:tab/rows',
  params: z.strictObject({ report: key, tab: key }),
  query: noParams,
  body: ofDays({
    ...reportPage,
    /** Key of a column. Absent: the table's default. */
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
  /** Subject; empty if the kind says it all. */
  title: z.string(),
  /** Shopify's order number; null without an order. */
  orderId: z.number().nullable(),
  /** Amount that it adds to the figure, in the figure's format; null for none. */
  amount: figure,
  /** Number of things that its amount is the average of, if several. */
  averaged: z.number().int().positive().optional(),
});
export type EvidenceRow = z.infer<typeof evidenceRow>;

const evidence = z.object({
  /** Sum of all rows' amounts, or their average for an average; null if not measured. */
  sum: figure,
  /** Number of things that `sum` is the average of, if it isn't the number of rows. */
  averaged: z.number().int().nonnegative().optional(),
  /** Whether a row of this page is unnamed because too few sessions typed the same text. */
  hasRare: z.boolean().optional(),
  rows: z.array(evidenceRow),
  pagination: analyticsPagination,
});
export type ReportEvidence = z.infer<typeof evidence>;

/** Rows behind a figure, latest first. `tab` is `glance` for a tile. */
export const listReportEvidence = endpoint({
  method: 'POST',
  path: '/api/reports/:report/:tab/evidence',
  params: z.strictObject({ report: key, tab: key }),
  query: noParams,
  body: ofDays({
    ...reportPage,
    column: key,
    /** Id of the figure's row; null for a tile. */
    id: z.string().max(4000).nullable(),
  }),
  response: evidence,
});
