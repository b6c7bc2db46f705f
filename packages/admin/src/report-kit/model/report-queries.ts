import { type DateRange, wireRange } from '@cartwright/core/analytics/ranges';
import {
  listReportEvidence,
  listReportRows,
  readDroppedEvents,
  readReportGlance,
} from '@cartwright/core/contract/reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';

/** Poll interval of an open report that includes today, in milliseconds. Paused while hidden. */
const REFRESH_MS = 34_000;

/** Days of a report, and whether they include now. */
export interface ReportDays extends Pick<DateRange, 'from' | 'to' | 'timezone'> {
  readonly includesNow: boolean;
}

/** Request of a table. Pages begin at 1. */
export interface RowsRequest {
  readonly page: number;
  readonly limit: number;
  readonly sortBy: string;
  readonly descending: boolean;
  readonly search: string;
  /** Filter by row ids; absent: all. */
  readonly ids?: readonly string[];
}

/** Figure by column and row, or of a tile (`tab` is `glance`, `id` null). */
export interface FigureRequest {
  readonly tab: string;
  readonly column: string;
  readonly id: string | null;
}

/** Recently dropped events. */
export const droppedQuery = queryOptions({
  queryKey: ['reports', 'dropped-events'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readDroppedEvents, { params: {}, query: {}, body: undefined, signal })),
  select: ({ dropped }) => dropped,
});

/** Overview of a report. */
export function glanceQuery(report: string, days: ReportDays) {
  const body = wireRange(days);
  return queryOptions({
    queryKey: ['reports', report, 'glance', body],
    queryFn: ({ signal }) =>
      responseOf(api.call(readReportGlance, { params: { report }, query: {}, body, signal })),
    refetchInterval: intervalOf(days),
  });
}

/** Page of a report's table. */
export function rowsQuery(report: string, tab: string, days: ReportDays, request: RowsRequest) {
  return queryOptions({
    queryKey: ['reports', report, tab, 'rows', wireRange(days), request],
    queryFn: ({ signal }) => readRows(report, tab, days, request, signal),
    placeholderData: keepPreviousData,
    refetchInterval: intervalOf(days),
  });
}

/** Loads a page of a report's table, uncached. */
export function readRows(
  report: string,
  tab: string,
  days: ReportDays,
  request: RowsRequest,
  signal?: AbortSignal,
) {
  const { ids, ...rest } = request;
  const body = { ...wireRange(days), ...rest, ...(ids && { ids: [...ids] }) };
  return responseOf(
    api.call(listReportRows, { params: { report, tab }, query: {}, body, ...(signal && { signal }) }),
  );
}

/** Page of the rows behind a figure. */
export function evidenceQuery(
  report: string,
  { tab, column, id }: FigureRequest,
  days: ReportDays,
  { page, limit }: Pick<RowsRequest, 'page' | 'limit'>,
) {
  const body = { ...wireRange(days), column, id, page, limit };
  return queryOptions({
    queryKey: ['reports', report, tab, 'evidence', body],
    queryFn: ({ signal }) =>
      responseOf(api.call(listReportEvidence, { params: { report, tab }, query: {}, body, signal })),
    placeholderData: keepPreviousData,
  });
}

const intervalOf = ({ includesNow }: ReportDays) => (includesNow ? REFRESH_MS : false);
