import type { Basket } from './change-baskets';

/** View of a product. */
export interface ProductView {
  /** Random session id of a consenting browser; kept until the session has ended. */
  readonly session: string;
  /** Minutes since any fixed instant. */
  readonly elapsedMinutes: number;
  /** Minute in the shop's time zone, as in baskets. */
  readonly minute: number;
  /** Shopify's id. */
  readonly product: number;
}

/** Sessions assembled from views. */
export interface ViewedSessions {
  /** Sessions that may continue, by id. */
  readonly open: Map<string, OpenSession>;
  /** Sessions that were continued as another one. */
  ended: OpenSession[];
}

interface OpenSession {
  readonly session: string;
  readonly products: number[];
  /** Time of the last view. */
  elapsedMinutes: number;
  minute: number;
}

/** Session timeout in minutes without a view. */
const PAUSE = 30;

export const noSessions = (): ViewedSessions => ({ open: new Map(), ended: [] });

/** Adds a view, in chronological order. Repeated views of the current product count once. */
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
 * Removes and returns the sessions that ended before an instant, up to which all views were added, in the order of
 * their last views: the result is independent of the number of calls.
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
