import type { Choices } from '@cartwright/core/rewards/context';
import { cartName } from '../ports/cart-name';
import type { CartStorage } from '../ports/storage-keys';

/** Storage key of the choices. */
export const CHOICES = 'cartwright:choices';

export interface Kept {
  readonly choices: Choices;
  /** Cart state the choices were made on (`shoppersShare`). */
  readonly on: string;
}

/** Stored choices for this cart, from any tab; null if unreadable or another cart's. */
export function readChoices(storage: CartStorage, token: string): Kept | null {
  const kept = readKept(storage);
  return isKept(kept) && kept.cart === cartName(token) ? kept : null;
}

/** Cart version, incremented by each change in any tab: a lower known version means a stale cart. */
export function readVersion(storage: CartStorage): number {
  const version = Number(readKept(storage)?.version);
  return Number.isSafeInteger(version) ? version : 0;
}

/** Increments the version after a change by others; the choices stay. Returns the new version. */
export function raiseVersion(storage: CartStorage): number {
  const version = readVersion(storage) + 1;
  storage.write(CHOICES, JSON.stringify({ ...readKept(storage), version }));
  return version;
}

/** Whether any tab has ever written to a cart in this browser, if storage works. */
export function hasChoices(storage: CartStorage): boolean {
  return storage.read(CHOICES) !== null;
}

/** Stores the choices with a cart change; returns the new version. */
export function keepChoices(storage: CartStorage, token: string, { choices, on }: Kept): number {
  const version = readVersion(storage) + 1;
  storage.write(CHOICES, JSON.stringify({ cart: cartName(token), choices, on, version }));
  return version;
}

function readKept(storage: CartStorage): { readonly [name: string]: unknown } | null {
  try {
    const kept: unknown = JSON.parse(storage.read(CHOICES) ?? 'null');
    return isObject(kept) ? { ...kept } : null;
  } catch {
    return null;
  }
}

function isKept(value: object | null): value is Kept & { cart: string } {
  if (!value || !('choices' in value)) return false;
  const { choices } = value;
  return (
    isObject(choices) &&
    ['declined', 'withdrawn', 'refused'].every((name) => Array.isArray(Reflect.get(choices, name))) &&
    isObject(Reflect.get(choices, 'picked'))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
