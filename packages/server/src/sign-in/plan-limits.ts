import { EVENTS_PER_DAY } from '@cartwright/core/analytics/intake-limits';
import type { ShopStore } from '../db/for-shop';
import { installations } from '../db/schema';
import type { BillingOptions } from './app-options';

/** Events of a day that the shop's plan counts, of carts, of lists and of pages each. */
export async function eventsPerDayOf(store: ShopStore, billing: BillingOptions | undefined): Promise<number> {
  if (!billing) return EVENTS_PER_DAY;
  const [kept] = await store.columns(installations, ['plan']);
  return billing.plans.find(({ id }) => id === kept?.plan)?.eventsPerDay ?? EVENTS_PER_DAY;
}
