import { latinDigits } from '@cartwright/core/money/typed-number';
import { allowedQuantity } from '@cartwright/core/quantity-rules/quantity-rule';
import { MESSAGES } from '../messages/messages';
import type { StoreLine } from '../state/ports/store-cart';
import type { CartSession } from './session';

/**
 * Parses a quantity typed in any script's digits and applies the line's rule. Null unless it is a whole number below
 * 100,000; the error is shown at the line.
 */
export function enteredQuantity(
  typed: string,
  id: string,
  { rule }: StoreLine,
  { lineErrors }: CartSession,
): number | null {
  const digits = latinDigits(typed.trim());
  const isRead = /^\d{1,5}$/.test(digits);
  const others = [...lineErrors.value].filter(([line]) => line !== id);
  lineErrors.value = new Map(isRead ? others : [...others, [id, MESSAGES.notAQuantity]]);
  return isRead ? allowedQuantity(Number(digits), rule) : null;
}
