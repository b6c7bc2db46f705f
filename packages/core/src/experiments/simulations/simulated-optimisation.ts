import type { Decision } from '../decision/decision';
import type { CountedDay } from '../goals/counted-day';
import type { Period } from '../goals/period';
import { optimisedDecision } from '../optimisation/optimised-decision';
import { optimisedShares } from '../optimisation/optimised-shares';
import { buyersAmong, dividedVisitors } from './simulated-shop';

/** Simulated test that moves its visitors: conversion of each variant on each day, and the traffic. */
export interface OptimisedScenario {
  readonly variants: number;
  readonly days: number;
  readonly visitorsOn: (day: number) => number;
  readonly rateOn: (variant: number, day: number) => number;
  /** Planned visitors of all variants. */
  readonly planned: number;
}

/** Outcome of such a test, with the shares of its last day. */
export interface OptimisedOutcome {
  readonly decision: Decision;
  readonly shares: readonly number[];
}

/** Number of draws, fewer than in a shop: shares are rougher, and no less valid. */
const DRAWS = 200;

/** Runs such a test; as in a shop, the shares of a day follow from the days until the one before the last. */
export function optimisedOutcome(scenario: OptimisedScenario, random: () => number): OptimisedOutcome {
  const { variants, days, visitorsOn, rateOn, planned } = scenario;
  const equal = Array.from({ length: variants }, () => 1 / variants);
  const periods: Period[] = [];
  const counted: CountedDay[] = [];
  const sharesOf: number[][] = [equal];
  for (let day = 0; day < days; day++) {
    const moved = day < 2 ? null : optimisedShares(periods.slice(0, day - 1), random, DRAWS);
    const shares = moved?.map((share) => share / 10_000) ?? sharesOf.at(-1) ?? equal;
    sharesOf.push(shares);
    const came = dividedVisitors(visitorsOn(day), shares, random);
    periods.push(
      came.map((visitors, variant) => {
        const events = buyersAmong(visitors, rateOn(variant, day), random);
        return { visitors, events, sum: events, squares: events };
      }),
    );
    counted.push({
      day: day + 1,
      at: day,
      counted: { inSeveral: 0, estimates: {}, periods: { 2: [...periods] } },
    });
  }
  const decision = optimisedDecision({
    plan: { visitors: planned, shares: equal, level: 0.05, checks: days },
    days: counted,
    goalId: 2,
    direction: 'both',
    endedByHand: false,
    sampleRatioOff: false,
  });
  return { decision, shares: sharesOf.at(-1) ?? equal };
}

/** Whether a difference was found, in either direction. */
export const isCalled = ({ decision }: OptimisedOutcome): boolean =>
  decision.findings.some(({ kind }) => kind === 'better' || kind === 'worse');

/** Scenario of three equal variants, in a shop with weak and strong days and a slow rise. */
export const SWINGING: OptimisedScenario = {
  variants: 3,
  days: 28,
  visitorsOn: (day) => (day % 7 > 4 ? 1_500 : 900),
  rateOn: (_variant, day) => (day % 7 > 4 ? 0.06 : 0.03) * (1 + day / 56),
  planned: 30_000,
};
