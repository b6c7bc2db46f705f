import { type ExperimentResultsResponse, readExperimentResults } from '@cartwright/core/contract/experiments';
import { assignmentOf } from '@cartwright/core/experiments/assignment/assignment';
import { movedTo, trafficOf } from '@cartwright/core/experiments/assignment/traffic';
import type { Page } from '@playwright/test';
import { call, pathOf } from '../models/running-test';
import { expect } from '../test';
import type { RawRows } from './raw-rows';
import { evenlyDividedP, firstCheck, recounted, recountedGoals } from './recounted';
import { say } from './say';
import type { RunningTest, TestedShop } from './tested-shop';
import { countedIn, type VisitorNotes } from './visit-ledger';

type Results = Readonly<Record<keyof TestedShop, ExperimentResultsResponse>>;

const NAMES = ['carts', 'widgets'] as const;

/** Events reach the results by jobs. */
const TIMEOUT_MS = 120_000;

/** Reads the results of both tests, once they have the visitors and buyers that were seen: no more, and none lost. */
export async function resultsAsSeen(
  page: Page,
  adminUrl: string,
  tests: TestedShop,
  notes: readonly VisitorNotes[],
): Promise<Results> {
  const read = async ({ id }: RunningTest): Promise<ExperimentResultsResponse> =>
    (await call(page, adminUrl, 'get', pathOf(readExperimentResults, id))).data;
  for (const name of NAMES) {
    const { variants } = tests[name].document;
    const groups = countedIn(name, notes, variants.length);
    const seen = {
      visitors: groups.map((group) => group.length),
      buyers: groups.map((group) => group.filter(({ orders }) => orders.length > 0).length),
      inSeveral: 0,
    };
    const counted = async () => {
      const { goals, inSeveral } = await read(tests[name]);
      const conversion = goals.find(({ goalId }) => goalId === 2)?.estimates;
      return {
        visitors: conversion?.map(({ visitors }) => visitors),
        buyers: conversion?.map(({ events }) => events),
        inSeveral,
      };
    };
    await expect.poll(counted, { timeout: TIMEOUT_MS, message: `results of ${name}` }).toEqual(seen);
    say(`${name}: ${JSON.stringify(seen)}`);
  }
  return { carts: await read(tests.carts), widgets: await read(tests.widgets) };
}

/** Each visitor saw the variant of the shares of the day on which the visitor came, and kept it; without consent the control. */
export function expectDivided(tests: TestedShop, results: Results, notes: readonly VisitorNotes[]): void {
  const planned = trafficOf(3, [3_400, 3_300, 3_300]);
  const [, , third = []] = results.widgets.shares ?? [];
  const moved = movedTo(
    planned,
    third.map((share) => Math.round(share * 10_000)),
  );
  say(`shares of the third day: ${third.join(', ')}`);
  for (const { number, scenario, visitor, seen } of notes)
    for (const name of NAMES) {
      const own = seen.filter(({ test }) => test === name);
      const [first] = own.filter(({ counted }) => counted);
      const { id, document } = tests[name];
      const variants = document.variants.length;
      const traffic = name === 'carts' ? trafficOf(2, [5_000, 5_000]) : first?.day === 1 ? planned : moved;
      const { variant } = assignmentOf({ id, seed: id, variants, traffic }, visitor, {});
      const expected = own.map(({ counted }) => (counted ? variant : 0));
      expect(
        own.map((each) => each.variant),
        `${name}, visitor ${number}, ${scenario}`,
      ).toEqual(expected);
    }
}

/** The results are what follows from the rows, and orders are what checkout showed. */
export function expectRecounted(
  tests: TestedShop,
  results: Results,
  rows: RawRows,
  notes: readonly VisitorNotes[],
  checkedAt: Date,
): void {
  for (const name of NAMES) {
    const { countedUntil, goals } = results[name];
    const variants = tests[name].document.variants.length;
    const again = recountedGoals(recounted(tests[name], rows, new Date(countedUntil)), variants);
    for (const { goalId, estimates } of goals)
      if (goalId === 1 || goalId === 2)
        for (const [at, estimate] of estimates.entries())
          expectClose({ ...estimate }, { ...again[goalId][at] });
  }
  const { decision, sampleRatioOff } = results.carts;
  const checked = recountedGoals(recounted(tests.carts, rows, checkedAt), 2)[2];
  const p = evenlyDividedP(checked.map(({ visitors }) => visitors));
  say(`carts, first check: ${JSON.stringify({ p, checked, findings: decision.findings })}`);
  expect(sampleRatioOff).toBe(p < 0.001);
  const [finding] = decision.findings;
  const { kind, interval } = firstCheck(checked, tests.carts.run.plan.visitors);
  expect(finding?.kind).toBe(sampleRatioOff ? 'withheld' : kind);
  expectClose({ ...finding?.interval }, { ...interval });

  const paid = (order: { readonly order_id: number }) =>
    rows.lines.reduce((sum, line) => sum + (line.order_id === order.order_id ? line.revenue : 0), 0);
  const shown = notes.flatMap(({ orders }) => orders);
  expect(rows.orders.map(paid).sort()).toEqual(shown.map((order) => order.paid).sort());
  // Of B a quarter is off from $30 on.
  const due = shown.map(
    ({ quantity, variant }) => 1_600 * quantity * (variant === 1 && quantity > 1 ? 0.75 : 1),
  );
  expect(shown.map((order) => order.paid)).toEqual(due);
}

/** Numbers that were computed in two ways. */
function expectClose(
  actual: Readonly<Record<string, number>>,
  expected: Readonly<Record<string, number>>,
): void {
  expect(Object.keys(actual).sort()).toEqual(Object.keys(expected).sort());
  for (const [name, value] of Object.entries(expected)) {
    const apart = Math.abs((actual[name] ?? Number.NaN) - value);
    expect(apart, `${name}: ${actual[name]} and ${value}`).toBeLessThanOrEqual(
      1e-6 * Math.max(1, Math.abs(value)),
    );
  }
}
