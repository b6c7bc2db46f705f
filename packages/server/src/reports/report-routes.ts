import { readWireRange, type WireRange } from '@cartwright/core/analytics/ranges';
import { columnOf, type ReportTab, tabOf } from '@cartwright/core/analytics/reports/report';
import { reportOf } from '@cartwright/core/analytics/reports/reports';
import {
  DROPPED_DAYS,
  type DroppedEvents,
  listReportEvidence,
  listReportRows,
  readDroppedEvents,
  readReportGlance,
} from '@cartwright/core/contract/reports';
import { DEFAULT_TIME_ZONE, daysLater, wallTime } from '@cartwright/core/schedule/wall-time';
import { and, gte, lte } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { eventDays } from '../db/schema';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import type { OpenAdminClient } from '../shopify/admin-client';
import { shopifyOutcome } from '../shopify/shopify-outcome';
import { patientProfiles, storedShopProfile } from '../shops/shop-profile';
import { type FiguresOfTab, figuresOf } from './figures';
import { freshnessOf, freshnessOfOrders } from './freshness';
import { evidenceOf } from './report-evidence';
import { glanceOf } from './report-glance';
import { rowsOf } from './report-rows';
import { TABLES_OF_ORDERS } from './tables-of-orders';

export interface ReportRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => OpenAdminClient;
  readonly clock: () => Date;
}

/** Figures of a tab that isn't counted from sessions. */
const NO_FIGURES: FiguresOfTab = { place: null, figures: {} };

/** Key of an overview in API paths, whatever the name of its tab. */
const GLANCE = 'glance';

/** Routes of reports: overview, table, and the rows behind a figure. */
export function reportRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, adminOf, clock }: ReportRouteOptions,
): void {
  const profileOf = patientProfiles();

  /** Existing tab with its figures, and recent data counted. */
  async function open(shopId: string, report: string, key: string) {
    const definition = reportOf(report);
    const tab: ReportTab | null | undefined =
      key === GLANCE
        ? definition?.tabs.find(({ kind }) => kind === 'glance')
        : definition && tabOf(definition, key);
    const now = clock();
    const ofOrders = TABLES_OF_ORDERS[`${report} ${key}`];
    const figures = ofOrders ? NO_FIGURES : figuresOf(now)[report]?.[key];
    if (!tab || !figures) return failure('not_found', 'This report doesn’t exist.');
    const store = storeOf(shopId);
    const profile = await profileOf(store, adminOf(shopId));
    if (!profile.ok) return shopifyOutcome(profile);
    const freshness = ofOrders ? await freshnessOfOrders(store, now) : await freshnessOf(store, now);
    const counted = {
      asOf: freshness.asOf.toISOString(),
      measuredSince: freshness.measuredSince?.toISOString() ?? null,
      madeUp: freshness.madeUp,
      ordersRead: freshness.ordersRead,
      currency: profile.value.currency,
    };
    return { ok: true as const, store, tab, figures, ofOrders, freshness, counted, now: now.getTime() };
  }

  type Opened = Extract<Awaited<ReturnType<typeof open>>, { ok: true }>;
  const droppedOf = ({ store, figures, now }: Opened, range: WireRange) =>
    figures === NO_FIGURES ? NONE_DROPPED : droppedIn(store, readWireRange(range, now));

  serve(app, resolveShop, readDroppedEvents, async ({ session: { shopId } }) => {
    const store = storeOf(shopId);
    const { timezone = DEFAULT_TIME_ZONE } = (await storedShopProfile(store)) ?? {};
    const to = wallTime(clock().getTime(), timezone).date;
    const dropped = await droppedIn(store, { from: daysLater(to, 1 - DROPPED_DAYS), to });
    return { ok: true, response: { dropped } };
  });

  serve(app, resolveShop, readReportGlance, async ({ session: { shopId }, params: { report }, body }) => {
    const opened = await open(shopId, report, GLANCE);
    if (!opened.ok) return opened;
    const { store, figures, freshness, counted, now } = opened;
    const overview = await glanceOf(store, report, figures, readWireRange(body, now), freshness);
    return { ok: true, response: { ...counted, dropped: await droppedOf(opened, body), ...overview } };
  });

  serve(
    app,
    resolveShop,
    listReportRows,
    async ({ session: { shopId }, params: { report, tab: key }, body }) => {
      const opened = await open(shopId, report, key);
      if (!opened.ok) return opened;
      const { store, tab, figures, ofOrders, counted, now } = opened;
      if (tab.kind !== 'table') return failure('not_found', 'This report has no such table.');
      const sortBy = body.sortBy ?? tab.sortBy;
      if (!columnOf(tab, sortBy)) return noColumn('sortBy');
      const [range, asked] = [readWireRange(body, now), { ...body, sortBy }];
      const page = await (ofOrders
        ? ofOrders.rows(store, range, asked)
        : rowsOf(store, figures, range, asked));
      return { ok: true, response: { ...counted, dropped: await droppedOf(opened, body), ...page } };
    },
  );

  serve(
    app,
    resolveShop,
    listReportEvidence,
    async ({ session: { shopId }, params: { report, tab: key }, body }) => {
      const opened = await open(shopId, report, key);
      if (!opened.ok) return opened;
      const { store, figures, ofOrders, now } = opened;
      if (ofOrders) {
        const rows = await ofOrders.evidence(store, readWireRange(body, now), body.column, body);
        return rows ? { ok: true, response: rows } : noColumn('column');
      }
      const figure = Object.hasOwn(figures.figures, body.column) ? figures.figures[body.column] : undefined;
      if (!figure) return noColumn('column');
      const rows = await evidenceOf(store, figure, readWireRange(body, now), body);
      return { ok: true, response: rows };
    },
  );
}

function noColumn(field: string) {
  const message = 'The report has no such column.';
  return failure('invalid_request', message, {
    issues: [{ code: 'unknown_column', path: ['body', field], message }],
  });
}

/** Dropped events of data that isn't counted from events: none. */
const NONE_DROPPED: DroppedEvents = { days: [], bots: 0 };

/** Dropped events of days, `yyyy-MM-dd`, inclusive. */
async function droppedIn(
  store: ShopStore,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DroppedEvents> {
  const { day } = eventDays;
  const rows = await store.rows(eventDays, {
    where: and(gte(day, from), lte(day, to)),
    orderBy: [day.getSQL()],
  });
  const days = rows.map((row) => ({
    date: row.day,
    carts: row.droppedCarts,
    lists: row.droppedLists,
    pages: row.droppedPages,
    perDay: row.perDay,
    ofSessions: row.droppedOfSessions,
  }));
  return {
    days: days.filter(({ carts, lists, pages, ofSessions }) => carts + lists + pages + ofSessions > 0),
    bots: rows.reduce((sum, { ofBots }) => sum + ofBots, 0),
  };
}
