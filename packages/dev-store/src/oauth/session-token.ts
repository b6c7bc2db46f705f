import { createHmac } from 'node:crypto';
import { clientId } from '../admin/resolvers/shop';
import type { StoreContext } from '../context/store-context';
import { isRecord } from '../engine/model/request-body';
import type { AppConfiguration } from '../setup/options';
import type { UserSession } from '../state/app-state';
import { sameText } from './same-text';
import { type StoreUser, sessionOf, storeUsers } from './store-users';

/** Ports of a store that its tokens depend on. */
type TokenStore = Pick<StoreContext, 'app' | 'clock' | 'random' | 'shop'>;

/** Lifetime in seconds. */
const LIFETIME = 60;
const HEADER = encoded({ alg: 'HS256', typ: 'JWT' });

/**
 * Issues a session token, which identifies the user of the app's page to its server: a JWT signed with the app's
 * secret, valid for one minute.
 */
export function sessionToken(store: TokenStore, { clientSecret }: AppConfiguration, user: StoreUser): string {
  const now = Math.floor(store.clock().getTime() / 1000);
  const { domain } = store.shop;
  const { session } = sessionOf(store.shop, user);
  const claims = {
    iss: `https://${domain}/admin`,
    dest: `https://${domain}`,
    aud: clientId(store),
    sub: String(user.id),
    exp: now + LIFETIME,
    nbf: now,
    iat: now,
    jti: store.random(),
    sid: session,
  };
  const signed = `${HEADER}.${encoded(claims)}`;
  return `${signed}.${signatureOf(signed, clientSecret)}`;
}

/** Verifies a session token and returns its user; null if it is another app's, another store's, or expired. */
export function readSessionToken(
  store: TokenStore,
  { clientSecret }: AppConfiguration,
  token: string,
): UserSession | null {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (header !== HEADER || more.length > 0) return null;
  if (!sameText(signature, signatureOf(`${header}.${payload}`, clientSecret))) return null;
  const claims = decoded(payload);
  if (!isRecord(claims)) return null;
  const { domain } = store.shop;
  const now = store.clock().getTime() / 1000;
  const isOurs =
    claims.iss === `https://${domain}/admin` &&
    claims.dest === `https://${domain}` &&
    claims.aud === clientId(store);
  const isNow = Number(claims.exp) > now && Number(claims.nbf) <= now;
  const user = storeUsers(store.shop).find(({ id }) => String(id) === claims.sub);
  return isOurs && isNow && user ? sessionOf(store.shop, user) : null;
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
