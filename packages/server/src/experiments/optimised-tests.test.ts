import {
  createExperiment,
  listExperiments,
  readExperiment,
  readExperimentResults,
  saveExperiment,
  startExperiment,
} from '@cartwright/core/contract/experiments';
import { createWidget } from '@cartwright/core/contract/widgets';
import { assignmentOf } from '@cartwright/core/experiments/assignment/assignment';
import type { Traffic } from '@cartwright/core/experiments/assignment/traffic';
import { dayEndsAt } from '@cartwright/core/experiments/run/experiment-run';
import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { events } from '../db/schema';
import type { NewRow } from '../db/shop-table';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { testedWidgets } from '../widgets/page-widgets';
import { countShopDays } from './count-experiments';

const database = testDatabase();
const startApp = testApps(database);

const HOUR = 3_600_000;
const START = Date.parse('2026-05-04T12:00:00Z');
/** Part of the visitors who add a product to the cart, by variant. */
const RATES = [0.3, 0.3, 0.75];

/** A running test of three widgets that moves its visitors, whose clock the test sets. */
async function aShop() {
  const time = { now: START };
  const app = await startApp({ clock: () => new Date(time.now) });
  const widgets: number[] = [];
  for (const name of ['Round', 'Square', 'Oval']) {
    const widget = { name, title: name, classification: null, dataSourcePath: '/products/top_sellers' };
    widgets.push((await app.ask(createWidget, { body: { widget } })).widget_id);
  }
  const body = { name: 'Which shape', context: 'widget' };
  const { id } = (await app.ask(createExperiment, { body })).data;
  const { experiment } = (await app.ask(readExperiment, { params: { id } })).data;
  const variants = ['control', 'b', 'c'].map((variant, at) => ({
    id: variant,
    documentId: String(widgets[at]),
    traffic: at === 0 ? 34 : 33,
  }));
  const setting = { ...experiment, variants, goalId: 6, smallestGain: 30, autoOptimize: true };
  await app.ask(saveExperiment, { params: { id }, body: { setting, revision: 1 } });
  const known = { visitorsAWeek: 2_000, rate: 0.3 };
  const started = await app.ask(startExperiment, { params: { id }, body: { revision: 2, known } });
  const run = started.data.run ?? expect.fail('It runs.');
  return { app, time, id, run, control: widgets[0] ?? 0 };
}

const trafficIn = async (app: TestApp, control: number, now: number): Promise<Traffic> => {
  const { tests } = await testedWidgets(forShop(database(), app.domain), [control], {
    now: new Date(now),
    previewKey: '',
  });
  return tests.get(control)?.traffic ?? expect.fail('Visitors move.');
};

const widthOf = (traffic: Traffic, variant: number) =>
  traffic.reduce((sum, piece) => sum + (piece.variant === variant ? piece.until - piece.from : 0), 0);

/** Visitors who come at an instant, each for the first time, as the traffic of then divides them. */
async function come(
  app: TestApp,
  { id, traffic, at, visitors }: { id: string; traffic: Traffic; at: number; visitors: number },
) {
  const adds = [0, 0, 0];
  const rows = Array.from({ length: visitors }, (_, index): NewRow<typeof events>[] => {
    const visitor = `${at} ${index}`;
    const { variant } = assignmentOf({ id, seed: id, variants: 3, traffic }, visitor, {});
    const ids = { pageId: visitor, visitorId: visitor, sessionId: visitor };
    const testVariant = ['control', 'b', 'c'][variant] ?? '';
    const seen = { ...ids, number: 0, subject: 'experiment' as const, subjectId: id, name: 'exposed' };
    // Of each variant the same part adds, however many it has.
    const rate = RATES[variant] ?? 0;
    const before = adds[variant] ?? 0;
    adds[variant] = before + rate;
    const isAdding = Math.floor(before + rate) > Math.floor(before);
    const added = { ...ids, number: 1, subject: 'widget' as const, name: 'added' };
    return [
      { ...seen, testVariant, happenedAt: new Date(at) },
      ...(isAdding ? [{ ...added, happenedAt: new Date(at + 60_000) }] : []),
    ];
  });
  await forShop(database(), app.domain).insertMany(events, rows.flat());
}

test('shifts new visitors daily after two days, and compares day by day', async () => {
  const { app, time, id, run, control } = await aShop();
  expect(run.plan.visitors, 'more than a test with fixed shares').toBeGreaterThan(1_500);
  const days: Traffic[] = [];
  for (let day = 1; day <= 5; day++) {
    const begins = day === 1 ? START : dayEndsAt(run, day - 1);
    const traffic = await trafficIn(app, control, begins + HOUR / 2);
    days.push(traffic);
    expect(await trafficIn(app, control, dayEndsAt(run, day) - 1), 'all day').toEqual(traffic);
    await come(app, { id, traffic, at: begins + 2 * HOUR, visitors: 400 });
    time.now = dayEndsAt(run, day) + 1.5 * HOUR;
    await countShopDays(forShop(database(), app.domain), new Date(time.now));
  }
  const widths = days.map((traffic) => [0, 1, 2].map((variant) => widthOf(traffic, variant)));
  expect(widths.slice(0, 2)).toEqual([
    [3_400, 3_300, 3_300],
    [3_400, 3_300, 3_300],
  ]);
  // The best has half, the others share the rest.
  expect(widths[2]?.[2]).toBeGreaterThan(4_900);
  expect(Math.min(...widths.flat())).toBeGreaterThanOrEqual(100);

  const { decision, shares, sampleRatioOff, checkDays } = (
    await app.ask(readExperimentResults, { params: { id } })
  ).data;
  expect(shares).toHaveLength(6);
  expect(shares?.slice(0, 5)).toEqual(widths.map((day) => day.map((width) => width / 10_000)));
  expect(checkDays.length).toBeGreaterThan(1);
  expect(sampleRatioOff, 'visitors are as they were divided by the day').toBe(false);
  expect(decision).toMatchObject({ winner: 2, findings: [{ kind: 'open' }, { kind: 'better' }] });
  expect(decision.findings[1]?.mean).toBeCloseTo(0.75, 1);
  const { experiments } = await app.ask(listExperiments, { params: { context: 'widget' } });
  expect(experiments).toMatchObject([
    { autoOptimize: true, counted: { findings: [{}, { kind: 'better' }] } },
  ]);
});

test('withholds the verdict if a variant loses visitors, by each day’s shares', async () => {
  const { app, time, id, run, control } = await aShop();
  const traffic = await trafficIn(app, control, START);
  await come(app, { id, traffic, at: START + HOUR, visitors: 900 });
  const store = forShop(database(), app.domain);
  const rows = await store.rows(events, {});
  const lost = rows.filter(({ testVariant }) => testVariant === 'b').slice(0, 120);
  const isLost = inArray(
    events.pageId,
    lost.map(({ pageId }) => pageId),
  );
  await store.update(events, { visitorId: null }, isLost);
  time.now = dayEndsAt(run, 1) + 2 * HOUR;
  const { sampleRatioOff, decision } = (await app.ask(readExperimentResults, { params: { id } })).data;
  expect([sampleRatioOff, decision.winner]).toEqual([true, null]);
  expect(decision.findings).toMatchObject([{ kind: 'withheld' }, { kind: 'withheld' }]);
});
