import type { Issue } from '@cartwright/core/editing/issue';
import { widgetIdOf } from '@cartwright/core/smart-cart/cart-edit';
import { type RefusedMessage, refusedMessage } from '../../../editor-kit/save/refused-messages';

/** Message of a save of a cart that was refused for `issues`. */
export function refusedCartMessage(issues: readonly Issue[]): RefusedMessage {
  return refusedMessage(issues, speaks);
}

/** Of fields that are only empty. Spec section 8, "Required fields". */
const EMPTY = ['announcement_empty', 'blank', 'dates_required', 'label_blank', 'minimum_missing'];

/** Whatever else is wrong says itself, and so does what is wrong with a widget. */
function speaks({ scope, code }: Issue): boolean {
  return widgetIdOf(scope) !== null || !EMPTY.includes(code);
}
