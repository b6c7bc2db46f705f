import type { Choices } from '@cartwright/core/rewards/context';
import type { StoragePort } from '../platform/ports';

/** What they are kept under. */
export const CHOICES = 'cartwright:choices';

export interface Kept {
  readonly choices: Choices;
  /** What the choices were made on (`shoppersShare`). */
  readonly on: string;
  /** Another one with every change of the cart by any tab: who knows an older one knows an older cart. */
  readonly version: number;
}

/** The choices that were kept for this cart, in any tab; null for another cart's, or when they cannot be read. */
export function readChoices(storage: StoragePort, token: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(storage.read(CHOICES) ?? 'null');
    return isKept(kept) && kept.cart === cartName(token) ? kept : null;
  } catch {
    return null;
  }
}

/** Whether any tab has ever written to a cart in this browser, as far as it keeps anything. */
export function hasChoices(storage: StoragePort): boolean {
  return storage.read(CHOICES) !== null;
}

export function keepChoices(storage: StoragePort, token: string, kept: Kept): void {
  storage.write(CHOICES, JSON.stringify({ cart: cartName(token), ...kept }));
}

/** The token without its `?key=`, which is a secret of the cart. */
function cartName(token: string): string {
  return token.split('?')[0] ?? '';
}

function isKept(value: unknown): value is Kept & { cart: string } {
  if (!isObject(value) || !('choices' in value) || !('version' in value)) return false;
  const { choices, version } = value;
  return (
    isObject(choices) &&
    typeof version === 'number' &&
    ['declined', 'withdrawn', 'refused'].every((name) => Array.isArray(Reflect.get(choices, name))) &&
    isObject(Reflect.get(choices, 'picked'))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
