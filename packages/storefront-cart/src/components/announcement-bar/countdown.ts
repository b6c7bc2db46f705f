import type { SettingsOf } from '@cartwright/core/components/component-types';
import { cartName } from '../../state/ports/cart-name';
import type { CartStorage } from '../../state/ports/storage-keys';

/** Storage key of the time of a cart's first item. */
const NAME = 'cartwright:countdown';

/** Placeholder for the remaining time. */
const TIMER = /\{\{\s*timer\s*\}\}/g;

interface Kept {
  /** Cart token without its secret. */
  readonly cart: string;
  readonly from: number;
}

/**
 * Start of a cart's countdown (epoch milliseconds); null while the cart is empty. Starts with the first item, shared by
 * all pages and tabs; restarts for an emptied or another cart.
 */
export function countdownStart(
  storage: CartStorage,
  cart: { readonly token: string; readonly lines: readonly unknown[] },
  now: number,
): number | null {
  const name = cartName(cart.token);
  const kept = readKept(storage);
  if (cart.lines.length === 0) {
    if (kept) storage.write(NAME, '');
    return null;
  }
  // A start in the future was stored under another store clock.
  if (kept?.cart === name && kept.from <= now) return kept.from;
  storage.write(NAME, JSON.stringify({ cart: name, from: now }));
  return now;
}

function readKept(storage: CartStorage): Kept | null {
  try {
    const kept: unknown = JSON.parse(storage.read(NAME) || 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'cart' in value &&
    'from' in value &&
    Number.isFinite(value.from)
  );
}

/** End of the countdown (epoch milliseconds); null if there is none. */
export function countdownEnd(
  { timerKind, timerMinutes, timerEnd }: SettingsOf<'announcement_bar'>,
  start: number | null,
): number | null {
  if (timerKind === 'date') return timerEnd === null ? null : Date.parse(timerEnd);
  return start === null ? null : start + timerMinutes * 60_000;
}

/** Formats milliseconds as a clock, rounded up to whole seconds: `09:05`, `1:00:00`, `2d 03:00:00`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (days > 0) return `${days}d ${two(hours)}:${rest}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Timer text at a given time; null if there is nothing to show. */
export function timerText(
  { timer, timerEnded }: SettingsOf<'announcement_bar'>['language'],
  end: number | null,
  now: number,
): { readonly text: string; readonly over: boolean } | null {
  if (end === null) return null;
  // Replacer function, because `$&` in a string would be a replacement pattern.
  if (now < end) return { text: timer.replace(TIMER, () => clockText(end - now)), over: false };
  return timerEnded.trim() === '' ? null : { text: timerEnded, over: true };
}
