import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isSigned, signatureOf } from './signature';

/** OAuth state of a browser that was redirected to Shopify. */
export interface OauthState {
  /** Returned in the URL, and compared with the browser's cookie (CSRF). */
  readonly state: string;
  readonly shopId: string;
  /** `offline`: token of the app; `online`: to identify the user. */
  readonly mode: 'offline' | 'online';
  /** Admin page to return to, validated by `returnPath`. */
  readonly returnTo: string;
  /** Whether that page is embedded in Shopify's admin. */
  readonly embedded: boolean;
  /** Epoch milliseconds. */
  readonly ends: number;
}

/** Lifetime of the state in seconds. */
export const STATE_SECONDS = 600;

const shape = z.object({
  state: z.string(),
  shopId: z.string(),
  mode: z.enum(['offline', 'online']),
  // Absent in states of earlier versions.
  returnTo: z.string().default('/'),
  embedded: z.boolean().default(false),
  ends: z.number(),
});

export function newState(
  { shopId, mode, returnTo, embedded }: Omit<OauthState, 'state' | 'ends'>,
  now: Date,
): OauthState {
  const state = randomBytes(16).toString('base64url');
  return { state, shopId, mode, returnTo, embedded, ends: now.getTime() + STATE_SECONDS * 1_000 };
}

/** Signed cookie value. */
export function writeState(state: OauthState, secret: string): string {
  const text = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `${text}.${signatureOf(signed(text), secret, 'base64url')}`;
}

/** State of a cookie value; null if the signature is invalid, or if expired. */
export function readState(
  kept: string | undefined,
  secrets: readonly string[],
  now: Date,
): OauthState | null {
  const [text = '', signature = ''] = kept?.split('.') ?? [];
  if (!isSigned(signed(text), signature, secrets, 'base64url')) return null;
  const state = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return state.ends > now.getTime() ? state : null;
}

/** Domain separation: the same secret signs other texts. */
function signed(text: string): string {
  return `oauth state ${text}`;
}
