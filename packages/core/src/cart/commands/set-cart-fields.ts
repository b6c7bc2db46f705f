import type { CartDocument } from '../cart-document';
import type { CommandResult } from './command';

/** Cart fields on the general and the global screens. */
export type EditableFields = Pick<
  CartDocument,
  | 'name'
  | 'enabled'
  | 'attributionTrackingEnabled'
  | 'cartPageCheckoutOverride'
  | 'cartPageEnabled'
  | 'productMetafieldsEnabled'
  | 'productMetafields'
  | 'switchToSubscriptionEnabled'
  | 'buyMoreSaveMoreEnabled'
  | 'buyMoreSaveMore'
>;

/** Sets fields of the cart itself. Typing in the same field joins one undo step; a switch is a step of its own. */
export function setCartFields(
  document: CartDocument,
  { fields }: { fields: Partial<EditableFields> },
): CommandResult {
  const typed = Object.values(fields).some((value) => typeof value === 'string' || typeof value === 'object');
  return {
    ok: true,
    document: { ...document, ...fields },
    label: 'Change cart settings',
    history: typed ? 'merge' : 'record',
    ...(typed && { mergeKey: Object.keys(fields).sort().join(' ') }),
  };
}

/** Schedule of a cart: UTC instants (ISO 8601), null while none is chosen. */
export type ScheduleFields = Pick<CartDocument, 'isScheduled' | 'startDate' | 'endDate'>;

/** Sets the schedule; each choice is an undo step of its own. The dates remain while it is off. */
export function setSchedule(
  document: CartDocument,
  { fields }: { readonly fields: Partial<ScheduleFields> },
): CommandResult {
  return { ok: true, document: { ...document, ...fields }, label: 'Change schedule', history: 'record' };
}
