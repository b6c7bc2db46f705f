import { hash32, hashHex } from '../engine/model/hash';

/** Deterministic integer from 0 (inclusive) to `among` (exclusive), by hash of a text. */
export function seededInteger(text: string, among: number): number {
  return hash32(text) % among;
}

/** List index for a uniform number in [0, 1), skewed towards the front. */
export function skewedIndex(share: number, length: number): number {
  return Math.min(length - 1, Math.floor(length ** share) - 1);
}

/** Deterministic UUID of a text, in the form of version 4. */
export function seededUuid(text: string): string {
  const hex = hashHex(text);
  const variant = '89ab'[seededInteger(text, 4)];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
