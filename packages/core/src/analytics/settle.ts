/** An event of a page, by which copies of it are one. */
export interface EventKey {
  /** The page view's random id, and the event's number in it. */
  readonly page: string;
  readonly number: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * The events without their copies, in the order in which they happened. Of copies the earliest is kept: what came late by
 * another way happened when it was first told of. What happened at one instant is ordered by page and number, so that any
 * order of arrival gives the same.
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
