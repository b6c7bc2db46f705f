import type { Device } from '../../analytics/device-of';
import { type Exposure, separated } from '../assignment/exposures';
import type { ExperimentDocument } from '../document/experiment-document';
import type { GoalId } from '../document/goals';
import { type Estimate, meanEstimate } from './estimate';
import type { Period } from './period';
import { ratioEstimate } from './ratio-estimate';
import { winsorised } from './winsorised';

/** First exposure of a visitor to a variant (epoch milliseconds). */
export interface CountedExposure extends Exposure {
  readonly at: number;
  /** Country of the storefront (ISO 3166-1), and device; absent or null: unknown. */
  readonly market?: string | null;
  readonly device?: Device | null;
}

export interface CountedOrder {
  /** Shopify's id; absent where it isn't needed. */
  readonly orderId?: number;
  /** Time of the order. */
  readonly at: number;
  /** Subunits of the shop's currency, less refunds. */
  readonly revenue: number;
  readonly units: number;
}

/** Actions of a visitor at any time; those before the exposure aren't counted. */
export interface VisitorActions {
  readonly orders: readonly CountedOrder[];
  /** Clicks on a product of the tested document, products added to the cart, reached tiers: epoch milliseconds. */
  readonly clicks: readonly number[];
  readonly adds: readonly number[];
  readonly tiers: readonly number[];
}

/** Counts of a test until an instant. */
export interface Counted {
  /** Number of visitors who saw several variants, and are counted in none. */
  readonly inSeveral: number;
  /** Estimates of each countable goal by variant, the control first. */
  readonly estimates: Readonly<Partial<Record<GoalId, readonly Estimate[]>>>;
  /** For a test that moves its visitors: counts by the day of arrival, for the requested goals. */
  readonly periods?: Readonly<Partial<Record<GoalId, readonly Period[]>>>;
  /** For such a test: resulting shares (ten-thousandths); null: unchanged. */
  readonly shares?: readonly number[] | null;
}

/** Goals made of orders, which are read for every test. */
const OF_ORDERS: readonly GoalId[] = [1, 2, 3, 7];

/** Counted goals of a test: clicks, adds and tiers only if they are requested. */
export function countedGoals({
  goalId,
  guardrails,
}: Pick<ExperimentDocument, 'goalId' | 'guardrails'>): GoalId[] {
  return [...new Set([goalId, ...guardrails, ...OF_ORDERS])];
}

/** Tolerance in milliseconds for clicks before their exposure: both are sent separately, and dated on arrival. */
const ARRIVAL = 60_000;

/** Visitor who saw one variant, with the actions from the first exposure on. */
export interface CountedVisitor {
  readonly variant: number;
  /** Time of the first exposure. */
  readonly from: number;
  /** Market at the first exposure; null: unknown. */
  readonly market: string | null;
  readonly device: Device | null;
  readonly orders: readonly CountedOrder[];
  /** Time of the first action of each kind; null: none. */
  readonly clicked: number | null;
  readonly added: number | null;
  readonly reached: number | null;
}

interface Until {
  readonly until: number;
  readonly variants: number;
}

/** Visitors of a test until an instant, with their actions from the first exposure on. */
export function visitorsUntil(
  exposures: readonly CountedExposure[],
  actions: ReadonlyMap<string, VisitorActions>,
  { until, variants }: Until,
): { readonly inSeveral: number; readonly visitors: readonly CountedVisitor[] } {
  const seen = exposures.filter(({ at, variant }) => at < until && variant < variants);
  const firstOf = new Map<string, CountedExposure>();
  for (const exposure of seen) {
    const first = firstOf.get(exposure.visitor);
    if (!first || exposure.at < first.at) firstOf.set(exposure.visitor, exposure);
  }
  const { variantOf, inSeveral } = separated(seen);
  const visitors = [...variantOf].map(([visitor, variant]) => {
    const { at: from = until, market = null, device = null } = firstOf.get(visitor) ?? {};
    const { orders = [], clicks = [], adds = [], tiers = [] } = actions.get(visitor) ?? {};
    const first = (instants: readonly number[]) =>
      instants
        .filter((at) => from - ARRIVAL <= at && at < until)
        .reduce<number | null>((min, at) => (min === null ? at : Math.min(min, at)), null);
    return {
      variant,
      from,
      market,
      device,
      orders: orders.filter(({ at }) => from <= at && at < until),
      clicked: first(clicks),
      added: first(adds),
      reached: first(tiers),
    };
  });
  return { inSeveral, visitors };
}

/** Counts of a test's goals from its visitors' actions after their first exposure, before `until`. */
export function countedUntil(
  exposures: readonly CountedExposure[],
  actions: ReadonlyMap<string, VisitorActions>,
  { until, variants }: Until,
): Counted {
  const { inSeveral, visitors } = visitorsUntil(exposures, actions, { until, variants });
  return { inSeveral, estimates: estimatesOf(visitors, variants) };
}

/** Estimates of all goals for some visitors, by variant. */
export function estimatesOf(visitors: readonly CountedVisitor[], variants: number) {
  return estimatesOfGroups(
    Array.from({ length: variants }, (_, variant) =>
      groupOf(visitors.filter((each) => each.variant === variant)),
    ),
  );
}

interface Group {
  readonly visitors: number;
  readonly buyers: readonly { readonly orders: number; readonly revenue: number; readonly units: number }[];
  readonly clicked: number;
  readonly added: number;
  readonly reached: number;
}

function groupOf(visitors: readonly CountedVisitor[]): Group {
  const number = (of: 'clicked' | 'added' | 'reached') =>
    sumOf(visitors, (visitor) => Number(visitor[of] !== null));
  return {
    visitors: visitors.length,
    buyers: visitors
      .filter(({ orders }) => orders.length > 0)
      .map(({ orders }) => ({
        orders: orders.length,
        revenue: revenueOf(orders),
        units: sumOf(orders, ({ units }) => units),
      })),
    clicked: number('clicked'),
    added: number('added'),
    reached: number('reached'),
  };
}

/** Total revenue of several orders. */
export const revenueOf = (orders: readonly CountedOrder[]): number => sumOf(orders, ({ revenue }) => revenue);

function estimatesOfGroups(groups: readonly Group[]): Readonly<Record<GoalId, readonly Estimate[]>> {
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

/** Estimate with 0 for NaN, which results from fewer than two visitors. Those aren't judged. */
function sound({ visitors, events, mean, variance }: Estimate): Estimate {
  return { visitors, events, mean: finite(mean), variance: finite(variance) };
}

const finite = (value: number) => (Number.isFinite(value) ? value : 0);

function sumOf<Each>(all: readonly Each[], of: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + of(each), 0);
}
