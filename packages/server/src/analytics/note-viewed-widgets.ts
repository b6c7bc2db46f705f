import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import type { ShopStore } from '../db/for-shop';
import { widgets } from '../db/schema';
import type { AnalyticsEvent } from './read-analytics-batch';

/** Minimum interval between updates of a last view, in milliseconds. */
const NOTED_AGAIN_AFTER = 24 * 60 * 60 * 1000;

/** Updates the last view of viewed widgets and bundle builders, at most once a day. */
export async function noteViewedWidgets(
  store: ShopStore,
  events: readonly AnalyticsEvent[],
  now: Date,
): Promise<void> {
  const ids = events.flatMap((event) => {
    if (!('subject' in event) || event.name !== 'viewed') return [];
    return event.subject === 'widget' || event.subject === 'bundle' ? (event.id ?? []) : [];
  });
  if (ids.length === 0) return;
  const { id, lastViewed } = widgets;
  const isOld = or(isNull(lastViewed), lt(lastViewed, new Date(now.getTime() - NOTED_AGAIN_AFTER)));
  await store.update(widgets, { lastViewed: now }, and(inArray(id, [...new Set(ids)]), isOld));
}
