/** Line item property. Forms send text; JSON may send numbers and booleans, which Shopify keeps. */
export type PropertyValue = string | number | boolean;
export type Properties = Readonly<Record<string, PropertyValue>>;

/** Cart line. `id` never changes; the public `key` does. */
export interface LineState {
  readonly id: string;
  readonly variantId: number;
  readonly quantity: number;
  readonly properties: Properties;
  readonly sellingPlanId: number | null;
  /** `id` of the parent line; absent for a line that isn't nested. */
  readonly parentId?: string;
}

/** Immutable cart as stored between requests. Newest line first, nested lines after their parent. */
export interface CartState {
  readonly token: string;
  readonly lines: readonly LineState[];
  readonly note: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  /** Distinct codes as typed, in order. */
  readonly codes: readonly string[];
  /** Gift card codes, in the order of payment; absent in a cart that never had one. */
  readonly giftCards?: readonly string[];
}

export function emptyCart(token: string): CartState {
  return { token, lines: [], note: null, attributes: {}, codes: [] };
}

/** Identity of a line, by which adds are merged: variant, properties in any order, selling plan and parent line. */
export function lineIdentity(line: Omit<LineState, 'id' | 'quantity'>): string {
  const { variantId, properties, sellingPlanId, parentId = null } = line;
  return JSON.stringify([variantId, sortedEntries(properties), sellingPlanId, parentId]);
}

export function sortedEntries(properties: Properties): [string, PropertyValue][] {
  return Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
