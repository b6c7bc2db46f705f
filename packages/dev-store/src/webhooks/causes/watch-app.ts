import type { StoreContext } from '../../context/store-context';

/** Emits webhooks about the app itself: installation, scopes and subscriptions. */
export function watchApp({ appEvents, webhooks }: Pick<StoreContext, 'appEvents' | 'webhooks'>): void {
  appEvents.listen(({ topic, payload }) => webhooks.emit(topic, () => payload));
}
