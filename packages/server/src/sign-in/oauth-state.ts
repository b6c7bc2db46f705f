import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isSigned, signatureOf } from './signature';

/** State of a browser that was sent to Shopify. */
export interface OauthState {
  /** Comes back in the address, and has to be the one that this browser left with. */
  readonly state: string;
  readonly shopId: string;
  /** `offline`: a token of the app's own; `online`: to hear who the user is. */
  readonly mode: 'offline' | 'online';
  /** The page of the admin to come back to, as `returnPath` gives it. */
  readonly returnTo: string;
  /** Whether that page stands in Shopify's admin. */
  readonly embedded: boolean;
  /** Epoch milliseconds. */
  readonly ends: number;
}

/** Seconds in which a merchant can agree. */
export const STATE_SECONDS = 600;

const shape = z.object({
  state: z.string(),
  shopId: z.string(),
  mode: z.enum(['offline', 'online']),
  // A server of an earlier version writes neither.
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

/** As the browser keeps it. */
export function writeState(state: OauthState, secret: string): string {
  const text = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `${text}.${signatureOf(signed(text), secret, 'base64url')}`;
}

/** Null for what nobody here has written, or what is over. */
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

/** The same secret signs other texts, too: none of them begins so. */
function signed(text: string): string {
  return `oauth state ${text}`;
}
