import { signOut } from '@cartwright/core/contract/sign-in';
import type { Hono } from 'hono';
import { endSession } from './browser-session';
import type { SignInParts } from './sign-in-parts';

/** Once somebody has signed out, ends this browser's sessions in all shops, and takes its cookies away. */
export function endSessions(app: Hono, { cookies, storeOf }: Pick<SignInParts, 'cookies' | 'storeOf'>): void {
  app.use(signOut.path, async (context, next) => {
    await next();
    // Where the shop of the page is signed out already (401), others may not be.
    if (context.req.method !== signOut.method || !(context.res.ok || context.res.status === 401)) return;
    // A page in Shopify's admin is signed in by Shopify.
    if (context.req.header('authorization') !== undefined) return;
    for (const [shopId, token] of cookies.tokensOf(context.req.raw)) {
      await endSession(storeOf(shopId), token);
      context.res.headers.append('Set-Cookie', cookies.signedOut(shopId));
    }
  });
}
