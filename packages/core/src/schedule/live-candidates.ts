import type { Live } from './live';

/** Schedule of a document, or of a cart in the list. */
export interface Schedulable {
  readonly enabled: boolean;
  readonly isScheduled: boolean;
  readonly isFallback: boolean;
  /** UTC instants (ISO 8601). */
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/**
 * Carts of a shop that shoppers may see from `now` (epoch milliseconds) on: enabled ones with an unfinished
 * schedule, and the enabled one without a schedule, or else the fallback. The fallback is never live beside an
 * enabled cart without a schedule.
 */
export function liveCandidates<Cart extends Schedulable>(
  documents: readonly Cart[],
  now = Number.NEGATIVE_INFINITY,
): Cart[] {
  const unscheduled = documents.find(isUnscheduled) ?? documents.find((document) => document.isFallback);
  return documents.filter(
    (document) => (windowOf(document)?.to ?? now) > now || (document === unscheduled && !windowOf(document)),
  );
}

/**
 * The shop's other carts in the store from `now` (epoch milliseconds) on while `own` is enabled. One without a
 * schedule replaces the enabled unscheduled one. Beside one with a schedule, there is that one, or if it gets
 * disabled the fallback: the larger of them counts, so that a cart can always be disabled.
 */
export function cartsBeside<Cart extends Schedulable & { readonly bytes: number }>(
  own: Schedulable,
  others: readonly Cart[],
  now: number,
): Cart[] {
  const scheduled = others.filter((cart) => (windowOf(cart)?.to ?? now) > now);
  if (!own.isScheduled) return scheduled;
  const [unscheduled, ...rest] = others.filter(
    (cart) => isUnscheduled(cart) || (cart.isFallback && !windowOf(cart)),
  );
  if (!unscheduled) return scheduled;
  return [...scheduled, rest.reduce((one, other) => (other.bytes > one.bytes ? other : one), unscheduled)];
}

/** Whether a cart is enabled without a schedule. */
export function isUnscheduled(document: Pick<Schedulable, 'enabled' | 'isScheduled'>): boolean {
  return document.enabled && !document.isScheduled;
}

/** Period of an enabled, scheduled cart in epoch milliseconds; null for any other. */
export function windowOf(document: Schedulable): { from: number; to: number } | null {
  const { enabled, isScheduled, startDate, endDate } = document;
  if (!enabled || !isScheduled || startDate === null || endDate === null) return null;
  return { from: Date.parse(startDate), to: Date.parse(endDate) };
}

/** Liveness of a cart of `liveCandidates`. */
export function livenessOf(document: Schedulable): Live {
  const window = windowOf(document);
  if (window) return { kind: 'scheduled', ...window };
  return { kind: isUnscheduled(document) ? 'standing' : 'fallback' };
}
