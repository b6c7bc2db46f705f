import { type DateRange, daysOf, rangeOfDays } from '@cartwright/core/analytics/ranges';
import { columnOf, type ReportTab } from '@cartwright/core/analytics/reports/report';
import { REPORTS } from '@cartwright/core/analytics/reports/reports';
import type { EvidenceRow, ReportEvidence } from '@cartwright/core/contract/reports';
import { daysLater } from '@cartwright/core/schedule/wall-time';
import { type FiguresOfTab, figuresOf } from '@cartwright/server/reports/figures';
import { evidenceOf } from '@cartwright/server/reports/report-evidence';
import { glanceOf } from '@cartwright/server/reports/report-glance';
import { type FigureRow, rowsOf } from '@cartwright/server/reports/report-rows';
import { TABLES_OF_ORDERS } from '@cartwright/server/reports/tables-of-orders';
import type { MadeOrder } from '@cartwright/server/testing/a-measured-shop';
import { testDatabase } from '@cartwright/server/testing/test-database';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { aMadeUpShop, FIRST_DAY, LATER } from './made-up-shop';

const database = testDatabase();
const FIGURES = figuresOf(new Date(LATER));
const ZONES = ['America/Los_Angeles', 'Pacific/Tongatapu', 'Europe/Berlin', 'Asia/Kathmandu', 'UTC'];
const PAGE = 250;

/** Orders of boxes of two or three products, two of which are in most, and one of which comes back now and then. */
const BOXES: MadeOrder[] = Array.from({ length: 80 }, (_, at) => {
  const placedAt = Date.parse(`${daysLater(FIRST_DAY, at % 10)}T12:00:00Z`);
  const parts = [1, 2, ...(at % 3 === 0 ? [3] : [])].map((step) => ({
    lineId: step,
    productId: at % 8 === 0 && step === 2 ? 9 : step,
    revenue: 1_000 + at * step,
    discount: 100 * step,
    properties: { _bundle: `7:${at}:${step}`, _source: 'bundle_builder' },
  }));
  const refunds = at % 7 === 0 ? [{ lineId: 1, at: placedAt + 90_000_000, revenue: -500 }] : [];
  return { orderId: 9_000_000 + at, placedAt, link: null, lines: parts, refunds };
});

let shop: Awaited<ReturnType<typeof aMadeUpShop>>;
beforeAll(async () => {
  shop = await aMadeUpShop(database());
  await shop.take([], BOXES);
  await shop.count();
});

interface Opened {
  readonly title: string;
  readonly value: number | null;
  evidence(page: number): Promise<ReportEvidence | null>;
}

const aFigure = fc.record({
  column: fc.constantFrom(
    ...REPORTS.flatMap((report) =>
      report.tabs.flatMap((tab) =>
        tab.columns.map((column) => ({ report: report.key, tab, key: column.key })),
      ),
    ),
  ),
  zone: fc.constantFrom(...ZONES),
  from: fc.integer({ min: 0, max: 10 }),
  days: fc.integer({ min: 1, max: 10 }),
  /** Which row of a table, or which day of an overview; the overview's own figure at 0. */
  row: fc.nat(400),
});

/** A figure as its report shows it, with the rows behind it. */
async function opened({ column: { report, tab, key }, ...of }: Drawn): Promise<Opened | null> {
  const from = daysLater(FIRST_DAY, of.from);
  const range = rangeOfDays({ from, to: daysLater(from, of.days - 1) }, LATER, of.zone);
  const figures = FIGURES[report]?.[tab.kind === 'glance' ? 'glance' : tab.key];
  const ofOrders = TABLES_OF_ORDERS[`${report} ${tab.key}`];
  if (ofOrders) {
    const row = rowAt(await ofOrders.rows(shop.store, range, query(tab, 0)), of.row);
    return (
      row && openedRow(row, key, (page) => ofOrders.evidence(shop.store, range, key, ofPage(row.id, page)))
    );
  }
  const figure = figures?.figures[key];
  if (!figures || !figure) throw new Error(`No figure of ${report} is called ${key}.`);
  if (tab.kind === 'glance') {
    const shown = await glanceOf(shop.store, report, figures, range, { measuredSince: new Date(FIRST_DAY) });
    const day = daysOf(range)[of.row % (of.days + 1)];
    const part: DateRange = day ? { ...range, ...day, from: day.date, to: day.date } : range;
    const value = day
      ? shown.days.find(({ date }) => date === day.date)?.values[key]
      : shown.tiles.find((tile) => tile.key === key)?.value;
    return {
      title: day?.date ?? 'tile',
      value: value ?? null,
      evidence: (page) => evidenceOf(shop.store, figure, part, ofPage(null, page)),
    };
  }
  const row = await someRow(figures, range, tab, of.row);
  return row && openedRow(row, key, (page) => evidenceOf(shop.store, figure, range, ofPage(row.id, page)));
}

type Drawn = typeof aFigure extends fc.Arbitrary<infer Value> ? Value : never;

const ofPage = (id: string | null, page: number) => ({ id, limit: PAGE, page });
const query = (tab: ReportTab, at: number) => ({
  limit: PAGE,
  page: 1 + Math.floor(at / PAGE),
  descending: true,
  search: '',
  sortBy: tab.kind === 'table' ? tab.sortBy : '',
});

async function someRow(figures: FiguresOfTab, range: DateRange, tab: ReportTab, at: number) {
  return rowAt(await rowsOf(shop.store, figures, range, query(tab, 0)), at);
}

function rowAt({ rows }: { readonly rows: readonly FigureRow[] }, at: number): FigureRow | null {
  return rows[at % Math.max(1, rows.length)] ?? null;
}

function openedRow(row: FigureRow, key: string, evidence: Opened['evidence']): Opened {
  return { title: row.title, value: row.values[key] ?? null, evidence };
}

/** All rows behind a figure, page by page. */
async function rowsBehind({ evidence }: Opened) {
  const rows: EvidenceRow[] = [];
  for (let page = 1; ; page++) {
    const found = await evidence(page);
    if (!found) throw new Error('The figure has no rows.');
    rows.push(...found.rows);
    if (rows.length >= found.pagination.serverSize || found.rows.length === 0) return { ...found, rows };
  }
}

const total = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

test('A hundred figures of all reports equal the sums of their evidence rows.', async () => {
  await shop.sum();
  let measured = 0;
  await fc.assert(
    fc.asyncProperty(aFigure, async (drawn) => {
      const figure = await opened(drawn);
      if (!figure) return;
      const { rows, sum, pagination } = await rowsBehind(figure);
      expect(rows).toHaveLength(pagination.serverSize);
      const amounts = rows.flatMap(({ amount }) => amount ?? []);
      const { format, isAverage = false } = columnOf(drawn.column.tab, drawn.column.key) ?? {};
      const weights = rows.flatMap(({ amount, averaged = 1 }) => (amount === null ? [] : averaged));
      const of = total(weights);
      const sumOfRows = total(amounts.map((each, at) => each * (isAverage ? (weights[at] ?? 0) : 1)));
      const added = format === 'instant' ? Math.max(...amounts) : isAverage ? sumOfRows / of : sumOfRows;
      if (figure.value === null) {
        expect(amounts).toEqual([]);
        return;
      }
      measured += 1;
      expect(added).toBeCloseTo(figure.value, 6);
      expect(sum ?? Number.NaN).toBeCloseTo(figure.value, 6);
    }),
    { numRuns: 100 },
  );
  expect(measured).toBeGreaterThan(60);
});
