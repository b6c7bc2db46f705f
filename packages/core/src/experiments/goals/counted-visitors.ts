import { type Exposure, separated } from '../assignment/exposures';
import type { ExperimentDocument } from '../document/experiment-document';
import type { GoalId } from '../document/goals';
import { type Estimate, meanEstimate } from './estimate';
import { ratioEstimate } from './ratio-estimate';
import { winsorised } from './winsorised';

/** When (epoch milliseconds) a visitor's page drew a variant first. */
export interface CountedExposure extends Exposure {
  readonly at: number;
}

export interface CountedOrder {
  /** When it was placed. */
  readonly at: number;
  /** Subunits of the shop's currency, less refunds. */
  readonly revenue: number;
  readonly units: number;
}

/** Actions of a visitor, whenever; those before the exposure aren't counted. */
export interface VisitorActions {
  readonly orders: readonly CountedOrder[];
  /** Clicks on a product of what is tested, products put into the cart, tiers that it reached: epoch milliseconds. */
  readonly clicks: readonly number[];
  readonly adds: readonly number[];
  readonly tiers: readonly number[];
}

/** Counts of a test until an instant. */
export interface Counted {
  /** Visitors who saw several variants: in none of them. */
  readonly inSeveral: number;
  /** Of each goal that can be counted, by variant; the control is first. */
  readonly estimates: Readonly<Partial<Record<GoalId, readonly Estimate[]>>>;
}

/** Goals that are made of what orders say, which is read of every test. */
const OF_ORDERS: readonly GoalId[] = [1, 2, 3, 7];

/** The goals that are counted of a test: clicks, adds and tiers where they are asked for. */
export function countedGoals({
  goalId,
  guardrails,
}: Pick<ExperimentDocument, 'goalId' | 'guardrails'>): GoalId[] {
  return [...new Set([goalId, ...guardrails, ...OF_ORDERS])];
}

/**
 * Milliseconds by which a click may seem to be before the exposure that it followed: both are sent apart, and each is dated
 * when it arrives.
 */
const ARRIVAL = 60_000;

interface Group {
  visitors: number;
  buyers: { orders: number; revenue: number; units: number }[];
  clicked: number;
  added: number;
  reached: number;
}

/** The goals of a test by what its visitors did from their first exposure on, before `until`. */
export function countedUntil(
  exposures: readonly CountedExposure[],
  actions: ReadonlyMap<string, VisitorActions>,
  { until, variants }: { readonly until: number; readonly variants: number },
): Counted {
  const seen = exposures.filter(({ at, variant }) => at < until && variant < variants);
  const firstAt = new Map<string, number>();
  for (const { visitor, at } of seen) firstAt.set(visitor, Math.min(at, firstAt.get(visitor) ?? at));
  const { variantOf, inSeveral } = separated(seen);
  const groups = Array.from(
    { length: variants },
    (): Group => ({ visitors: 0, buyers: [], clicked: 0, added: 0, reached: 0 }),
  );
  for (const [visitor, variant] of variantOf) {
    const group = groups[variant];
    const from = firstAt.get(visitor) ?? until;
    if (!group) continue;
    group.visitors += 1;
    const { orders = [], clicks = [], adds = [], tiers = [] } = actions.get(visitor) ?? {};
    const isCounted = (at: number) => from - ARRIVAL <= at && at < until;
    group.clicked += Number(clicks.some(isCounted));
    group.added += Number(adds.some(isCounted));
    group.reached += Number(tiers.some(isCounted));
    const bought = orders.filter(({ at }) => from <= at && at < until);
    if (bought.length === 0) continue;
    group.buyers.push({
      orders: bought.length,
      revenue: sumOf(bought, ({ revenue }) => revenue),
      units: sumOf(bought, ({ units }) => units),
    });
  }
  return { inSeveral, estimates: estimatesOf(groups) };
}

function estimatesOf(groups: readonly Group[]): Counted['estimates'] {
  const rates = (count: (group: Group) => number) =>
    groups.map((group) => {
      const events = count(group);
      return sound(meanEstimate({ visitors: group.visitors, events, sum: events, squares: events }));
    });
  const ratios = (amountOf: (buyer: Group['buyers'][number]) => number) =>
    groups.map(({ visitors, buyers }) =>
      sound(
        ratioEstimate({
          visitors,
          buyers: buyers.length,
          orders: sumOf(buyers, ({ orders }) => orders),
          orderSquares: sumOf(buyers, ({ orders }) => orders ** 2),
          amount: sumOf(buyers, amountOf),
          amountSquares: sumOf(buyers, (buyer) => amountOf(buyer) ** 2),
          products: sumOf(buyers, (buyer) => buyer.orders * amountOf(buyer)),
        }),
      ),
    );
  const revenue = winsorised(
    groups.map(({ visitors, buyers }) => ({
      visitors,
      orders: sumOf(buyers, ({ orders }) => orders),
      revenue: buyers.map((buyer) => buyer.revenue),
    })),
  );
  return {
    1: revenue.map((sums) => sound(meanEstimate(sums))),
    2: rates(({ buyers }) => buyers.length),
    3: ratios((buyer) => buyer.revenue),
    4: rates(({ clicked }) => clicked),
    5: rates(({ reached }) => reached),
    6: rates(({ added }) => added),
    7: ratios(({ units }) => units),
  };
}

/** Of nobody, or of one, there is no mean or no variance: both are 0 then, and nothing is judged by so few. */
function sound({ visitors, events, mean, variance }: Estimate): Estimate {
  return { visitors, events, mean: finite(mean), variance: finite(variance) };
}

const finite = (value: number) => (Number.isFinite(value) ? value : 0);

function sumOf<Each>(all: readonly Each[], of: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + of(each), 0);
}
