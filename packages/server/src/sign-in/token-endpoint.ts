import { z } from 'zod';
import type { AppOptions } from './app-options';

/** A token of the Admin API as Shopify gave it. */
export interface Grant {
  readonly accessToken: string;
  /** Null for one that has no end. */
  readonly accessTokenEnds: Date | null;
  /** Null for online tokens, and for those that have no end. */
  readonly refreshToken: string | null;
  readonly refreshTokenEnds: Date | null;
  /** Handles of access scopes. */
  readonly scopes: readonly string[];
  /** Whose token it is; null for the app's own. */
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
 * `refused`: Shopify will not give a token for this, ever; `error` is its word for why. `unavailable`: nobody knows, or
 * the app itself is not accepted, which its operator has to mend; the same may work later.
 */
export type TokenResult =
  | { readonly ok: true; readonly grant: Grant }
  | { readonly ok: false; readonly code: 'refused' | 'unavailable'; readonly error: string };

/** Asks a shop's Shopify for a token; `fields` say by what. */
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

/** Errors of a code, a session token or a refresh token that is no good. Source: RFC 6749, RFC 8693, Shopify. */
const REFUSALS = ['invalid_request', 'invalid_grant', 'invalid_subject_token', 'app_not_installed'];

/** Source: Shopify, "Authorization code grant", "Token exchange", "Expiring offline access tokens". */
export function tokenEndpoint(options: {
  readonly app: Pick<AppOptions, 'clientId' | 'clientSecret'>;
  /** Where the shop's admin is. */
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
        // The secret goes to no other address.
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

/** Answers are never quoted: they have tokens in them. `asked` is in epoch milliseconds. */
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
