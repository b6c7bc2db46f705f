import type { RequestedFacts } from '@cartwright/core/data-sources/cart-facts';
import type { WidgetRoom } from '@cartwright/core/widgets/widget-room';

/** Facts of a page for its widgets. */
export interface WidgetFacts {
  /** The address of our server by the app proxy, in the page's market. */
  readonly ours: string;
  /** The store's, of the page's language, with a slash at its end. */
  readonly root: string;
  /** Where a form adds to the cart. */
  readonly addTo: string;
  /** BCP 47. */
  readonly locale: string;
  /** ISO 4217, of the page's market. */
  readonly currency: string;
  /** 1234567.89 as the store's own filter writes it. */
  readonly money: string;
  /** Of a product's page its number. */
  readonly product: number | null;
  /** Rooms of the shop's live widgets, by number; null or absent: unknown. */
  readonly rooms?: Readonly<Record<string, WidgetRoom>> | null;
  /** What the rules behind widgets ask of the cart, by number; null or absent: nothing. */
  readonly asks?: Readonly<Record<string, RequestedFacts>> | null;
  /** Where events are sent to; null: nowhere. */
  readonly events: string | null;
}
