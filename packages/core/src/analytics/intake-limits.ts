/** Default limit of events per day and shop: of carts, of lists and of pages each. */
export const EVENTS_PER_DAY = 100_000;

/** Maximum number of counted events per session: hours of a shopper's use, but little for a script. */
export const EVENTS_OF_SESSION = 3_000;

/** Separate limits of events: pages and lists have more events than carts, and must not use up theirs. */
export const EVENT_SHARES = ['carts', 'lists', 'pages'] as const;
export type EventShare = (typeof EVENT_SHARES)[number];
