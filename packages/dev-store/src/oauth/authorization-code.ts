import type { StoreContext } from '../context/store-context';
import type { AuthorizationCodeRecord, UserSession } from '../state/app-state';

/** Lifetime in milliseconds. */
const LIFETIME = 60_000;

/** Issues a single-use code, valid for a minute. With a user, it is exchanged for the user's online token. */
export function issueCode(store: StoreContext, user: UserSession | null): string {
  const now = store.clock().getTime();
  const code = store.random();
  const issued = { code, user, expiresAt: new Date(now + LIFETIME).toISOString() };
  const good = store.state.app.read().codes.filter(({ expiresAt }) => Date.parse(expiresAt) > now);
  store.state.app.change({ codes: [...good, issued] });
  return code;
}

/** Consumes a code; null if it is unknown, used or expired. */
export function takeCode(store: StoreContext, code: string): AuthorizationCodeRecord | null {
  const { codes } = store.state.app.read();
  const found = codes.find((each) => each.code === code);
  if (!found) return null;
  store.state.app.change({ codes: codes.filter((each) => each !== found) });
  return Date.parse(found.expiresAt) > store.clock().getTime() ? found : null;
}
