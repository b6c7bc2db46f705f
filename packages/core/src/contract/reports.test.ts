import { describe, expect, it } from 'vitest';
import { rangeOf, wireRange } from '../analytics/ranges';
import { listReportEvidence, listReportRows, MAX_REPORT_ROWS, readReportGlance } from './reports';

const NOVEMBER = wireRange({ from: '2026-11-01', to: '2026-11-30', timezone: 'America/New_York' });

/** Issues of a body as path and message. */
function faults(body: unknown, { body: schema }: { body: typeof listReportRows.body } = listReportRows) {
  const { error } = schema.safeParse(body);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('report request', () => {
  it('accepts the ranges that reports offer', () => {
    const range = wireRange(rangeOf(30, Date.parse('2026-11-28T12:00:00Z'), 'Asia/Tokyo'));
    expect(readReportGlance.body.parse(range)).toEqual(range);
  });

  it.each([
    ['an end before the start', { endTime: '2026-10-31T00:00:00' }, 'endTime'],
    ['an end at the start', { endTime: NOVEMBER.startTime }, 'endTime'],
    ['more than 396 days', { startTime: '2025-10-30T00:00:00' }, 'startTime'],
    ['an unknown time zone', { timezone: 'Europe/Atlantis' }, 'timezone'],
    ['an offset', { startTime: '2026-11-01T00:00:00Z' }, 'startTime'],
    ['a date without a time', { startTime: '2026-11-01' }, 'startTime'],
    ['an impossible date', { endTime: '2026-99-99T00:00:00' }, 'endTime'],
    ['no rows', { limit: 0 }, 'limit'],
    ['more rows than the maximum', { limit: MAX_REPORT_ROWS + 1 }, 'limit'],
    ['a page before the first', { page: 0 }, 'page'],
    ['a search that is too long', { search: 'x'.repeat(201) }, 'search'],
  ])('rejects %s at its field', (_what, changes, path) => {
    const found = faults({ ...NOVEMBER, ...changes });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${path}: `));
  });

  it('for rows defaults to the first page, sorted descending', () => {
    expect(listReportRows.body.parse(NOVEMBER)).toEqual({
      ...NOVEMBER,
      limit: 10,
      page: 1,
      descending: true,
      search: '',
    });
  });

  it('for evidence requires the figure', () => {
    const request = { ...NOVEMBER, column: 'revenue', id: null, page: 2 };
    expect(listReportEvidence.body.parse(request)).toEqual({ ...request, limit: 10 });
    expect(listReportEvidence.body.safeParse({ ...NOVEMBER, id: null }).success).toBe(false);
  });
});

it('a response distinguishes unmeasured values from zero', () => {
  const row = { id: '7', title: 'Tote', values: { clicks: 0, revenue: null } };
  const response = {
    asOf: '2026-11-28T14:32:00.000Z',
    measuredSince: null,
    madeUp: false,
    ordersRead: 1,
    dropped: { days: [], bots: 12 },
    currency: 'JPY',
    rows: [row],
    pagination: { currentPage: 1, pageSize: 10, responseSize: 1, serverSize: 1 },
  };
  expect(listReportRows.response.parse(response)).toEqual(response);
  const undefinedFigure = { ...response, rows: [{ ...row, values: { clicks: undefined } }] };
  expect(listReportRows.response.safeParse(undefinedFigure).success).toBe(false);
});
