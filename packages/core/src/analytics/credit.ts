import { byTime, type EventKey } from './settle';

/** Subjects that an order line can be credited to. */
export const CREDITED_SUBJECTS = ['bundle', 'widget', 'cart', 'collection', 'search'] as const;
export type CreditedSubject = (typeof CREDITED_SUBJECTS)[number];

/** Attribution window in milliseconds, inclusive: an order within it is credited to the click on its product. */
export const ASSISTED_WITHIN = 24 * 60 * 60 * 1000;

/** Order, with the fields that credit depends on. */
export interface CreditableOrder {
  readonly orderId: number;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  readonly lines: readonly {
    readonly lineId: number;
    readonly productId: number | null;
    /** The line's properties; ours begin with `_`. */
    readonly properties: Readonly<Record<string, string>>;
  }[];
}

/** Consented event that links an order to a visitor and a session. */
export interface LinkTie extends EventKey {
  readonly visitor: string;
  readonly session: string;
}

/** Click on a product, or an add from its card, in a list of ours. */
export interface ProductClick extends EventKey {
  readonly visitor: string;
  readonly session: string;
  readonly subject: 'collection' | 'search' | 'widget';
  /** Collection id, normalised query, or widget id. */
  readonly id: string;
  readonly productId: number;
}

/** Credit of an order line, at most one per line. */
export interface Credit {
  readonly orderId: number;
  readonly lineId: number;
  readonly productId: number | null;
  readonly subject: CreditedSubject;
  readonly subjectId: string;
  /** Whether the line's own properties name the subject, or its shopper had clicked the product. */
  readonly how: 'direct' | 'assisted';
  /** Session that it converts; null if no link leads to one. */
  readonly session: string | null;
  /** Time in epoch milliseconds: of the click, or, for a direct credit, of the order. */
  readonly at: number;
}

/** Line properties by the subject that they name, the strongest first. */
const DIRECT = [
  ['bundle', '_bundle'],
  ['widget', '_widget'],
  ['cart', '_attribution'],
] as const;

/**
 * Credits of an order: direct before assisted. A line with a property of ours is credited to the subject in it.
 * Any other is credited to its visitor's latest click on the product, in any variant, within 24 hours up to the
 * order. The visitor is the one last linked to the order's link before the order. `ties` are those of the order's
 * link; `clicks` may be of anybody.
 */
export function creditsOf(
  order: CreditableOrder,
  { ties, clicks }: { readonly ties: readonly LinkTie[]; readonly clicks: readonly ProductClick[] },
): Credit[] {
  const { orderId, placedAt } = order;
  const tie = latest(ties, placedAt);
  const own = clicks.filter(
    ({ visitor, at }) => visitor === tie?.visitor && placedAt - at <= ASSISTED_WITHIN,
  );
  return order.lines.flatMap(({ lineId, productId, properties }): Credit[] => {
    const line = { orderId, lineId, productId };
    for (const [subject, property] of DIRECT) {
      const subjectId = subjectOf(properties[property]);
      if (!subjectId) continue;
      return [{ ...line, subject, subjectId, how: 'direct', session: tie?.session ?? null, at: placedAt }];
    }
    const click = latest(
      own.filter((each) => each.productId === productId),
      placedAt,
    );
    if (!click) return [];
    const { subject, id, session, at } = click;
    return [{ ...line, subject, subjectId: id, how: 'assisted', session, at }];
  });
}

/** Subject id in a property of ours. A bundle's is followed by its instance (`bundleMark`). */
function subjectOf(said: string | undefined): string | undefined {
  return said?.split(':', 1)[0];
}

/** Latest event up to an instant. */
function latest<Event extends EventKey>(events: readonly Event[], until: number): Event | null {
  return (
    events
      .filter(({ at }) => at <= until)
      .sort(byTime)
      .at(-1) ?? null
  );
}
