import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Longer than any address with its port. */
const LONGEST = 64;

/**
 * Where a request comes from: what the outermost of the trusted proxies has seen, each of which adds at the end of
 * `X-Forwarded-For`; what stands before can be made up. Who holds the connection, where no proxy stands in front or none
 * has said anything.
 */
export function addressOf(context: Context, trustedProxies: number): string {
  const seen = forwardedFrom(context, trustedProxies);
  return seen ?? (getConnInfo(context).remote.address ?? '').slice(0, LONGEST);
}

/** What the outermost of so many proxies has seen; null where it hasn't said it. */
export function forwardedFrom(context: Context, proxies: number): string | null {
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim());
  const seen = proxies > 0 ? forwarded.at(-proxies) : '';
  return seen ? seen.slice(0, LONGEST) : null;
}
