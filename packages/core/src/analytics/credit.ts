import { byTime, type EventKey } from './settle';

/** Subjects that an order line can be credited to. */
export const CREDITED_SUBJECTS = ['bundle', 'widget', 'cart', 'collection', 'search'] as const;
export type CreditedSubject = (typeof CREDITED_SUBJECTS)[number];

/** Time after a click on a product within which an order with it is credited to where it was clicked, in milliseconds, inclusive. */
export const ASSISTED_WITHIN = 24 * 60 * 60 * 1000;

/** An order as far as crediting it goes. */
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

/** A consented event that ties an order's link to a visitor and a session. */
export interface LinkTie extends EventKey {
  readonly visitor: string;
  readonly session: string;
}

/** A click on a product, or an add from its card, in a list of ours. */
export interface ProductClick extends EventKey {
  readonly visitor: string;
  readonly session: string;
  readonly subject: 'collection' | 'search' | 'widget';
  /** A collection's number, a normalised query, a widget's id. */
  readonly id: string;
  readonly productId: number;
}

/** Credit of an order line; a line has at most one. */
export interface Credit {
  readonly orderId: number;
  readonly lineId: number;
  readonly productId: number | null;
  readonly subject: CreditedSubject;
  readonly subjectId: string;
  /** Whether the line says so itself, or its shopper had clicked the product. */
  readonly how: 'direct' | 'assisted';
  /** The session in which it is a conversion; null where no link leads to one. */
  readonly session: string | null;
  /** When that was, in epoch milliseconds: of the click, of a direct credit of the order. */
  readonly at: number;
}

/** Our property of lines by the subject that it names, the strongest at first. */
const DIRECT = [
  ['bundle', '_bundle'],
  ['widget', '_widget'],
  ['cart', '_attribution'],
] as const;

/**
 * The credits of an order: direct before assisted. A line that carries a property of ours is credited to what that names.
 * Any other is credited to the latest click of its visitor on its product, any variant, within 24 hours up to the order.
 * The visitor is the one whom the order's link was last tied to before the order. `ties` are those of the order's link;
 * `clicks` may be of anybody.
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

/** The id in a property of ours. A bundle's goes on with what only one bundle of a cart is called (`bundleMark`). */
function subjectOf(said: string | undefined): string | undefined {
  return said?.split(':', 1)[0];
}

/** The latest of some events up to an instant. */
function latest<Event extends EventKey>(events: readonly Event[], until: number): Event | null {
  return (
    events
      .filter(({ at }) => at <= until)
      .sort(byTime)
      .at(-1) ?? null
  );
}
