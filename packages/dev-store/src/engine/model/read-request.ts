import type { Properties, PropertyValue } from './cart-state';
import type { LineReference } from './line-reference';
import { type Body, integerOf, isRecord, listOf } from './request-body';

export interface AddItem {
  readonly variantId: number;
  readonly quantity: number;
  readonly properties: Properties;
  readonly sellingPlanId: number | null;
  /** Parent line. */
  readonly parent: ParentReference | null;
}

export type ParentReference = Extract<LineReference, { readonly by: 'key' | 'variant' }>;

export interface AddRequest {
  readonly items: readonly AddItem[];
  /** Whether the request has a single item, which is returned as the bare line; `items` return `{ items: [...] }`. */
  readonly single: boolean;
}

/** Parses the body of `/cart/add.js`; null if it has no item. An invalid id becomes 0, which is no variant. */
export function readAdd(body: Body): AddRequest | null {
  if (body.items !== undefined) {
    const items = listOf(body.items);
    if (!items || items.length === 0) return null;
    return { items: items.map((item) => readItem(isRecord(item) ? item : {})), single: false };
  }
  if (body.id === undefined) return null;
  return { items: [readItem(body)], single: true };
}

function readItem(item: Body): AddItem {
  return {
    variantId: integerOf(item.id) ?? 0,
    quantity: item.quantity === undefined || item.quantity === '' ? 1 : (integerOf(item.quantity) ?? 0),
    properties: readProperties(item.properties),
    sellingPlanId: readPlan(item.selling_plan),
    parent: readParent(item),
  };
}

/** Parses a selling plan id. Null and empty fields are no plan; an invalid id becomes 0, which is no plan. */
function readPlan(plan: unknown): number | null {
  if (plan === undefined || plan === null || plan === '') return null;
  return integerOf(plan) ?? 0;
}

function readParent({ parent_line_key: key, parent_id: id }: Body): ParentReference | null {
  if (typeof key === 'string' && key !== '') return { by: 'key', key };
  const variantId = integerOf(id);
  return variantId === null ? null : { by: 'variant', variantId };
}

export interface ChangeRequest {
  readonly line: LineReference;
  readonly quantity: number | null;
  /** Replaces all properties of the line; null leaves them. */
  readonly properties: Properties | null;
  /** `undefined` leaves the plan, null removes it. */
  readonly sellingPlanId: number | null | undefined;
}

/**
 * Parses the body of `/cart/change.js`; null without a valid `id` or `line`. Without a quantity, a plan change sets 1.
 */
export function readChange(body: Body): ChangeRequest | null {
  const line = readLine(body);
  if (!line) return null;
  return {
    line,
    quantity: integerOf(body.quantity) ?? (body.selling_plan === undefined ? null : 1),
    properties: body.properties === undefined ? null : readProperties(body.properties),
    sellingPlanId: body.selling_plan === undefined ? undefined : readPlan(body.selling_plan),
  };
}

function readLine(body: Body): ChangeRequest['line'] | null {
  const position = integerOf(body.line);
  if (position !== null) return { by: 'position', position };
  if (typeof body.id === 'string' && body.id.includes(':')) return { by: 'key', key: body.id };
  const variantId = integerOf(body.id);
  return variantId === null ? null : { by: 'variant', variantId };
}

export interface UpdateRequest {
  readonly updates: readonly UpdateEntry[];
  /** `undefined` leaves the note, null removes it. */
  readonly note: string | null | undefined;
  /** Merged into the cart's attributes; null removes one. */
  readonly attributes: Readonly<Record<string, string | null>>;
  /** The complete set of codes; `undefined` leaves them. */
  readonly codes: readonly string[] | undefined;
}

export type UpdateEntry = LineReference & { readonly quantity: number };

/** Parses the body of `/cart/update.js`. Absent and invalid fields change nothing. */
export function readUpdate(body: Body): UpdateRequest {
  return {
    updates: readUpdates(body.updates),
    note: typeof body.note === 'string' || body.note === null ? body.note : undefined,
    attributes: isRecord(body.attributes) ? readAttributes(body.attributes) : {},
    codes: typeof body.discount === 'string' ? splitCodes(body.discount) : undefined,
  };
}

function readUpdates(updates: unknown): UpdateEntry[] {
  const positions = Array.isArray(updates) || isPositional(updates) ? listOf(updates) : null;
  if (positions) {
    return positions.flatMap((value, index): UpdateEntry[] => {
      const quantity = integerOf(value);
      return quantity === null ? [] : [{ by: 'position', position: index + 1, quantity }];
    });
  }
  if (!isRecord(updates)) return [];
  return Object.entries(updates).flatMap(([name, value]): UpdateEntry[] => {
    const quantity = integerOf(value);
    if (quantity === null) return [];
    if (name.includes(':')) return [{ by: 'key', key: name, quantity }];
    return [{ by: 'variant', variantId: integerOf(name) ?? 0, quantity }];
  });
}

/** Whether `updates` is positional: a form's `updates[]` is indexed from 0, and variant ids are never that small. */
function isPositional(updates: unknown): boolean {
  if (!isRecord(updates)) return false;
  const keys = Object.keys(updates);
  return keys.length > 0 && keys.every((key, index) => key === String(index));
}

function splitCodes(typed: string): string[] {
  const codes: string[] = [];
  for (const part of typed.split(',')) {
    const code = part.trim();
    if (code && !codes.some((known) => known.toLowerCase() === code.toLowerCase())) codes.push(code);
  }
  return codes;
}

function readAttributes(attributes: Record<string, unknown>): Record<string, string | null> {
  const read: Record<string, string | null> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) read[name] = null;
    else if (isPropertyValue(value)) read[name] = String(value);
  }
  return read;
}

function readProperties(properties: unknown): Properties {
  if (!isRecord(properties)) return {};
  const entries = Object.entries(properties).filter((entry): entry is [string, PropertyValue] =>
    isPropertyValue(entry[1]),
  );
  return Object.fromEntries(entries);
}

function isPropertyValue(value: unknown): value is PropertyValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
