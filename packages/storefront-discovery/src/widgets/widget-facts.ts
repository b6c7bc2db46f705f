import type { RequestedFacts } from '@cartwright/core/data-sources/cart-facts';
import type { WidgetRoom } from '@cartwright/core/widgets/widget-room';

/** Page data for widgets. */
export interface WidgetFacts {
  /** URL of our server through the app proxy, in the page's market. */
  readonly ours: string;
  /** Root path of the store in the page's language, with a trailing slash. */
  readonly root: string;
  /** URL that forms post to. */
  readonly addTo: string;
  /** BCP 47. */
  readonly locale: string;
  /** ISO 4217, of the page's market. */
  readonly currency: string;
  /** 1234567.89 formatted by the store. */
  readonly money: string;
  /** Product id on a product page, else null. */
  readonly product: number | null;
  /** Reserved space of the shop's live widgets, by id; null or absent: unknown. */
  readonly rooms?: Readonly<Record<string, WidgetRoom>> | null;
  /** Cart facts requested by widget rules, by widget id; null or absent: none. */
  readonly asks?: Readonly<Record<string, RequestedFacts>> | null;
  /** URL for events; null: not sent. */
  readonly events: string | null;
}
