import { installationOf } from '../context/app-installation';
import type { StoreContext } from '../context/store-context';
import type { AccessTokenRecord, UserSession } from '../state/app-state';
import { isLive } from './access-token';

/** Lifetime in seconds. Source: Shopify, "Online access tokens", "Offline access tokens". */
export const ONLINE_LIFETIME = 24 * 3600;
export const OFFLINE_LIFETIME = 3600;
export const REFRESH_LIFETIME = 90 * 24 * 3600;

/** Issues a user's online token, which expires with the user's session, after a day at most. */
export function issueOnline(store: StoreContext, user: UserSession): AccessTokenRecord {
  const expiresAt = after(store, ONLINE_LIFETIME);
  return keep(store, {
    token: `shpua_${store.random()}`,
    scopes: scopesOf(store),
    expiresAt,
    user,
    refresh: null,
  });
}

/**
 * Issues the app's offline token. A non-expiring one is the same for every exchange until the scopes change; an
 * expiring one is new each time, with a refresh token.
 */
export function issueOffline(store: StoreContext, expiring: boolean): AccessTokenRecord {
  const scopes = scopesOf(store);
  const token = `shpat_${store.random()}`;
  if (expiring) {
    const refresh = { token: `shprt_${store.random()}`, expiresAt: after(store, REFRESH_LIFETIME) };
    return keep(store, { token, scopes, expiresAt: after(store, OFFLINE_LIFETIME), user: null, refresh });
  }
  const known = store.state.app
    .read()
    .tokens.find((each) => each.user === null && each.expiresAt === null && sameScopes(each.scopes, scopes));
  return known ?? keep(store, { token, scopes, expiresAt: null, user: null, refresh: null });
}

/** Consumes a refresh token; null if it is invalid or expired. Its access token remains valid until it expires. */
export function issueByRefresh(store: StoreContext, refreshToken: string): AccessTokenRecord | null {
  const now = store.clock().getTime();
  const { tokens } = store.state.app.read();
  const used = tokens.find(({ refresh }) => refresh?.token === refreshToken);
  if (!used?.refresh || !isLive(used.refresh, now)) return null;
  store.state.app.change({
    tokens: tokens.map((each) => (each === used ? { ...each, refresh: null } : each)),
  });
  return issueOffline(store, true);
}

/** Revokes a non-expiring offline token; false if there is none. */
export function retireToken(store: StoreContext, token: string): boolean {
  const { tokens } = store.state.app.read();
  const rest = tokens.filter((each) => each.token !== token || each.expiresAt !== null || each.user !== null);
  store.state.app.change({ tokens: rest });
  return rest.length < tokens.length;
}

function keep(store: StoreContext, issued: AccessTokenRecord): AccessTokenRecord {
  const now = store.clock().getTime();
  const useful = store.state.app
    .read()
    .tokens.filter((each) => isLive(each, now) || (each.refresh && isLive(each.refresh, now)));
  store.state.app.change({ tokens: [...useful, issued] });
  return issued;
}

function scopesOf(store: StoreContext): readonly string[] {
  return installationOf(store)?.scopes ?? [];
}

function sameScopes(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((scope) => b.includes(scope));
}

function after(store: StoreContext, seconds: number): string {
  return new Date(store.clock().getTime() + seconds * 1000).toISOString();
}
