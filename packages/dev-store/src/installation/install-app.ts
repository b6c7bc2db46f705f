import { installationOf } from '../context/app-installation';
import type { StoreContext } from '../context/store-context';
import { changeScopes } from './change-scopes';

/** Installs the app with scopes, or adds them to its scopes. Cancels a pending shop redaction. */
export function installApp(store: StoreContext, scopes: readonly string[]): void {
  const known = installationOf(store);
  if (known) changeScopes(store, [...new Set([...known.scopes, ...scopes])]);
  else store.state.app.change({ installation: { scopes: [...new Set(scopes)] }, redactAt: null });
}
