import { sendAnalyticsEvents } from '@cartwright/core/contract/analytics';
import {
  applyVariant,
  createExperiment,
  deleteExperiment,
  endExperiment,
  listExperiments,
  listGoalRows,
  readExperiment,
  readExperimentGroups,
  readExperimentResults,
  readOrderSpreads,
  saveExperiment,
  startExperiment,
} from '@cartwright/core/contract/experiments';
import {
  createWidget,
  deleteWidget,
  listWidgets,
  readWidget,
  saveWidget,
} from '@cartwright/core/contract/widgets';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import { experimentPlan } from '@cartwright/core/experiments/document/experiment-plan';
import { dayEndsAt } from '@cartwright/core/experiments/run/experiment-run';
import { expect, test } from 'vitest';
import { forShop } from '../db/for-shop';
import { events, orderLines, orderSessions, orders } from '../db/schema';
import type { NewRow } from '../db/shop-table';
import { type TestApp, testApps } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { countShopDays } from './count-experiments';

const database = testDatabase();
const startApp = testApps(database);

const HOUR = 3_600_000;
const START = Date.parse('2026-05-04T12:00:00Z');
/** About 1,200 visitors in two weeks find a gain of 30 %. */
const KNOWN = { visitorsAWeek: 600, rate: 0.3 };

/** An app with two widgets and a test of them, whose clock the test sets. */
async function aShop(changes: Partial<ExperimentDocument> = {}) {
  const time = { now: START };
  const app = await startApp({ clock: () => new Date(time.now) });
  const widgets = [await aWidget(app, 'Round'), await aWidget(app, 'Square')];
  const id = await aTest(app, widgets, changes);
  return { app, time, widgets, id };
}

async function aWidget(app: TestApp, name: string): Promise<string> {
  const widget = { name, title: name, classification: null, dataSourcePath: '/products/top_sellers' };
  return String((await app.ask(createWidget, { body: { widget } })).widget_id);
}

async function aTest(app: TestApp, shown: readonly string[], changes: Partial<ExperimentDocument> = {}) {
  const body = { name: 'Round or square', context: 'widget' };
  const { id } = (await app.ask(createExperiment, { body })).data;
  const { experiment, revision } = await read(app, id);
  const variants = experiment.variants.map((each, at) => ({ ...each, documentId: shown[at] ?? null }));
  const setting = { ...experiment, variants, smallestGain: 30, ...changes };
  await app.ask(saveExperiment, { params: { id }, body: { setting, revision } });
  return id;
}

const read = async (app: TestApp, id: string) => (await app.ask(readExperiment, { params: { id } })).data;

const starting = async (app: TestApp, id: string, known: object | null = KNOWN) => ({
  params: { id },
  body: { revision: (await read(app, id)).revision, known },
});

const start = async (app: TestApp, id: string) =>
  (await app.ask(startExperiment, await starting(app, id))).data.run ?? expect.fail('It runs.');

const resultsOf = async (app: TestApp, id: string) =>
  (await app.ask(readExperimentResults, { params: { id } })).data;

async function saving(app: TestApp, id: string, title: string) {
  const { widget, revision } = await app.ask(readWidget, { params: { id } });
  return { params: { id }, body: { widget: { ...widget, title }, revision } };
}

test('explains at each field why a test can’t start, and keeps it a draft', async () => {
  const { app, widgets, id } = await aShop();
  expect(await app.refused(startExperiment, await starting(app, id, null))).toMatchObject({
    code: 'invalid_document',
    issues: [{ path: ['smallestGain'] }],
  });
  const empty = { name: 'Empty', classification: null };
  const { widget_id } = await app.ask(createWidget, { body: { widget: empty } });
  const other = await aTest(app, [widgets[0] ?? '', String(widget_id)]);
  expect(await app.refused(startExperiment, await starting(app, other))).toMatchObject({
    code: 'invalid_document',
    issues: [{ path: ['variants', 1, 'documentId'], message: expect.stringContaining('“Empty”') }],
  });
  expect((await read(app, other)).run).toBeNull();
  expect(await app.refused(readExperimentResults, { params: { id: other } })).toMatchObject({ status: 404 });
});

test('freezes a running test, and locks its subject until it ends', async () => {
  const { app, time, widgets, id } = await aShop();
  const [round = '', square = ''] = widgets;
  const third = await aWidget(app, 'Oval');
  const run = await start(app, id);
  expect(run).toMatchObject({ endedAt: null, plan: { weeks: 2, lastWeek: 4 } });
  expect(Date.parse(run.endsAt)).toBe(dayEndsAt(run, 28));
  // Its answer was lost.
  expect(await start(app, id)).toEqual(run);

  const reason = 'This widget is in the running test “Round or square”. End the test to change it.';
  expect(await app.refused(saveWidget, await saving(app, square, 'Sharp'))).toMatchObject({
    status: 403,
    message: reason,
  });
  const { revision } = await app.ask(readWidget, { params: { id: round } });
  const deleting = { params: { id: round }, query: { revision: String(revision) } };
  expect(await app.refused(deleteWidget, deleting)).toMatchObject({ status: 403, message: reason });
  const { widgets: listed } = await app.ask(listWidgets, { query: { classification: 'all' } });
  expect(new Map(listed.map(({ name, runningTest }) => [name, runningTest]))).toEqual(
    new Map([
      ['Round', { id, name: 'Round or square', isControl: true }],
      ['Square', { id, name: 'Round or square', isControl: false }],
      ['Oval', null],
    ]),
  );
  const second = await aTest(app, [third, square]);
  expect(await app.refused(startExperiment, await starting(app, second))).toMatchObject({
    issues: [{ path: ['variants', 1, 'documentId'], message: expect.stringContaining('Round or square') }],
  });
  const { experiment, revision: at } = await read(app, id);
  const changed = { params: { id }, body: { setting: { ...experiment, goalId: 6 }, revision: at } };
  expect(await app.refused(saveExperiment, changed)).toMatchObject({ status: 403 });
  expect(
    await app.refused(deleteExperiment, { params: { id }, query: { revision: String(at) } }),
  ).toMatchObject({ status: 403 });

  time.now = Date.parse(run.endsAt) - 1;
  expect((await app.ask(readWidget, { params: { id: round } })).facts.runningTest).not.toBeNull();
  time.now = Date.parse(run.endsAt);
  await app.ask(saveWidget, await saving(app, square, 'Sharp'));
});

test('decides nothing when ended by hand, and unlocks everything', async () => {
  const { app, time, widgets, id } = await aShop();
  await start(app, id);
  time.now += 30 * HOUR;
  const ended = (await app.ask(endExperiment, { params: { id }, body: {} })).data;
  expect(ended.run?.endedAt).toBe(new Date(time.now).toISOString());
  time.now += HOUR;
  expect((await app.ask(endExperiment, { params: { id }, body: {} })).data).toEqual(ended);
  const { decision, countedUntil } = await resultsOf(app, id);
  expect(decision).toMatchObject({ running: false, winner: null, findings: [{ kind: 'stopped' }] });
  expect(countedUntil).toBe(ended.run?.endedAt);
  await app.ask(saveWidget, await saving(app, widgets[1] ?? '', 'Sharp'));
});

test('applies the winner’s settings to the control in one undoable step', async () => {
  const { app, widgets, id } = await aShop();
  const [round = '', square = ''] = widgets;
  await start(app, id);
  const before = await app.ask(readWidget, { params: { id: round } });
  const apply = async (variant: string | null) =>
    (await app.ask(applyVariant, { params: { id }, body: { variant } })).data.run;
  expect(await apply('b')).toMatchObject({ used: { variant: 'b', revision: before.revision } });
  const given = await app.ask(readWidget, { params: { id: round } });
  expect(given.widget).toEqual({ ...before.widget, title: 'Square' });
  // Asked again, where the answer was lost.
  await apply('b');
  expect((await app.ask(readWidget, { params: { id: round } })).revision).toBe(given.revision);
  expect(await apply(null)).toMatchObject({ used: null });
  expect((await app.ask(readWidget, { params: { id: round } })).widget).toEqual(before.widget);
  await apply('b');
  await app.ask(saveWidget, await saving(app, round, 'Mine'));
  expect(await app.refused(applyVariant, { params: { id }, body: { variant: null } })).toMatchObject({
    code: 'conflict',
  });
  expect((await app.ask(readWidget, { params: { id: square } })).widget.title).toBe('Square');
});

/** A made-up visitor: when the variant was seen (hours after the start), and what was ordered when, for how much. */
interface Visitor {
  readonly name: string;
  readonly variant: 'control' | 'b';
  readonly sees: number;
  readonly orders: readonly { readonly at: number; readonly revenue: number; readonly kind?: 'renewal' }[];
}

/** 960 visitors in 13 days; of the control's every 4th buys and of the variant's every 2nd, an hour later. */
const VISITORS: readonly Visitor[] = Array.from({ length: 960 }, (_, at) => {
  const isControl = at % 2 === 0;
  const place = Math.floor(at / 2);
  const sees = 1 + (at * 311) / 960;
  const buys = place % (isControl ? 4 : 2) === 0;
  const orders = buys ? [{ at: sees + 1, revenue: 1_000 + 10 * (place % 50) }] : [];
  return { name: `visitor ${at}`, variant: isControl ? 'control' : 'b', sees, orders };
});

/** Orders are numbered from `above` on. */
async function visit(app: TestApp, id: string, visitors: readonly Visitor[], above = 0): Promise<void> {
  const store = forShop(database(), app.domain);
  const instant = (hours: number) => new Date(START + hours * HOUR);
  const seen = visitors.map(
    ({ name, variant, sees }, at): NewRow<typeof events> => ({
      pageId: `page ${name} ${at}`,
      number: 0,
      happenedAt: instant(sees),
      subject: 'experiment',
      subjectId: id,
      name: 'exposed',
      testVariant: variant,
      visitorId: name,
      sessionId: `session ${name}`,
    }),
  );
  await store.insertMany(events, seen);
  const placed = visitors.flatMap(({ name, orders: bought }) => bought.map((order) => ({ ...order, name })));
  const numbered = placed.map((order, at) => ({ ...order, orderId: above + at + 1 }));
  await store.insertMany(
    orders,
    numbered.map(({ orderId, at, kind = 'online' as const }) => ({
      orderId,
      placedAt: instant(at),
      updatedAt: instant(at),
      kind,
      isCancelled: false,
      isEdited: false,
      currency: 'USD',
      discounts: [],
    })),
  );
  await store.insertMany(
    orderSessions,
    numbered.map(({ orderId, name }) => ({ orderId, sessionId: `session ${name}` })),
  );
  await store.insertMany(
    orderLines,
    numbered.map(({ orderId, at, revenue }) => ({
      orderId,
      lineId: 1,
      kind: 'sale' as const,
      happenedAt: instant(at),
      units: 1,
      revenue,
    })),
  );
}

/** The upper tail of the normal distribution, summed in small steps. */
function tail(score: number): number {
  const step = 0.0005;
  let sum = 0;
  for (let at = score + step / 2; at < 9; at += step) sum += Math.exp((-at * at) / 2) * step;
  return sum / Math.sqrt(2 * Math.PI);
}

/** The score of which the upper tail is so large. */
function scoreOf(probability: number): number {
  let [low, high] = [0, 8];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (tail(middle) > probability) low = middle;
    else high = middle;
  }
  return low;
}

test('matches a result computed by hand from raw visits', async () => {
  const { app, time, id } = await aShop({ guardrails: [1] });
  const run = await start(app, id);
  const both = { name: 'both', sees: 3, orders: [] };
  await visit(app, id, [
    ...VISITORS,
    { ...both, variant: 'control' },
    { ...both, variant: 'b' },
    // Before the exposure, and what isn't bought in the store's pages.
    { name: 'early', variant: 'b', sees: 5, orders: [{ at: 4, revenue: 900 }] },
    { name: 'renewed', variant: 'control', sees: 5, orders: [{ at: 9, revenue: 900, kind: 'renewal' }] },
  ]);
  time.now = dayEndsAt(run, 7) + 2 * HOUR;
  expect(await countShopDays(forShop(database(), app.domain), new Date(time.now))).toBe(true);
  const response = await resultsOf(app, id);
  expect(response.inSeveral).toBe(1);
  expect(response.days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);

  // By hand: everybody who was there before the seventh midnight, and what each had bought by then.
  const until = (dayEndsAt(run, 7) - START) / HOUR;
  const known = [
    ...VISITORS,
    { name: 'early', variant: 'b', sees: 5, orders: [] } as const,
    { name: 'renewed', variant: 'control', sees: 5, orders: [] } as const,
  ].filter(({ sees }) => sees < until);
  const [control, b] = (['control', 'b'] as const).map((variant) => {
    const own = known.filter((each) => each.variant === variant);
    const bought = own.flatMap(({ orders: all }) => all.filter(({ at }) => at < until));
    return {
      visitors: own.length,
      events: bought.length,
      mean: bought.length / own.length,
      revenue: bought.reduce((sum, { revenue }) => sum + revenue, 0) / own.length,
    };
  });
  if (!control || !b) throw new Error('There are two variants.');
  expect(response.days.at(-1)?.estimates).toMatchObject([
    { visitors: control.visitors, events: control.events, mean: control.mean },
    { visitors: b.visitors, events: b.events, mean: b.mean },
  ]);
  const variance = ({ mean, visitors }: typeof control) => (mean * (1 - mean)) / (visitors - 1);
  const error = Math.sqrt(variance(control) + variance(b));
  const half = (visitors: number) => (visitors / 2) ** 2 / visitors;
  const fraction =
    (control.visitors * b.visitors) / (control.visitors + b.visitors) / half(run.plan.visitors);
  const bound = scoreOf(2 * tail(scoreOf(0.05 / 4) / Math.sqrt(fraction)));
  const difference = b.mean - control.mean;
  expect(difference / error, 'it is decided').toBeGreaterThan(bound);
  const [finding] = response.decision.findings;
  expect(finding).toMatchObject({ kind: 'better', check: 1, variant: 1 });
  expect(finding?.interval?.low).toBeCloseTo(difference - bound * error, 4);
  expect(finding?.interval?.high).toBeCloseTo(difference + bound * error, 4);
  expect(response.decision.winner).toBe(1);
  expect(response.sampleRatioOff).toBe(false);
  expect(response.guardrails).toMatchObject([{ goalId: 1 }]);
  const revenue = response.goals.find(({ goalId }) => goalId === 1)?.estimates;
  // One order is cut by the 99.9th percentile.
  expect(revenue?.[1]?.mean).toBeCloseTo(b.revenue, -1);

  const rowsOf = (goalId?: number, page = 1) => {
    const request = { variant: '1', until: response.countedUntil, page: String(page) };
    const query = goalId === undefined ? request : { ...request, goalId: String(goalId) };
    return app.ask(listGoalRows, { params: { id }, query });
  };
  const now = response.goals.find(({ goalId }) => goalId === 1)?.estimates[1];
  const spent = await rowsOf(1);
  expect(spent.visitors).toBe(now?.visitors);
  expect((spent.sum ?? 0) / spent.visitors).toBeCloseTo(now?.mean ?? 0, 6);
  expect(spent.pagination).toMatchObject({ page: 1, limit: 25, totalItems: now?.events });
  expect(spent.rows[0]).toMatchObject({ kind: 'orders', orders: [expect.stringMatching(/^\d+$/)] });
  expect((await rowsOf(1, 2)).rows).not.toContainEqual(spent.rows[0]);
  expect(await rowsOf()).toMatchObject({ sum: null, pagination: { totalItems: spent.visitors } });

  const { experiments } = await app.ask(listExperiments, { params: { context: 'widget' } });
  expect(experiments[0]?.counted).toMatchObject({
    days: 7,
    visitors: control.visitors + b.visitors,
    findings: [{ variant: 1, kind: 'better' }],
  });
});

test('decides a revenue test planned by the spread of the shop’s order totals', async () => {
  const { app, time, id } = await aShop({ goalId: 1 });
  const rates = await starting(app, id);
  expect(await app.refused(startExperiment, rates)).toMatchObject({
    issues: [{ path: ['smallestGain'], message: expect.stringContaining('what orders come to') }],
  });
  expect(await app.ask(readOrderSpreads)).toMatchObject({ orders: 0, spreads: null });

  const before = VISITORS.flatMap(({ orders: [order] }, at) =>
    order ? [{ name: `before ${at}`, variant: 'b' as const, sees: 0, orders: [{ ...order, at: -24 }] }] : [],
  );
  const long = {
    name: 'long ago',
    variant: 'b',
    sees: 0,
    orders: [{ at: -24 * 31, revenue: 9_000 }],
  } as const;
  const renewed = {
    ...long,
    name: 'renewed',
    orders: [{ at: -24, revenue: 9_000, kind: 'renewal' }],
  } as const;
  await visit(app, 'another test', [...before, long, renewed]);
  const { orders: counted, spreads } = await app.ask(readOrderSpreads);
  const amounts = before.map(({ orders: [order] }) => order?.revenue ?? 0);
  const mean = amounts.reduce((sum, each) => sum + each, 0) / amounts.length;
  expect(counted).toBe(amounts.length);
  expect(spreads?.[3].mean).toBeCloseTo(mean, 6);
  expect(spreads?.[7]).toEqual({ mean: 1, deviation: 0 });

  const known = { ...KNOWN, orders: spreads?.[1] ?? null };
  const run = (await app.ask(startExperiment, await starting(app, id, known))).data.run;
  if (!run) throw new Error('It runs.');
  const ofConversion = experimentPlan({ ...(await read(app, id)).experiment, goalId: 2 }, known);
  expect(run.plan.visitors, 'orders differ').toBeGreaterThan(
    ofConversion.kind === 'size' ? ofConversion.plan.visitors : Number.POSITIVE_INFINITY,
  );
  time.now = dayEndsAt(run, 7) + 2 * HOUR;
  const later = VISITORS.map((visitor) => ({ ...visitor, name: `later ${visitor.name}` }));
  await visit(app, id, later, 1_000);
  const { decision, goals } = await resultsOf(app, id);
  expect(decision).toMatchObject({ winner: 1, findings: [{ kind: 'better', check: 1 }] });
  expect(decision.findings[0]?.mean).toBeCloseTo(
    goals.find(({ goalId }) => goalId === 1)?.estimates[1]?.mean ?? 0,
    -1,
  );
});

test('keeps a counted day unchanged by later redactions', async () => {
  const { app, time, id } = await aShop();
  const run = await start(app, id);
  await visit(app, id, VISITORS.slice(0, 100));
  time.now = dayEndsAt(run, 1) + HOUR;
  const first = (await resultsOf(app, id)).days;
  await forShop(database(), app.domain).update(events, { visitorId: null });
  time.now = dayEndsAt(run, 2) + HOUR;
  const { days, goals } = await resultsOf(app, id);
  expect(days[0]).toEqual(first[0]);
  expect(days[1]?.estimates.map(({ visitors }) => visitors)).toEqual([0, 0]);
  expect(goals[0]?.estimates[0]?.visitors).toBe(0);
});

test('withholds the verdict on a sample ratio mismatch', async () => {
  const { app, time, id } = await aShop();
  const run = await start(app, id);
  await visit(
    app,
    id,
    VISITORS.filter(({ variant }, at) => variant === 'control' || at % 4 === 1),
  );
  time.now = dayEndsAt(run, 7) + HOUR;
  const { sampleRatioOff, decision } = await resultsOf(app, id);
  expect([sampleRatioOff, decision.winner]).toEqual([true, null]);
  expect(decision.findings).toMatchObject([{ kind: 'withheld' }]);
});

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('groups visitors by market and device, with rows for each figure', async () => {
  const { app, time, id } = await aShop({ goalId: 6 });
  await start(app, id);
  const come = async (userAgent: string, testVariant: string, country?: string) => {
    const identity = { age: 0, visitor: crypto.randomUUID(), session: crypto.randomUUID() };
    const seen = { number: 0, subject: 'experiment', name: 'exposed', experiment: id, testVariant };
    const sent = [{ ...seen, ...identity, ...(country !== undefined && { country }) }];
    const response = await app.fetch(sendAnalyticsEvents.path, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'user-agent': userAgent },
      body: JSON.stringify({ page: crypto.randomUUID(), events: sent }),
    });
    expect(response.status, await response.text()).toBe(204);
    return identity;
  };
  time.now += HOUR;
  const buyer = await come(PHONE, 'b', 'DE');
  await come(PHONE, 'control', 'DE');
  await come(COMPUTER, 'b', 'FR');
  await come(PHONE, 'b');
  await forShop(database(), app.domain).insertMany(events, [
    {
      pageId: 'added',
      number: 1,
      happenedAt: new Date(time.now + 1),
      subject: 'widget',
      name: 'added',
      visitorId: buyer.visitor,
      sessionId: buyer.session,
    },
  ]);
  time.now += HOUR;
  const until = new Date(time.now).toISOString();
  const groupsBy = async (by: 'market' | 'device') => {
    const { groups, ...rest } = await app.ask(readExperimentGroups, { params: { id }, query: { by, until } });
    expect(rest).toEqual({ smaller: 0, visitors: 4 });
    return groups.map(({ key, estimates }) => [
      key,
      estimates.map(({ visitors, events: added }) => [visitors, added]),
    ]);
  };
  expect(await groupsBy('device')).toEqual([
    [
      'phone',
      [
        [1, 0],
        [2, 1],
      ],
    ],
    [
      'computer',
      [
        [0, 0],
        [1, 0],
      ],
    ],
  ]);
  expect((await groupsBy('market')).map(([key]) => key)).toEqual(['DE', 'FR', null]);
  const rows = async (query: object) =>
    (await app.ask(listGoalRows, { params: { id }, query: { variant: '1', until, ...query } })).pagination
      .totalItems;
  expect(await rows({ by: 'device', group: 'phone', goalId: '6' })).toBe(1);
  expect(await rows({ by: 'device', group: 'computer', goalId: '6' })).toBe(0);
  expect(await rows({ by: 'market', group: 'FR' })).toBe(1);
  expect(await rows({ by: 'market' }), 'of whom it isn’t known').toBe(1);
  expect(await rows({})).toBe(3);
});

test('names concurrent tests with their dates, and no others', async () => {
  const { app, time, id } = await aShop();
  const early = await aTest(app, [await aWidget(app, 'One'), await aWidget(app, 'Two')], { name: 'Early' });
  const late = await aTest(app, [await aWidget(app, 'Red'), await aWidget(app, 'Blue')], { name: 'Late' });
  await start(app, early);
  await app.ask(endExperiment, { params: { id: early }, body: {} });
  time.now += HOUR;
  const { startedAt } = await start(app, id);
  time.now += HOUR;
  const beside = await start(app, late);
  expect((await resultsOf(app, id)).others).toEqual([
    { id: late, name: 'Late', startedAt: beside.startedAt, endedAt: null },
  ]);
  time.now += HOUR;
  const ended = (await app.ask(endExperiment, { params: { id }, body: {} })).data.run?.endedAt;
  expect((await resultsOf(app, late)).others).toEqual([
    { id, name: 'Round or square', startedAt, endedAt: ended },
  ]);
});
