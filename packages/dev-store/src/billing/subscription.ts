import type { StoreContext } from '../context/store-context';
import type { SubscriptionRecord } from '../state/app-state';

/** Milliseconds. */
const DAY = 24 * 3600 * 1000;
/** Days. */
const PERIODS = { EVERY_30_DAYS: 30, ANNUAL: 365 } as const;
/** Days until a pending subscription expires. */
const WAITS = 2;

/** Subscription with its current status: pending ones expire after two days. */
export function subscriptionOf(store: StoreContext, id: number): SubscriptionRecord | undefined {
  return subscriptionsOf(store).find((each) => each.id === id);
}

export function subscriptionsOf(store: StoreContext): readonly SubscriptionRecord[] {
  const now = store.clock().getTime();
  return store.state.app
    .read()
    .subscriptions.map((each) =>
      each.status === 'PENDING' && Date.parse(each.createdAt) + WAITS * DAY <= now
        ? { ...each, status: 'EXPIRED' }
        : each,
    );
}

/** Activates an approved subscription, and cancels the previous one. */
export function approveSubscription(store: StoreContext, subscription: SubscriptionRecord): void {
  const active = subscriptionsOf(store).filter(({ status }) => status === 'ACTIVE');
  for (const each of active) save(store, { ...each, status: 'CANCELLED', currentPeriodEnd: null });
  const days = subscription.trialDays + PERIODS[subscription.interval];
  const currentPeriodEnd = new Date(store.clock().getTime() + days * DAY).toISOString();
  save(store, { ...subscription, status: 'ACTIVE', currentPeriodEnd });
}

/** Ends a subscription: declined by the merchant, or cancelled by the app. */
export function endSubscription(
  store: StoreContext,
  subscription: SubscriptionRecord,
  status: 'CANCELLED' | 'DECLINED',
): SubscriptionRecord {
  return save(store, { ...subscription, status, currentPeriodEnd: null });
}

export function subscriptionGid({ id }: Pick<SubscriptionRecord, 'id'>): string {
  return `gid://shopify/AppSubscription/${id}`;
}

/** Saves a changed subscription, and notifies the app. */
function save(store: StoreContext, changed: SubscriptionRecord): SubscriptionRecord {
  const { subscriptions } = store.state.app.read();
  store.state.app.change({
    subscriptions: subscriptions.map((each) => (each.id === changed.id ? changed : each)),
  });
  store.appEvents.emit('app_subscriptions/update', {
    app_subscription: {
      admin_graphql_api_id: subscriptionGid(changed),
      admin_graphql_api_shop_id: 'gid://shopify/Shop/1',
      name: changed.name,
      status: changed.status,
      currency: changed.currencyCode,
      created_at: changed.createdAt,
      updated_at: store.clock().toISOString(),
    },
  });
  return changed;
}
