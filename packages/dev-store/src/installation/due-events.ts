import type { StoreContext } from '../context/store-context';
import { shopRedactPayload } from '../webhooks/payloads/compliance-payloads';

/**
 * Emits events that are due by the store's clock: the shop redaction 48 hours after an uninstall. Called before every
 * request, which avoids a timer.
 */
export function emitDueEvents(store: StoreContext): void {
  const { redactAt } = store.state.app.read();
  if (redactAt === null || Date.parse(redactAt) > store.clock().getTime()) return;
  store.state.app.change({ redactAt: null });
  store.appEvents.emit('shop/redact', shopRedactPayload(store.shop));
}
