import { type ApiFailure, failure } from '../http/api-failure';
import type { Session } from '../http/session';
import { isUsable } from './access-token';
import { readSessionToken } from './session-token';
import { believedUser, isStaff, keepUser, noteSeen, type ShopUser } from './shop-users';
import type { SignInParts } from './sign-in-parts';
import type { TokenResult } from './token-endpoint';

export const SIGN_IN = failure('unauthenticated', 'Sign in to continue.');
export const SHOPIFY_AWAY = failure(
  'shopify_unavailable',
  'Shopify isn’t responding right now. Try again in a moment.',
);

const EXCHANGE = {
  grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
  subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
};
const KIND = 'urn:shopify:params:oauth:token-type:';

/**
 * Session of a page in Shopify's admin, by App Bridge's session token. The first call of a shop
 * without a token exchanges it for one, which installs the app. Users not described by Shopify in
 * the last day are fetched the same way. Source: Shopify, "Token exchange".
 */
export function embeddedSession(parts: SignInParts): (token: string) => Promise<Session | ApiFailure> {
  const { app, access, storeOf, isFixed, isActive, installed, clock } = parts;
  const installing = onceAtATime<ApiFailure | null>();
  const describing = onceAtATime<ShopUser | ApiFailure>();

  /** Gets an offline token for the app; null on success. */
  const install = async (shopId: string, token: string): Promise<ApiFailure | null> => {
    const given = await access.exclusively(shopId, async () => {
      // Another server may have been faster.
      if (isUsable(await access.read(shopId), clock().getTime())) return null;
      const response = await ask(shopId, token, 'offline');
      if (!response.ok) return failureOf(response);
      await access.keep(shopId, response.grant);
      return null;
    });
    if (given === null) await installed(shopId);
    return given;
  };

  const describe = async (shopId: string, token: string): Promise<ShopUser | ApiFailure> => {
    const response = await ask(shopId, token, 'online');
    if (!response.ok) return failureOf(response);
    return response.grant.user ? keepUser(storeOf(shopId), response.grant.user, clock()) : SIGN_IN;
  };

  const ask = (shopId: string, token: string, kind: 'online' | 'offline') =>
    access.ask(shopId, {
      ...EXCHANGE,
      subject_token: token,
      requested_token_type: `${KIND}${kind}-access-token`,
      ...(kind === 'offline' && { expiring: '1' }),
    });

  return async (token) => {
    const { clientId } = app;
    const now = clock();
    const claims = readSessionToken(token, { clientId, secrets: access.secrets, now: now.getTime() });
    if (!claims) return SIGN_IN;
    const { shopId, userId } = claims;
    if (!isFixed(shopId) && !isUsable(await access.read(shopId), now.getTime())) {
      const failed = await installing(shopId, () => install(shopId, token));
      if (failed) return failed;
    }
    if (!(await isActive(shopId))) return SIGN_IN;

    const store = storeOf(shopId);
    const user =
      (await believedUser(store, userId, now)) ??
      (await describing(`${shopId} ${userId}`, () => describe(shopId, token)));
    if ('ok' in user) return user;
    await noteSeen(store, user, now);
    return { ...sessionOf(parts, shopId, user), embedded: true };
  };
}

/** Session of a user in a shop. */
export function sessionOf({ app }: Pick<SignInParts, 'app'>, shopId: string, user: ShopUser): Session {
  const { id, name, email, accountOwner } = user;
  const rebuyAdmin = isStaff(user, app.staffUsers ?? []);
  return { ok: true, shopId, user: { id, name, email, rebuyAdmin }, accountOwner };
}

function failureOf({ code }: Extract<TokenResult, { ok: false }>): ApiFailure {
  return code === 'refused' ? SIGN_IN : SHOPIFY_AWAY;
}

/** Single-flight by name. */
function onceAtATime<Result>(): (name: string, work: () => Promise<Result>) => Promise<Result> {
  const under = new Map<string, Promise<Result>>();
  return (name, work) => {
    const working = under.get(name) ?? work().finally(() => under.delete(name));
    under.set(name, working);
    return working;
  };
}
