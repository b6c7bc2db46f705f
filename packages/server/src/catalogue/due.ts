import type { MirrorState } from './mirror-state';

export interface MarkCounts {
  /** Products, and inventory items. */
  readonly products: number;
  readonly collections: number;
}

export type Due =
  | { readonly do: 'run' | 'everything' | 'collections' | 'marks' | 'sample' }
  | { readonly do: 'wait'; readonly ms: number };

const MINUTE = 60_000;
/** Interval of collection syncs: there is no webhook for changes by rules or sales rank. */
const COLLECTIONS_EVERY_MS = 10 * MINUTE;
/** Shorter interval after a webhook. */
const COLLECTIONS_GAP_MS = MINUTE;
/** Likewise for exchange rates, markets and languages. */
const SAMPLE_EVERY_MS = 60 * MINUTE;
/** Above this, a full export is faster. */
const MAX_MARKS = 2_000;
/** Time of the nightly comparison in the shop's time zone, plus an offset of minutes per shop. */
const NIGHT_MS = 3 * 60 * MINUTE;

/** Next task of a shop's mirror. `timezone` is an IANA name. */
export function dueNext(state: MirrorState, marks: MarkCounts, now: Date, timezone: string): Due {
  const at = now.getTime();
  const untilTry = (state.tryAgainAt?.getTime() ?? 0) - at;
  const untilRead = Math.max(0, (state.readAgainAt?.getTime() ?? 0) - at);
  if (state.runKind !== null && untilTry <= 0) return { do: 'run' };
  if (untilTry > 0) return whileWaiting(state, marks, untilTry, untilRead);
  if (
    !state.syncedAt ||
    state.isWanted ||
    marks.products > MAX_MARKS ||
    nightOf(state.shopId, now, timezone) !== nightOf(state.shopId, state.syncedAt, timezone)
  )
    return { do: 'everything' };
  const sinceCollections = at - (state.collectionsReadAt?.getTime() ?? 0);
  const gap = marks.collections > 0 ? COLLECTIONS_GAP_MS : COLLECTIONS_EVERY_MS;
  if (sinceCollections >= gap) return { do: 'collections' };
  const untilSample = Math.max(0, (state.sampledAt?.getTime() ?? 0) + SAMPLE_EVERY_MS - at);
  const untilReading = Math.max(untilRead, marks.products > 0 ? 0 : untilSample);
  if (untilReading <= 0) return { do: marks.products > 0 ? 'marks' : 'sample' };
  return { do: 'wait', ms: Math.min(gap - sinceCollections, untilReading) };
}

/** During an export marks are deferred: its data may be older than them. */
function whileWaiting(state: MirrorState, marks: MarkCounts, untilTry: number, untilRead: number): Due {
  const isFree = state.runKind !== null && state.operationId === null && state.syncedAt !== null;
  if (!isFree || marks.products === 0) return { do: 'wait', ms: untilTry };
  return untilRead <= 0 ? { do: 'marks' } : { do: 'wait', ms: Math.min(untilTry, untilRead) };
}

/** Calendar day, in the shop's time zone, of the last nightly comparison before an instant. */
function nightOf(shopId: string, instant: Date, timezone: string): string {
  const spread = [...shopId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 60, 7);
  const shifted = new Date(instant.getTime() - NIGHT_MS - spread * MINUTE);
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(shifted);
}
