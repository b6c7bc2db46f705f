import { readWireRange } from '@cartwright/core/analytics/ranges';
import { SMART_COLLECTIONS_ANALYTICS } from '@cartwright/core/analytics/reports/smart-collections-analytics';
import {
  listCollectionAnalytics,
  listSortSummary,
  readCollectionsAtAGlance,
} from '@cartwright/core/contract/collection-analytics';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { type FiguresOfTab, figuresOf } from './figures';
import { freshnessOf } from './freshness';
import { glanceOf } from './report-glance';
import { rowsOf } from './report-rows';

/** Maximum of sort orders in a list. */
const MAX_SORTS = 250;

/** Routes of the collection report's data in the specification's form. */
export function collectionAnalyticsRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, clock }: { readonly storeOf: (shopId: string) => ShopStore; readonly clock: () => Date },
): void {
  const { key } = SMART_COLLECTIONS_ANALYTICS;
  const allRows = { page: 1, limit: MAX_SORTS, descending: true, search: '' };

  /** Store of a shop with recent data counted, and the figures of a tab. */
  async function open(shopId: string, tab: string) {
    const [store, now] = [storeOf(shopId), clock()];
    const freshness = await freshnessOf(store, now);
    const figures: FiguresOfTab = figuresOf(now)[key]?.[tab] ?? { place: null, figures: {} };
    return { store, figures, freshness, now: now.getTime() };
  }

  serve(app, resolveShop, readCollectionsAtAGlance, async ({ session: { shopId }, body }) => {
    const { store, figures, freshness, now } = await open(shopId, 'glance');
    const { tiles } = await glanceOf(store, key, figures, readWireRange(body, now), freshness);
    const tileOf = (name: string) => tiles.find((tile) => tile.key === name)?.value ?? null;
    return {
      ok: true,
      response: {
        exitRate: tileOf('exitRate'),
        sessions: tileOf('sessions'),
        sessionsInCollection: tileOf('sessionsInCollection'),
      },
    };
  });

  serve(app, resolveShop, listCollectionAnalytics, async ({ session: { shopId }, body }) => {
    const { store, figures, now } = await open(shopId, 'collections');
    const request = { ...allRows, limit: body.limit, page: body.page, sortBy: 'sessions' };
    const { rows, pagination } = await rowsOf(store, figures, readWireRange(body, now), request);
    const found = rows.map(({ id, title, values }) => ({
      collectionId: Number(id),
      collectionName: title,
      sessions: values.sessions ?? null,
      clickthrough: values.clickthrough ?? null,
      conversions: values.conversions ?? null,
      conversionRate: values.conversionRate ?? null,
      exitRate: values.exitRate ?? null,
      revenue: values.revenue ?? null,
    }));
    return { ok: true, response: { rows: found, pagination } };
  });

  serve(app, resolveShop, listSortSummary, async ({ session: { shopId }, body }) => {
    const { store, figures, now } = await open(shopId, 'sort-orders');
    const { rows } = await rowsOf(store, figures, readWireRange(body, now), { ...allRows, sortBy: 'count' });
    const sorts = rows.map(({ id, title, values }) => ({
      count: values.count ?? 0,
      sortBy: id,
      sortName: title,
    }));
    return { ok: true, response: { sorts } };
  });
}
