import type { ApiError } from '@cartwright/core/contract/error';
import {
  MAX_EVENTS_BYTES,
  reportFrame,
  type StorefrontEvent,
  storefrontEvent,
} from '@cartwright/core/contract/events';
import { type ApiFailure, failure } from '../http/api-failure';
import { issuesOf } from '../http/issues-of';
import { unstorable } from '../http/unstorable';

type Issues = NonNullable<ApiError['error']['issues']>;

/** Those of some cart ids that are or were the shop's. */
export type KnownCarts = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

export interface ReadReport {
  readonly ok: true;
  readonly page: string;
  /** Those that can be stored. */
  readonly events: readonly StorefrontEvent[];
  /** How many cannot, and why. */
  readonly refused: number;
  readonly issues: Issues;
}

/**
 * What was sent, whatever it says of its type. Each event is looked at for itself: one that a script of another time has
 * made, or somebody who makes carts up, takes no others with it. Fails with `invalid_request` when it is no report, or too
 * long.
 */
export async function readReport(request: Request, knownCarts: KnownCarts): Promise<ReadReport | ApiFailure> {
  const text = await shortText(request);
  if (text === null) {
    return noReport([{ code: 'too_big', path: ['body'], message: `More than ${MAX_EVENTS_BYTES} bytes.` }]);
  }
  const sent = jsonOf(text);
  if (!sent) return noReport([{ code: 'not_json', path: ['body'], message: 'The body is not JSON.' }]);
  const frame = reportFrame.safeParse(sent.json);
  if (!frame.success) return noReport(issuesOf(['body'], frame.error));

  const issues: Issues = [];
  const readable = frame.data.events.flatMap((each, index) => {
    const read = storefrontEvent.safeParse(each);
    const where = ['body', 'events', index];
    const wrong = [...issuesOf(where, read.error), ...unstorable(read.data, where)];
    issues.push(...wrong);
    return read.success && wrong.length === 0 ? [{ event: read.data, index }] : [];
  });
  const known = await knownCarts([...new Set(readable.map(({ event }) => event.cart))]);
  const events = readable.flatMap(({ event, index }) => {
    if (known.has(event.cart)) return [event];
    const message = 'The shop has no such cart.';
    issues.push({ code: 'unknown_cart', path: ['body', 'events', index, 'cart'], message });
    return [];
  });
  return {
    ok: true,
    page: frame.data.page,
    events,
    refused: frame.data.events.length - events.length,
    issues,
  };
}

function noReport(issues: Issues): ApiFailure {
  return failure('invalid_request', 'This is no report of events.', { issues });
}

async function shortText(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length')) > MAX_EVENTS_BYTES) return null;
  const text = await request.text();
  return text.length > MAX_EVENTS_BYTES ? null : text;
}

function jsonOf(text: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}
