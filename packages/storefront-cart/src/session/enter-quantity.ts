import { latinDigits } from '@cartwright/core/money/typed-number';
import { allowedQuantity } from '@cartwright/core/rewards/quantity-rule';
import type { StoreLine } from '../state/store-cart';
import { WORDS } from '../words/words';
import type { CartSession } from './session';

/**
 * The quantity that a shopper has typed for a line, in digits of any script, as its rule allows. Null where it is no whole
 * number below 100,000, which is said at the line.
 */
export function enteredQuantity(
  typed: string,
  id: string,
  { rule }: StoreLine,
  { lineErrors }: CartSession,
): number | null {
  const digits = latinDigits(typed.trim());
  const isRead = /^\d{1,5}$/.test(digits);
  const errors = new Map(lineErrors.value);
  if (isRead) errors.delete(id);
  else errors.set(id, WORDS.notAQuantity);
  lineErrors.value = errors;
  return isRead ? allowedQuantity(Number(digits), rule) : null;
}
