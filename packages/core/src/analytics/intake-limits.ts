/** Events of a day that are counted of a shop whose plan says no other number: of carts, of lists and of pages each. */
export const EVENTS_PER_DAY = 100_000;

/** Events of one session that are counted: hours of a shopper's, and little of a script's. */
export const EVENTS_OF_SESSION = 3_000;

/** Shares of the limit of events: pages and lists have more events than carts, and take nothing from them or each other. */
export const EVENT_SHARES = ['carts', 'lists', 'pages'] as const;
export type EventShare = (typeof EVENT_SHARES)[number];
