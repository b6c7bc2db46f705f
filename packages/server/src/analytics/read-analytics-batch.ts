import {
  analyticsBatchFrame,
  type CartAnalyticsEvent,
  type ExperimentAnalyticsEvent,
  type ListAnalyticsEvent,
  MAX_EVENTS_BYTES,
  type PageAnalyticsEvent,
  schemaOfEntry,
} from '@cartwright/core/analytics/analytics-events';
import type { ApiError } from '@cartwright/core/contract/error';
import { type ApiFailure, failure } from '../http/api-failure';
import { issuesOf } from '../http/issues-of';
import { unstorable } from '../http/unstorable';
import type { KnownSubjects } from './known-subjects';

type Issues = NonNullable<ApiError['error']['issues']>;

export type AnalyticsEvent =
  | CartAnalyticsEvent
  | ExperimentAnalyticsEvent
  | ListAnalyticsEvent
  | PageAnalyticsEvent;

export interface ReadAnalyticsBatch {
  readonly ok: true;
  readonly page: string;
  /** Valid events. */
  readonly events: readonly AnalyticsEvent[];
  /** Number of invalid events, and the reasons. */
  readonly refused: number;
  readonly issues: Issues;
}

/**
 * Parses a batch of events, whatever its content type. Events are validated individually, so that outdated or forged
 * ones don't affect others. Fails with `invalid_request` for an invalid or oversized batch.
 */
export async function readAnalyticsBatch(
  request: Request,
  known: KnownSubjects,
): Promise<ReadAnalyticsBatch | ApiFailure> {
  const text = await shortText(request);
  if (text === null) {
    return noBatch([{ code: 'too_big', path: ['body'], message: `More than ${MAX_EVENTS_BYTES} bytes.` }]);
  }
  const sent = jsonOf(text);
  if (!sent) return noBatch([{ code: 'not_json', path: ['body'], message: 'The body is not JSON.' }]);
  const frame = analyticsBatchFrame.safeParse(sent.json);
  if (!frame.success) return noBatch(issuesOf(['body'], frame.error));

  const issues: Issues = [];
  const readable = frame.data.events.flatMap((each, index) => {
    const read = schemaOfEntry(each).safeParse(each);
    const where = ['body', 'events', index];
    const wrong = [...issuesOf(where, read.error), ...unstorable(read.data, where)];
    issues.push(...wrong);
    return read.success && wrong.length === 0 ? [{ event: read.data, index }] : [];
  });
  const isKnown = await knownAmong(
    readable.map(({ event }) => event),
    known,
  );
  const events = readable.flatMap(({ event, index }) => {
    const about = subjectOf(event);
    if (isKnown(about)) return [event];
    const message = `The shop has no such ${about.subject}.`;
    issues.push({ code: `unknown_${about.subject}`, path: ['body', 'events', index, about.field], message });
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

/** Subject of an event, if it has one. */
export function subjectOf(event: AnalyticsEvent) {
  if (!('subject' in event)) return { subject: 'cart', id: event.cart, field: 'cart' } as const;
  if (event.subject === 'experiment') {
    return { subject: event.subject, id: event.experiment, field: 'experiment' } as const;
  }
  return { subject: event.subject, id: 'id' in event ? String(event.id) : '', field: 'id' } as const;
}

/**
 * Checks which subjects the shop has. A search has none to check; a page may be of a collection that isn't
 * mirrored yet.
 */
async function knownAmong(events: readonly AnalyticsEvent[], known: KnownSubjects) {
  const abouts = events.map(subjectOf);
  const idsOf = (subject: string) => [
    ...new Set(abouts.flatMap((each) => (each.subject === subject ? [each.id] : []))),
  ];
  const found = {
    cart: await known('cart', idsOf('cart')),
    collection: await known('collection', idsOf('collection')),
    widget: await known('widget', idsOf('widget')),
    bundle: await known('bundle', idsOf('bundle')),
    experiment: await known('experiment', idsOf('experiment')),
  };
  return ({ subject, id }: ReturnType<typeof subjectOf>) =>
    subject === 'search' || subject === 'page' || found[subject].has(id);
}

function noBatch(issues: Issues): ApiFailure {
  return failure('invalid_request', 'This is no report of events.', { issues });
}

/** Request body; null if it exceeds the batch limit. */
export async function shortText(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length')) > MAX_EVENTS_BYTES) return null;
  const bytes = await request.arrayBuffer();
  return bytes.byteLength > MAX_EVENTS_BYTES ? null : new TextDecoder().decode(bytes);
}

export function jsonOf(text: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}
