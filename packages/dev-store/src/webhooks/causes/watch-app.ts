import type { StoreContext } from '../../context/store-context';

/** Tells the app of what happens to itself: its installation, its scopes and its subscriptions. */
export function watchApp({ appEvents, webhooks }: Pick<StoreContext, 'appEvents' | 'webhooks'>): void {
  appEvents.listen(({ topic, payload }) => webhooks.emit(topic, () => payload));
}
