import type { Endpoint } from '@cartwright/core/contract/endpoint';
import type { User } from '@cartwright/core/contract/user';
import { type ApiFailure, failure } from './api-failure';
import { namesThisMachine } from './own-host';

/** Who is calling, and for which shop. */
export interface Session {
  readonly ok: true;
  readonly shopId: string;
  readonly user: User;
  /** Whether the user owns the shop's account in Shopify. Absent: no. */
  readonly accountOwner?: boolean;
  /** All shops that the browser is signed in to. Absent: there is no session of ours, and the proof is for this one. */
  readonly shops?: readonly string[];
  /** Whether the caller's page stands in Shopify's admin. Absent: no. */
  readonly embedded?: boolean;
  /** Of the app's own staff: begins to note a call. Absent: what others do isn't noted. */
  readonly startNote?: StartNote;
}

/** Begins to note a call that changes something, before it is handled; what it gives is called when that has worked. */
export type StartNote = (
  route: Pick<Endpoint, 'method' | 'path'>,
  params: unknown,
) => Promise<() => Promise<void>>;

/** Finds out for which shop, and by whom, a request is made. The one place that knows how callers prove themselves. */
export type ResolveShop = (request: Request) => Promise<Session | ApiFailure>;

/** Resolvers by which callers of routes prove who they are. */
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
export function localSession({ shopId, user }: Pick<Session, 'shopId' | 'user'>): ResolveShop {
  return async (request) => {
    if (!namesThisMachine(request)) {
      return failure('unauthenticated', 'Open the app at http://127.0.0.1 or http://localhost.');
    }
    return { ok: true, shopId, user, accountOwner: true };
  };
}
