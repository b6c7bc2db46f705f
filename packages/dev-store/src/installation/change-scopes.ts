import { installationOf } from '../context/app-installation';
import type { StoreContext } from '../context/store-context';
import { scopesPayload } from '../webhooks/payloads/app-payloads';

/** Gives the installed app exactly these scopes, and tells it when they are others than before. */
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
