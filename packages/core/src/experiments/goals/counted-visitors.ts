import type { Device } from '../../analytics/device-of';
import { type Exposure, separated } from '../assignment/exposures';
import type { ExperimentDocument } from '../document/experiment-document';
import type { GoalId } from '../document/goals';
import { type Estimate, meanEstimate } from './estimate';
import type { Period } from './period';
import { ratioEstimate } from './ratio-estimate';
import { winsorised } from './winsorised';

/** When (epoch milliseconds) a visitor's page drew a variant first. */
export interface CountedExposure extends Exposure {
  readonly at: number;
  /** Country that the store was shown for (ISO 3166-1), and the device; absent or null: not known. */
  readonly market?: string | null;
  readonly device?: Device | null;
}

export interface CountedOrder {
  /** Shopify's; absent where nobody asks which it was. */
  readonly orderId?: number;
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
  /** Of a test that moves its visitors: the same by the day on which they came, of the goals that are asked for. */
  readonly periods?: Readonly<Partial<Record<GoalId, readonly Period[]>>>;
  /** Of such a test: the shares (ten-thousandths) that follow from these counts; null: they stay as they are. */
  readonly shares?: readonly number[] | null;
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

/** Visitor who saw one variant, with what counts of the actions: those from the first exposure on. */
export interface CountedVisitor {
  readonly variant: number;
  /** First exposure. */
  readonly from: number;
  /** Of the first exposure; null: not known. */
  readonly market: string | null;
  readonly device: Device | null;
  readonly orders: readonly CountedOrder[];
  /** The first of each; null: none. */
  readonly clicked: number | null;
  readonly added: number | null;
  readonly reached: number | null;
}

interface Until {
  readonly until: number;
  readonly variants: number;
}

/** Visitors of a test until an instant, with what each did from the first exposure on. */
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
        .reduce<number | null>((least, at) => (least === null ? at : Math.min(least, at)), null);
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

/** The goals of a test by what its visitors did from their first exposure on, before `until`. */
export function countedUntil(
  exposures: readonly CountedExposure[],
  actions: ReadonlyMap<string, VisitorActions>,
  { until, variants }: Until,
): Counted {
  const { inSeveral, visitors } = visitorsUntil(exposures, actions, { until, variants });
  return { inSeveral, estimates: estimatesOf(visitors, variants) };
}

/** All goals of some visitors, by variant. */
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

/** Revenue of several orders together. */
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

/** Estimate without NaN: nobody has no mean, one visitor no variance. Both are 0 then, and nothing is judged by so few. */
function sound({ visitors, events, mean, variance }: Estimate): Estimate {
  return { visitors, events, mean: finite(mean), variance: finite(variance) };
}

const finite = (value: number) => (Number.isFinite(value) ? value : 0);

function sumOf<Each>(all: readonly Each[], of: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + of(each), 0);
}
