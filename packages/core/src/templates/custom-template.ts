import * as z from 'zod';
import { instant, text } from '../texts/limited';
import { LIST_LIMITS, TEXT_LIMITS } from '../texts/limits';

/** Custom template of a component, or of the whole cart. `timestamp` is a UTC instant (ISO 8601). */
export const customTemplate = z.strictObject({
  id: text('id'),
  name: text('title'),
  template: text('template'),
  /** Version of the component type at the time of writing; for the whole cart, `LAYOUT_VERSION`. */
  componentVersion: text('version'),
  editedBy: text('editor'),
  timestamp: instant(),
});
export type CustomTemplate = z.infer<typeof customTemplate>;

/** Maximum of characters of the history: it is saved with the cart, whose request is limited to 1 MB. */
const MAX_HISTORY_LENGTH = 100_000;

/** Earlier templates that are kept, newest first; always the newest one, unless it is too long to be saved. */
export function keptHistory(templates: readonly CustomTemplate[]): CustomTemplate[] {
  let length = 0;
  const savable = templates.filter(({ template }) => template.length <= TEXT_LIMITS.template);
  return savable.slice(0, LIST_LIMITS.previousTemplates).filter(({ template }, index) => {
    length += template.length;
    return index === 0 || length <= MAX_HISTORY_LENGTH;
  });
}
