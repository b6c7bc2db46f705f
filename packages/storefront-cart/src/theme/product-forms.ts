import { LEFT_ALONE } from '@cartwright/storefront-kit/theme/left-alone';
import type { AddItem } from '../state/ports/intent';
import { isAdd } from './cart-address';
import { formItem } from './form-items';

/** Buttons of a product form that do something else than adding. */
const OTHER_BUTTONS = 'checkout';

/** The item that a submit event adds; null when the event is not ours to take over. */
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
