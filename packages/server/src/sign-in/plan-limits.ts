import { EVENTS_PER_DAY } from '@cartwright/core/analytics/intake-limits';
import type { ShopStore } from '../db/for-shop';
import { installations } from '../db/schema';
import type { BillingOptions } from './app-options';

/** Daily event limit of the shop's plan, for carts, lists and pages each. */
export async function eventsPerDayOf(store: ShopStore, billing: BillingOptions | undefined): Promise<number> {
  if (!billing) return EVENTS_PER_DAY;
  const [kept] = await store.columns(installations, ['plan']);
  return billing.plans.find(({ id }) => id === kept?.plan)?.eventsPerDay ?? EVENTS_PER_DAY;
}
