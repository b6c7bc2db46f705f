import { LEFT_ALONE } from '@cartwright/storefront-kit/theme/left-alone';
import type { AddItem } from '../state/ports/intent';
import { isAdd } from './cart-address';
import { formItem } from './form-items';

/** Name of product form buttons with another purpose than adding. */
const OTHER_BUTTONS = 'checkout';

/** Item added by a submit event; null if we don't handle the event. */
export function submittedItem(event: SubmitEvent, root: string): AddItem | null {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.closest(LEFT_ALONE)) return null;
  // A control named "action" hides the property.
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  if (!isAdd(action, root, location.origin) || submitter?.getAttribute('name') === OTHER_BUTTONS) return null;
  const fields = [...new FormData(form)];
  const name = submitter?.getAttribute('name');
  return formItem(name ? [...fields, [name, submitter?.getAttribute('value') ?? '']] : fields);
}
