import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import { z } from 'zod';
import { isSigned } from './signature';

/** Claims of a session token. */
export interface SessionTokenClaims {
  readonly shopId: string;
  /** Shopify user id, digits. */
  readonly userId: string;
}

/** Tolerated clock skew, in seconds. */
const LEEWAY = 5;

/** Maximum accepted lifetime in seconds; Shopify's tokens expire after a minute. */
const MAX_LIFETIME_SECONDS = 600;

/** Longer than any token of Shopify. */
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
 * Verifies a session token of Shopify's admin; null if invalid: wrong app, no shop, expired or
 * older than ten minutes, not yet valid, or wrong signature. Accepts HS256 only. `now` in epoch
 * milliseconds. Source: Shopify, "Session tokens".
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
