import type { User } from '@cartwright/core/contract/user';
import { type ApiFailure, failure } from './api-failure';
import { namesThisMachine } from './own-host';

/** Who is calling, and for which shop. */
export interface Session {
  readonly ok: true;
  readonly shopId: string;
  readonly user: User;
  /** What the user is called where others read who has saved something. */
  readonly userName: string;
  /** The id of the person in the shop. Absent: nobody knows who it is. */
  readonly personId?: string;
  /** Whether the user owns the shop's account in Shopify. Absent: no. */
  readonly accountOwner?: boolean;
  /** All shops that the browser is signed in to. Absent: there is no session of ours, and the proof is for this one. */
  readonly shops?: readonly string[];
  /** Whether the caller's page stands in Shopify's admin. Absent: no. */
  readonly embedded?: boolean;
}

/** Finds out for which shop, and by whom, a request is made. The one place that knows how callers prove themselves. */
export type ResolveShop = (request: Request) => Promise<Session | ApiFailure>;

/** How callers of routes prove who they are. */
export interface Resolvers {
  /** For calls about one shop. */
  readonly resolveShop: ResolveShop;
  /**
   * For calls about the session itself: one that is for several shops need not name one, and may name one that it is not
   * for any more. It says which they are.
   */
  readonly resolveSession: ResolveShop;
}

/**
 * On the merchant's own machine everybody who reaches the server is the merchant of its one shop. Requests under any
 * other name are refused.
 */
export function localSession({
  shopId,
  user,
  userName,
}: Pick<Session, 'shopId' | 'user' | 'userName'>): ResolveShop {
  return async (request) => {
    if (!namesThisMachine(request)) {
      return failure('unauthenticated', 'Open the app at http://127.0.0.1 or http://localhost.');
    }
    return { ok: true, shopId, user, userName, accountOwner: true };
  };
}
