import type { CartDocument } from '../cart-document';
import type { CommandResult } from './command';

/** Fields of a cart that the general and the global screens change. */
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

/** Sets fields of the cart itself. Typing in the same field joins one step; a switch is a step of its own. */
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

/** When a cart is live: the dates are UTC instants (ISO 8601), null while none is chosen. */
export type ScheduleFields = Pick<CartDocument, 'isScheduled' | 'startDate' | 'endDate'>;

/** Sets the schedule; each choice is a step of its own. Turned off, the dates stay for when it is turned on again. */
export function setSchedule(
  document: CartDocument,
  { fields }: { readonly fields: Partial<ScheduleFields> },
): CommandResult {
  return { ok: true, document: { ...document, ...fields }, label: 'Change schedule', history: 'record' };
}
