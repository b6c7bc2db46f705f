import { SHOP_HEADER } from '@cartwright/core/contract/sign-in';
import { type ApiFailure, failure } from '../http/api-failure';
import type { Resolvers, Session } from '../http/session';
import { sessionUser } from './browser-session';
import { embeddedSession, SIGN_IN, sessionOf } from './embedded-session';
import { believedUser, noteSeen } from './shop-users';
import type { SignInParts } from './sign-in-parts';

/**
 * Resolvers by session token of a page in Shopify's admin, else by session cookies. A browser can
 * be signed in to several shops; the call names one in `SHOP_HEADER`.
 */
export function signedInResolvers(parts: SignInParts): Resolvers {
  const embedded = embeddedSession(parts);
  const { cookies, storeOf, isActive, clock } = parts;

  const byCookie = async (shopId: string, token: string): Promise<Session | null> => {
    const now = clock();
    if (!(await isActive(shopId))) return null;
    const store = storeOf(shopId);
    const userId = await sessionUser(store, token, now);
    const user = userId === null ? null : await believedUser(store, userId, now);
    if (!user) return null;
    await noteSeen(store, user, now);
    return sessionOf(parts, shopId, user);
  };

  const byCookies = async (request: Request): Promise<Session[]> => {
    const sessions: Session[] = [];
    for (const [shopId, token] of cookies.tokensOf(request)) {
      const session = await byCookie(shopId, token);
      if (session) sessions.push(session);
    }
    return sessions;
  };

  /** Session by token; null without one. */
  const byToken = async (request: Request): Promise<Session | ApiFailure | null> => {
    const authorization = request.headers.get('authorization');
    if (authorization === null) return null;
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    const session = token === undefined ? SIGN_IN : await embedded(token);
    const named = request.headers.get(SHOP_HEADER);
    return session.ok && named !== null && named !== session.shopId ? SIGN_IN : session;
  };

  return {
    async resolveShop(request) {
      const known = await byToken(request);
      if (known) return known;
      const named = request.headers.get(SHOP_HEADER);
      if (named !== null) {
        const token = cookies.tokensOf(request).get(named);
        return (token !== undefined && (await byCookie(named, token))) || SIGN_IN;
      }
      const [only, ...others] = await byCookies(request);
      return others.length === 0
        ? (only ?? SIGN_IN)
        : failure('invalid_request', `Say which shop this is about: ${SHOP_HEADER}: my-shop.myshopify.com.`);
    },
    async resolveSession(request) {
      const known = await byToken(request);
      if (known) return known;
      const sessions = await byCookies(request);
      // The page's shop may be signed out by now; the session is still valid for the others.
      const named = request.headers.get(SHOP_HEADER);
      const session = sessions.find(({ shopId }) => shopId === named) ?? sessions[0];
      return session ? { ...session, shops: sessions.map(({ shopId }) => shopId) } : SIGN_IN;
    },
  };
}
