import { widgetIdOf } from '@cartwright/core/cart/cart-edit';
import type { Issue } from '@cartwright/core/editing/issue';
import { type RefusedMessage, refusedMessage } from '../../../../editor-kit/save/refused-messages';

/** Error message of a rejected cart save. */
export function refusedCartMessage(issues: readonly Issue[]): RefusedMessage {
  return refusedMessage(issues, speaks);
}

/** Codes of empty required fields. Spec section 8, "Required fields". */
const EMPTY = ['announcement_empty', 'blank', 'dates_required', 'label_blank', 'minimum_missing'];

/**
 * Whether an issue shows its own message: all but empty required fields, and every issue of a
 * widget.
 */
function speaks({ scope, code }: Issue): boolean {
  return widgetIdOf(scope) !== null || !EMPTY.includes(code);
}
