import type { Device } from '@cartwright/core/analytics/device-of';
import { coverage } from '@cartwright/core/collections/campaign';
import { readCampaignDocument } from '@cartwright/core/collections/read-stored';
import type { ExperimentDocument } from '@cartwright/core/experiments/document/experiment-document';
import {
  type CountedExposure,
  countedGoals,
  type VisitorActions,
} from '@cartwright/core/experiments/goals/counted-visitors';
import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { campaigns, events, orderLines, orderSessions, orders } from '../db/schema';
import { ORDER_SUMS } from './order-sums';
import type { StartedTest } from './running-tests';

/** Ids per statement. */
const IDS_AT_ONCE = 1_000;

/** Visitors of a test from stored events: exposures and goals, until a timestamp. */
export async function countedVisitors(
  store: ShopStore,
  { id, document, run }: StartedTest,
  until: Date,
): Promise<{
  readonly exposures: readonly CountedExposure[];
  readonly actions: ReadonlyMap<string, VisitorActions>;
}> {
  const from = new Date(run.startedAt);
  const during = (more: SQL | undefined) =>
    and(gte(events.happenedAt, from), lt(events.happenedAt, until), isNotNull(events.visitorId), more);
  const seen = await store.sums(events, {
    by: {
      visitor: sql<string>`${events.visitorId}`.as('visitor'),
      shown: sql<string>`${events.testVariant}`.as('shown'),
      market: sql<string | null>`${events.country}`.as('market'),
      device: sql<Device | null>`${events.device}`.as('device'),
    },
    of: { at: sql`min(${events.happenedAt})`.mapWith(events.happenedAt).as('at') },
    where: during(and(eq(events.subject, 'experiment'), eq(events.subjectId, id))),
  });
  const places = new Map(document.variants.map((variant, at) => [variant.id, at]));
  const exposures = seen.flatMap(({ visitor, shown, at, ...where }) => {
    const variant = places.get(shown);
    return variant === undefined ? [] : [{ visitor, variant, at: at.getTime(), ...where }];
  });
  const variantsOf = new Map(exposures.map(({ visitor, variant }) => [visitor, variant]));
  const actions = new Map<
    string,
    { -readonly [Field in keyof VisitorActions]: VisitorActions[Field][number][] }
  >();
  const actionsOf = (visitor: string) => {
    const known = actions.get(visitor) ?? { orders: [], clicks: [], adds: [], tiers: [] };
    actions.set(visitor, known);
    return known;
  };

  const goals = countedGoals(document);
  const { place, isOf } = await clicksOfTest(store, document);
  const clicked = !goals.includes(4)
    ? []
    : await store.columns(events, ['visitorId', 'subjectId', 'happenedAt'], {
        where: during(and(eq(events.name, 'clicked'), place)),
      });
  for (const { visitorId, subjectId, happenedAt } of clicked) {
    const variant = variantsOf.get(visitorId ?? '');
    if (visitorId === null || variant === undefined) continue;
    if (isOf(subjectId, variant)) actionsOf(visitorId).clicks.push(happenedAt.getTime());
  }
  const added = !goals.includes(6)
    ? []
    : await store.columns(events, ['visitorId', 'happenedAt'], {
        where: during(inArray(events.name, ['added', 'cross_sell_added'])),
      });
  for (const { visitorId, happenedAt } of added) {
    if (visitorId !== null && variantsOf.has(visitorId)) actionsOf(visitorId).adds.push(happenedAt.getTime());
  }
  const reached = !goals.includes(5)
    ? []
    : await store.columns(events, ['visitorId', 'happenedAt'], {
        where: during(
          and(
            eq(events.subject, 'cart'),
            // Tiers belong to the control, whichever cart is shown.
            eq(events.subjectId, document.variants[0]?.documentId ?? ''),
            eq(events.name, 'tier_reached'),
          ),
        ),
      });
  for (const { visitorId, happenedAt } of reached) {
    if (visitorId !== null && variantsOf.has(visitorId))
      actionsOf(visitorId).tiers.push(happenedAt.getTime());
  }
  for (const { visitor, ...order } of await ordersOfVisitors(store, from, until)) {
    if (variantsOf.has(visitor)) actionsOf(visitor).orders.push(order);
  }
  return { exposures, actions };
}

/** Online orders of a period that are linked to a visitor's session, minus refunds until now. */
async function ordersOfVisitors(store: ShopStore, from: Date, until: Date) {
  const placed = await store.columns(orders, ['orderId', 'placedAt'], {
    where: and(
      gte(orders.placedAt, from),
      lt(orders.placedAt, until),
      // As for credits: other orders have no link to the storefront, and cancelled ones don't
      // count.
      eq(orders.kind, 'online'),
      eq(orders.isCancelled, false),
    ),
  });
  const found = [];
  for (const chunk of chunksOf(placed)) {
    const ids = chunk.map(({ orderId }) => orderId);
    const tied = await store.columns(orderSessions, ['orderId', 'sessionId'], {
      where: inArray(orderSessions.orderId, ids),
    });
    if (tied.length === 0) continue;
    const owners = await store.sums(events, {
      by: {
        session: sql<string>`${events.sessionId}`.as('session'),
        visitor: sql<string>`${events.visitorId}`.as('visitor'),
      },
      of: {},
      where: and(
        inArray(
          events.sessionId,
          tied.map(({ sessionId }) => sessionId),
        ),
        isNotNull(events.visitorId),
      ),
    });
    const lines = await store.sums(orderLines, {
      ...ORDER_SUMS,
      where: inArray(orderLines.orderId, ids),
    });
    const visitorOf = new Map(owners.map(({ session, visitor }) => [session, visitor]));
    const sessionOf = new Map(tied.map(({ orderId, sessionId }) => [orderId, sessionId]));
    const soldOf = new Map(lines.map((line) => [line.orderId, line]));
    for (const { orderId, placedAt } of chunk) {
      const visitor = visitorOf.get(sessionOf.get(orderId) ?? '');
      const { revenue = 0, units = 0 } = soldOf.get(orderId) ?? {};
      if (visitor !== undefined) found.push({ visitor, orderId, at: placedAt.getTime(), revenue, units });
    }
  }
  return found;
}

function chunksOf<Each>(all: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(all.length / IDS_AT_ONCE) }, (_, at) =>
    all.slice(at * IDS_AT_ONCE, (at + 1) * IDS_AT_ONCE),
  );
}

/** Clicks that a test counts: their place, and a filter by variant. */
interface ClicksOfTest {
  readonly place: SQL | undefined;
  readonly isOf: (subjectId: string | null, variant: number) => boolean;
}

/**
 * Clicks of a test: in the variant's widget; for campaigns, in lists of the control's collections,
 * or in all of them if the control is deleted.
 */
async function clicksOfTest(
  store: ShopStore,
  { context, variants }: Pick<ExperimentDocument, 'context' | 'variants'>,
): Promise<ClicksOfTest> {
  const shown = variants.flatMap(({ documentId }) => documentId ?? []);
  if (context !== 'collection') {
    return {
      place: and(eq(events.subject, 'widget'), inArray(events.subjectId, shown)),
      isOf: (subjectId, variant) => variants[variant]?.documentId === subjectId,
    };
  }
  const [row] = await store.columns(campaigns, ['document'], { where: eq(campaigns.id, shown[0] ?? '') });
  const control = row ? readCampaignDocument(row.document) : null;
  return {
    place: eq(events.subject, 'collection'),
    isOf: (subjectId) => !control?.ok || coverage(control.value, Number(subjectId)) !== null,
  };
}
