import type { Endpoint } from '@cartwright/core/contract/endpoint';
import type { User } from '@cartwright/core/contract/user';
import { type ApiFailure, failure } from './api-failure';
import { namesThisMachine } from './own-host';

/** Authenticated caller and shop. */
export interface Session {
  readonly ok: true;
  readonly shopId: string;
  readonly user: User;
  /** Whether the user is the store owner. Default: no. */
  readonly accountOwner?: boolean;
  /** Shops that the browser is signed in to. Absent: a session token for this one. */
  readonly shops?: readonly string[];
  /** Whether the page is embedded in Shopify's admin. Default: no. */
  readonly embedded?: boolean;
  /** Starts an entry in the staff log. Absent: not a staff user. */
  readonly startNote?: StartNote;
}

/** Starts a log entry before a write is handled; the returned function completes it on success. */
export type StartNote = (
  route: Pick<Endpoint, 'method' | 'path'>,
  params: unknown,
) => Promise<() => Promise<void>>;

/** Authenticates a request: shop and user. The only place that knows the methods. */
export type ResolveShop = (request: Request) => Promise<Session | ApiFailure>;

/** Resolvers that authenticate callers of routes. */
export interface Resolvers {
  /** For calls about one shop. */
  readonly resolveShop: ResolveShop;
  /**
   * For calls about the session itself: a session of several shops may omit the shop, or name one
   * it has lost access to. Lists its shops.
   */
  readonly resolveSession: ResolveShop;
}

/**
 * Session on the merchant's own machine: every caller is the merchant of its single shop. Requests
 * for other hosts are rejected.
 */
export function localSession({ shopId, user }: Pick<Session, 'shopId' | 'user'>): ResolveShop {
  return async (request) => {
    if (!namesThisMachine(request)) {
      return failure('unauthenticated', 'Open the app at http://127.0.0.1 or http://localhost.');
    }
    return { ok: true, shopId, user, accountOwner: true };
  };
}
