import type { ApiError } from '@cartwright/core/contract/error';
import {
  MAX_EVENTS_BYTES,
  reportFrame,
  type StorefrontEvent,
  storefrontEvent,
} from '@cartwright/core/contract/events';
import { issuesOf } from '../http/issues-of';
import { unstorable } from '../http/unstorable';

type Issues = NonNullable<ApiError['error']['issues']>;

export interface ReadReport {
  readonly page: string;
  /** Those that can be stored. */
  readonly events: readonly StorefrontEvent[];
  /** How many cannot, and why. */
  readonly refused: number;
  readonly issues: Issues;
}

/**
 * What was sent, whatever it says of its type; null when it is no report, or too long. Each event is looked at for
 * itself: one that a script of another time has made takes no others with it.
 */
export async function readReport(request: Request): Promise<ReadReport | null> {
  if (Number(request.headers.get('content-length')) > MAX_EVENTS_BYTES) return null;
  const text = await request.text();
  if (text.length > MAX_EVENTS_BYTES) return null;
  const frame = reportFrame.safeParse(jsonOf(text)).data;
  if (!frame) return null;
  const events: StorefrontEvent[] = [];
  const issues: Issues = [];
  for (const [index, sent] of frame.events.entries()) {
    const read = storefrontEvent.safeParse(sent);
    const where = ['body', 'events', index];
    const wrong = [...issuesOf(where, read.error), ...unstorable(read.data, where)];
    if (read.success && wrong.length === 0) events.push(read.data);
    else issues.push(...wrong);
  }
  return { page: frame.page, events, refused: frame.events.length - events.length, issues };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
