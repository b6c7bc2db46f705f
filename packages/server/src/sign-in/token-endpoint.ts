import { z } from 'zod';
import type { AppOptions } from './app-options';

/** Admin API token granted by Shopify. */
export interface Grant {
  readonly accessToken: string;
  /** Null if it doesn't expire. */
  readonly accessTokenEnds: Date | null;
  /** Null for online tokens, and non-expiring ones. */
  readonly refreshToken: string | null;
  readonly refreshTokenEnds: Date | null;
  /** Access scope handles. */
  readonly scopes: readonly string[];
  /** User of an online token; null for offline tokens. */
  readonly user: GrantUser | null;
}

export interface GrantUser {
  /** Digits. */
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly accountOwner: boolean;
}

/**
 * Result of a token request. `refused`: final rejection; `error` is Shopify's code. `unavailable`:
 * unknown, or the app's credentials are rejected, which its operator has to fix; a retry may work.
 */
export type TokenResult =
  | { readonly ok: true; readonly grant: Grant }
  | { readonly ok: false; readonly code: 'refused' | 'unavailable'; readonly error: string };

/** Requests a token of a shop; `fields` contain the grant. */
export type AskForToken = (shopId: string, fields: Readonly<Record<string, string>>) => Promise<TokenResult>;

const TIME_LIMIT_MS = 10_000;

const tokenBody = z.object({
  access_token: z.string().min(1),
  scope: z.string(),
  expires_in: z.number().optional(),
  refresh_token: z.string().min(1).optional(),
  refresh_token_expires_in: z.number().optional(),
  associated_user: z
    .object({
      id: z.union([z.number(), z.string()]).transform(String),
      first_name: z.string().nullish(),
      last_name: z.string().nullish(),
      email: z.string().nullish(),
      email_verified: z.boolean().nullish(),
      account_owner: z.boolean().nullish(),
    })
    .optional(),
});

/**
 * Error codes of an invalid code, session token or refresh token. Source: RFC 6749, RFC 8693,
 * Shopify.
 */
const REFUSALS = ['invalid_request', 'invalid_grant', 'invalid_subject_token', 'app_not_installed'];

/** Source: Shopify, "Authorization code grant", "Token exchange", "Expiring offline access tokens". */
export function tokenEndpoint(options: {
  readonly app: Pick<AppOptions, 'clientId' | 'clientSecret'>;
  /** Origin of the shop's admin. */
  readonly adminOriginOf: (shopId: string) => string;
  readonly clock: () => Date;
}): AskForToken {
  const { app, adminOriginOf, clock } = options;
  return async (shopId, fields) => {
    const sentAt = clock().getTime();
    try {
      const response = await fetch(new URL('/admin/oauth/access_token', adminOriginOf(shopId)), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ client_id: app.clientId, client_secret: app.clientSecret, ...fields }),
        // Never sends the secret to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      return judge(response.status, await response.text(), sentAt);
    } catch (error) {
      return unavailable(error instanceof Error ? error.name : 'unknown');
    }
  };
}

function unavailable(error: string): TokenResult {
  return { ok: false, code: 'unavailable', error };
}

/** Never quotes responses, as they contain tokens. `sentAt` in epoch milliseconds. */
function judge(status: number, text: string, sentAt: number): TokenResult {
  const body = json(text);
  if (status !== 200) {
    const error = z.object({ error: z.string() }).safeParse(body).data?.error ?? '';
    return status < 500 && REFUSALS.includes(error)
      ? { ok: false, code: 'refused', error }
      : unavailable(`status ${status}`);
  }
  const read = tokenBody.safeParse(body);
  if (!read.success) return unavailable('an answer that this app doesn’t understand');
  const { access_token, scope, expires_in, refresh_token, refresh_token_expires_in } = read.data;
  const endOf = (seconds: number | undefined) =>
    seconds === undefined ? null : new Date(sentAt + seconds * 1_000);
  return {
    ok: true,
    grant: {
      accessToken: access_token,
      accessTokenEnds: endOf(expires_in),
      refreshToken: refresh_token ?? null,
      refreshTokenEnds: endOf(refresh_token_expires_in),
      scopes: scope.split(',').flatMap((each) => each.trim() || []),
      user: userOf(read.data.associated_user),
    },
  };
}

function userOf(found: z.infer<typeof tokenBody>['associated_user']): GrantUser | null {
  if (!found) return null;
  const { id, first_name, last_name, email, email_verified, account_owner } = found;
  return {
    id,
    name: [first_name, last_name].filter(Boolean).join(' ') || email || 'Somebody',
    email: email ?? null,
    emailVerified: email_verified ?? false,
    accountOwner: account_owner ?? false,
  };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
