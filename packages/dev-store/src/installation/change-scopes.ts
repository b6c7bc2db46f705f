import { installationOf } from '../context/app-installation';
import type { StoreContext } from '../context/store-context';
import { scopesPayload } from '../webhooks/payloads/app-payloads';

/** Replaces the scopes of the installed app, and emits an event if they changed. */
export function changeScopes(store: StoreContext, current: readonly string[]): void {
  const installation = installationOf(store);
  if (!installation) return;
  const previous = installation.scopes;
  const isSame = previous.length === current.length && current.every((scope) => previous.includes(scope));
  if (isSame) return;
  store.state.app.change({ installation: { scopes: current } });
  store.appEvents.emit(
    'app/scopes_update',
    scopesPayload(store.shop, { previous, current, at: store.clock().toISOString() }),
  );
}
