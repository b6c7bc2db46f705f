import { installationOf } from '../context/app-installation';
import type { StoreContext } from '../context/store-context';
import type { AccessTokenRecord } from '../state/app-state';
import { sameText } from './same-text';

/** Whether an Admin API token is valid: the app is installed, and the token is its own and hasn't expired. */
export function isAccessToken(store: StoreContext, given: string): boolean {
  if (!installationOf(store)) return false;
  const { accessToken } = store.app;
  if (accessToken !== undefined && sameText(given, accessToken)) return true;
  const now = store.clock().getTime();
  return store.state.app.read().tokens.some((known) => isLive(known, now) && sameText(given, known.token));
}

/** Whether a token hasn't expired. `now` is in epoch milliseconds. */
export function isLive({ expiresAt }: Pick<AccessTokenRecord, 'expiresAt'>, now: number): boolean {
  return expiresAt === null || Date.parse(expiresAt) > now;
}
