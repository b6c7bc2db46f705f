import type { Basket } from './change-baskets';

/** A product that was looked at. */
export interface ProductView {
  /** Random, of a browser whose shopper allows it; kept until the session has ended. */
  readonly session: string;
  /** Since any instant. */
  readonly elapsedMinutes: number;
  /** Of the shop's clock, as baskets have it. */
  readonly minute: number;
  /** Shopify's number. */
  readonly product: number;
}

/** Sessions that views are put together to. */
export interface ViewedSessions {
  /** By session: those that may go on. */
  readonly open: Map<string, OpenSession>;
  /** Those that have gone on as another one. */
  ended: OpenSession[];
}

interface OpenSession {
  readonly session: string;
  readonly products: number[];
  /** Of its last view. */
  elapsedMinutes: number;
  minute: number;
}

/** Minutes without a view that end a session. */
const PAUSE = 30;

export const noSessions = (): ViewedSessions => ({ open: new Map(), ended: [] });

/** Adds a view; none is before the last one that was added. The product that is looked at already counts once. */
export function addView(
  { open, ended }: ViewedSessions,
  { session, elapsedMinutes, minute, product }: ProductView,
): void {
  const known = open.get(session);
  if (known && elapsedMinutes - known.elapsedMinutes <= PAUSE) {
    if (known.products.at(-1) !== product) known.products.push(product);
    known.elapsedMinutes = elapsedMinutes;
    known.minute = minute;
    return;
  }
  if (known) ended.push(known);
  open.set(session, { session, products: [product], elapsedMinutes, minute });
}

/**
 * Takes out the sessions that have ended before an instant up to which all views were added, in the order of their last
 * views: the same baskets in the same order, however often they are taken.
 */
export function takeEnded(sessions: ViewedSessions, elapsedMinutes: number): Basket[] {
  const { open } = sessions;
  const isOver = (each: OpenSession) => each.elapsedMinutes + PAUSE < elapsedMinutes;
  const over = [...sessions.ended, ...open.values()].filter(isOver);
  sessions.ended = sessions.ended.filter((each) => !isOver(each));
  for (const each of over) if (open.get(each.session) === each) open.delete(each.session);
  return over
    .sort((a, b) => a.elapsedMinutes - b.elapsedMinutes || (a.session < b.session ? -1 : 1))
    .map(({ minute, products }) => ({ minute, products }));
}
