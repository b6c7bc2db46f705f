import type { RawRows } from './raw-rows';
import type { RunningTest } from './tested-shop';

/** A visitor of a test by the rows. */
interface Recounted {
  readonly variant: number;
  readonly orders: number;
  readonly revenue: number;
}

/** Visitors of a test until an instant, by the rows alone: nothing here is the app's code. */
export function recounted({ id, document, run }: RunningTest, rows: RawRows, until: Date): Recounted[] {
  const from = new Date(run.startedAt);
  const during = (at: Date) => at >= from && at < until;
  const seen = new Map<string, { readonly variants: Set<string>; first: number }>();
  const visitorOf = new Map<string, string>();
  for (const event of rows.events) {
    const { visitor_id: visitor, happened_at: at } = event;
    if (visitor === null) continue;
    if (event.link !== null) visitorOf.set(event.link, visitor);
    if (event.subject !== 'experiment' || event.subject_id !== id || event.test_variant === null) continue;
    if (!during(at)) continue;
    const known = seen.get(visitor) ?? { variants: new Set(), first: at.getTime() };
    known.variants.add(event.test_variant);
    known.first = Math.min(known.first, at.getTime());
    seen.set(visitor, known);
  }
  const revenueOf = new Map<number, number>();
  for (const { order_id, revenue } of rows.lines)
    revenueOf.set(order_id, (revenueOf.get(order_id) ?? 0) + revenue);
  return [...seen].flatMap(([visitor, { variants, first }]) => {
    const [shown] = variants;
    if (variants.size !== 1) return [];
    const orders = rows.orders.filter(
      ({ link, placed_at: at }) =>
        link !== null && visitorOf.get(link) === visitor && during(at) && at.getTime() >= first,
    );
    return {
      variant: document.variants.findIndex((each) => each.id === shown),
      orders: orders.length,
      revenue: orders.reduce((sum, order) => sum + (revenueOf.get(order.order_id) ?? 0), 0),
    };
  });
}

export interface Mean {
  readonly visitors: number;
  readonly events: number;
  readonly mean: number;
  /** The square of its standard error. */
  readonly variance: number;
}

/** Goals by visitor: revenue (1) and conversion (2), of each variant. */
export function recountedGoals(visitors: readonly Recounted[], variants: number): Record<1 | 2, Mean[]> {
  const largest = percentile(
    visitors.flatMap(({ orders, revenue }) => (orders > 0 ? revenue : [])),
    0.999,
  );
  const groups = Array.from({ length: variants }, (_, at) =>
    visitors.filter(({ variant }) => variant === at),
  );
  const goal = (amountOf: (each: Recounted) => number, eventsOf: (each: Recounted) => number) =>
    groups.map((group) => meanOf(group.map(amountOf), sum(group.map(eventsOf))));
  const bought = ({ orders }: Recounted) => (orders > 0 ? 1 : 0);
  return {
    1: goal(
      ({ revenue }) => Math.min(revenue, largest),
      ({ orders }) => orders,
    ),
    2: goal(bought, bought),
  };
}

function meanOf(values: readonly number[], events: number): Mean {
  const visitors = values.length;
  const mean = visitors > 0 ? sum(values) / visitors : 0;
  const spread = sum(values.map((each) => (each - mean) ** 2));
  return { visitors, events, mean, variance: visitors > 1 ? spread / (visitors - 1) / visitors : 0 };
}

/** The first weekly check of a test of two variants at 1 in 20 (`experiments.md`): the finding, and its interval. */
export function firstCheck([control, b]: readonly Mean[], planned: number) {
  if (!control || !b) throw new Error('The test has two variants.');
  const fraction = (control.visitors * b.visitors) / (control.visitors + b.visitors) / (planned / 4);
  if (Math.min(control.events, b.events) < 50) return { kind: 'few', interval: null };
  if (fraction < 0.01) return { kind: 'open', interval: null };
  const isFinal = fraction >= 0.95;
  const spent = isFinal ? 0.05 : 4 * tail(upperQuantile(0.05 / 4) / Math.sqrt(fraction));
  const bound = Math.min(8, upperQuantile(spent / 2));
  const difference = b.mean - control.mean;
  const half = bound * Math.sqrt(control.variance + b.variance);
  const verdict = isFinal ? 'none' : 'open';
  const kind = Math.abs(difference) < half ? verdict : difference > 0 ? 'better' : 'worse';
  return { kind, interval: { low: difference - half, high: difference + half } };
}

/** Probability of visitors as unevenly divided as these, or more, where both variants have half. */
export function evenlyDividedP([a = 0, b = 0]: readonly number[]): number {
  return a + b === 0 ? 1 : 2 * tail(Math.abs(a - b) / Math.sqrt(a + b));
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = Math.max(0, sorted.length - 1) * part;
  const [below = 0, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return below + (above - below) * (place % 1);
}

/** The upper tail of the normal distribution from 0 on, integrated by Simpson's rule. */
function tail(z: number): number {
  const steps = 2_000;
  const width = 10 / steps;
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  let area = density(z) + density(z + 10);
  for (let at = 1; at < steps; at += 1) area += (at % 2 === 1 ? 4 : 2) * density(z + at * width);
  return (area * width) / 3;
}

/** The value whose upper tail is so probable. */
function upperQuantile(probability: number): number {
  let [low, high] = [0, 40];
  for (let halved = 0; halved < 100; halved += 1) {
    const middle = (low + high) / 2;
    if (tail(middle) > probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
