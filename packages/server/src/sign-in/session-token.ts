import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import { z } from 'zod';
import { isSigned } from './signature';

/** Whom Shopify's admin has in front of it. */
export interface SessionTokenClaims {
  readonly shopId: string;
  /** Shopify's id of the user, in digits. */
  readonly userId: string;
}

/** Clocks differ by so much, in seconds. */
const LEEWAY = 5;

/** No token is good for longer, in seconds, whatever it says: Shopify's are for a minute. */
const MAX_LIFETIME_SECONDS = 600;

/** Longer than any that Shopify makes. */
const MAX_LENGTH = 4_000;

const header = z.object({ alg: z.literal('HS256') });

const claims = z.object({
  iss: z.string(),
  dest: z.string(),
  aud: z.string(),
  sub: z.string().regex(/^\d{1,20}$/),
  exp: z.number(),
  nbf: z.number(),
});

/**
 * Reads the token by which a page in Shopify's admin tells who is looking at it; null when it is no good: not for this app,
 * of no shop, over or older than ten minutes, not begun, or not signed by one of the secrets. Only HS256 is taken, whatever the token says. `now` is
 * in epoch milliseconds. Source: Shopify, "Session tokens".
 */
export function readSessionToken(
  token: string,
  {
    clientId,
    secrets,
    now,
  }: { readonly clientId: string; readonly secrets: readonly string[]; readonly now: number },
): SessionTokenClaims | null {
  if (token.length > MAX_LENGTH) return null;
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !header.safeParse(decoded(head)).success) return null;
  if (!isSigned(`${head}.${body}`, signature, secrets, 'base64url')) return null;
  const read = claims.safeParse(decoded(body));
  if (!read.success) return null;
  const { iss, dest, aud, sub, exp, nbf } = read.data;
  const seconds = now / 1_000;
  const shopId = hostOf(dest);
  const isGood =
    aud === clientId &&
    hostOf(iss) === shopId &&
    Math.min(exp, nbf + MAX_LIFETIME_SECONDS) + LEEWAY > seconds &&
    nbf - LEEWAY <= seconds;
  return isGood && isShopDomain(shopId) ? { shopId, userId: sub } : null;
}

function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' ? host : null;
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}
