/** A property of a line. A form sends text; JSON may send numbers and booleans, which Shopify keeps as they are. */
export type PropertyValue = string | number | boolean;
export type Properties = Readonly<Record<string, PropertyValue>>;

/** One line of a cart. `id` stays the same for the line's whole life; the public `key` does not. */
export interface LineState {
  readonly id: string;
  readonly variantId: number;
  readonly quantity: number;
  readonly properties: Properties;
  readonly sellingPlanId: number | null;
  /** The `id` of the line that this one is nested under; absent for a line that stands by itself. */
  readonly parentId?: string;
}

/** A cart as a value: what a session keeps between requests. Newest line first, nested lines behind their parent. */
export interface CartState {
  readonly token: string;
  readonly lines: readonly LineState[];
  readonly note: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  /** As the shopper typed them, in order, without doubles. */
  readonly codes: readonly string[];
  /** Codes of gift cards, in the order in which they pay; absent in a cart that never had one. */
  readonly giftCards?: readonly string[];
}

export function emptyCart(token: string): CartState {
  return { token, lines: [], note: null, attributes: {}, codes: [] };
}

/** Identity of a line, by which two adds are the same one: variant, properties in any order, selling plan, and the line it is nested under. */
export function lineIdentity(line: Omit<LineState, 'id' | 'quantity'>): string {
  const { variantId, properties, sellingPlanId, parentId = null } = line;
  return JSON.stringify([variantId, sortedEntries(properties), sellingPlanId, parentId]);
}

export function sortedEntries(properties: Properties): [string, PropertyValue][] {
  return Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
