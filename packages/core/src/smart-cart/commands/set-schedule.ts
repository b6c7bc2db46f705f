import type { CartDocument } from '../cart-document';
import type { CommandResult } from './command';

/** When a cart is live: the dates are UTC instants (ISO 8601), null while none is chosen. */
export type ScheduleFields = Pick<CartDocument, 'isScheduled' | 'startDate' | 'endDate'>;

/** Sets the schedule; each choice is a step of its own. Turned off, the dates stay for when it is turned on again. */
export function setSchedule(
  document: CartDocument,
  { fields }: { readonly fields: Partial<ScheduleFields> },
): CommandResult {
  return { ok: true, document: { ...document, ...fields }, label: 'Change schedule', history: 'record' };
}
