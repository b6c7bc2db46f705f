/** Identity of a page's event, shared by its duplicates. */
export interface EventKey {
  /** Random id of the page view, and the event's number in it. */
  readonly page: string;
  readonly number: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Events without duplicates, in order of time. Of duplicates, the earliest is kept: a later one is a late
 * delivery. Simultaneous ones are sorted by page and number, so that the result is independent of the order of
 * arrival.
 */
export function settleEvents<Event extends EventKey>(events: readonly Event[]): Event[] {
  const earliest = new Map<string, Event>();
  for (const event of events) {
    const key = `${event.page} ${event.number}`;
    const known = earliest.get(key);
    if (!known || event.at < known.at) earliest.set(key, event);
  }
  return [...earliest.values()].sort(byTime);
}

/** Order of events in time; ties by page and number. */
export function byTime(a: EventKey, b: EventKey): number {
  return a.at - b.at || (a.page < b.page ? -1 : a.page > b.page ? 1 : a.number - b.number);
}
