import type { StoreContext } from '../context/store-context';
import { shopRedactPayload } from '../webhooks/payloads/compliance-payloads';

/**
 * Tells the app what is due by the store's clock: 48 hours after it was uninstalled, that it has to forget the shop. Called
 * before every request, so that a store needs no timer.
 */
export function emitDueEvents(store: StoreContext): void {
  const { redactAt } = store.state.app.read();
  if (redactAt === null || Date.parse(redactAt) > store.clock().getTime()) return;
  store.state.app.change({ redactAt: null });
  store.appEvents.emit('shop/redact', shopRedactPayload(store.shop));
}
