import {
  type Check,
  type CheckPlan,
  type Direction,
  fractionOf,
  hasPlannedSize,
  judgeChecks,
} from '../decision/checks';
import { comparisonOf } from '../decision/comparison';
import { type Estimate, meanEstimate } from '../goals/estimate';
import { winsorised } from '../goals/winsorised';
import { MAX_WEEKS } from '../plan/honest-length';
import {
  type Design,
  type OrderSpread,
  rateBaseline,
  revenueBaseline,
  visitorsFor,
} from '../plan/planned-size';
import { MAX_BOUND } from '../statistics/group-sequential';
import { normalQuantile } from '../statistics/normal';
import { normalFrom } from '../statistics/random';
import { spentBy } from '../statistics/spending';
import { buyersAmong, dividedVisitors } from './simulated-shop';

const DAYS = 7;

/** Test as planned, and the true values of its shop. */
export interface Scenario {
  /** Planned values: the control's conversion, the smallest gain worth finding, and weeks. */
  readonly rate: number;
  readonly gain: number;
  readonly weeks: number;
  readonly design: Design;
  /** True conversion of a variant (0 is the control) on a day (0 is the first, a Monday). */
  readonly rateOn: (variant: number, day: number) => number;
  /** Spread of lognormal order values, if the goal is revenue. */
  readonly orderValues?: number;
  /** Traffic as planned, or 0.4 to 1.8 of it, with each week up to half more or less. */
  readonly traffic: 'planned' | 'uneven';
}

export const HALVES: Design = { shares: [0.5, 0.5], level: 0.05, rhythm: 'weekly' };

export function equalDesign(variants: number): Design {
  return { ...HALVES, shares: Array.from({ length: variants }, () => 1 / variants) };
}

export function planOf({ rate, gain, weeks, design, orderValues }: Scenario): CheckPlan {
  const baseline =
    orderValues === undefined ? rateBaseline(rate) : revenueBaseline(rate, lognormal(orderValues));
  return {
    visitors: Math.ceil(visitorsFor(baseline, gain, design, weeks)),
    shares: design.shares,
    level: design.level,
    checks: Math.min(2 * weeks, MAX_WEEKS),
  };
}

/** Lognormal order values with a median of 1. */
function lognormal(spread: number): OrderSpread {
  const mean = Math.exp(spread ** 2 / 2);
  return { mean, deviation: mean * Math.sqrt(Math.exp(spread ** 2) - 1) };
}

/** Data of each weekly check of a test, up to the final one. */
export function weeksOf(scenario: Scenario, random: () => number): Estimate[][] {
  const { weeks, design, rateOn, orderValues, traffic } = scenario;
  const plan = planOf(scenario);
  const level = traffic === 'planned' ? 1 : 0.4 + 1.4 * random();
  const visitors = design.shares.map(() => 0);
  const orders = design.shares.map(() => 0);
  const revenue: number[][] = design.shares.map(() => []);
  const checks: Estimate[][] = [];
  for (let week = 0; week < plan.checks; week++) {
    const ofWeek = traffic === 'planned' ? 1 : 0.5 + random();
    const ofDay = ((plan.visitors / weeks) * level * ofWeek) / DAYS;
    for (let day = week * DAYS; day < (week + 1) * DAYS; day++) {
      for (const [variant, came] of dividedVisitors(ofDay, design.shares, random).entries()) {
        const bought = buyersAmong(came, rateOn(variant, day), random);
        visitors[variant] = (visitors[variant] ?? 0) + came;
        orders[variant] = (orders[variant] ?? 0) + bought;
        if (orderValues === undefined) continue;
        for (let order = 0; order < bought; order++) {
          revenue[variant]?.push(Math.exp(orderValues * normalFrom(random)));
        }
      }
    }
    const counted = visitors.map((each, variant) => ({ visitors: each, orders: orders[variant] ?? 0 }));
    const estimates =
      orderValues === undefined
        ? counted.map((each) => conversion(each.visitors, each.orders))
        : winsorised(counted.map((each, variant) => ({ ...each, revenue: revenue[variant] ?? [] }))).map(
            meanEstimate,
          );
    checks.push(estimates);
    if (hasPlannedSize(plan, estimates)) break;
  }
  return checks;
}

export function conversion(visitors: number, orders: number): Estimate {
  return meanEstimate({ visitors, events: orders, sum: orders, squares: orders });
}

/**
 * Lower bound of the standard errors from 0 at which a difference is decided at a check by which this much is
 * spent: beyond the actual bound, it is decided by then.
 */
export function minBound(spent: number): number {
  return Math.min(MAX_BOUND, normalQuantile(spent / 2));
}

/**
 * Checks of a simulated test up to the final one; null if no difference ever gets far enough from 0 for a
 * decision, so that the integrals needn't be computed.
 */
export function checksOf(
  plan: CheckPlan,
  weeks: readonly (readonly Estimate[])[],
  direction: Direction = 'both',
): Check[] | null {
  // The first decision is at the strictest level (Holm).
  const level = plan.level / (plan.shares.length - 1);
  const isNear = weeks.some((estimates, week) => {
    const isFinal = week === weeks.length - 1;
    const needed = minBound(isFinal ? level : spentBy(fractionOf(plan, estimates), level)) - 1e-6;
    const [control, ...variants] = estimates;
    return variants.some((variant) => {
      if (!control) return false;
      const { difference, standardError } = comparisonOf(control, variant);
      return Math.abs(difference) >= needed * standardError;
    });
  });
  return isNear ? judgeChecks(plan, weeks, direction) : null;
}
