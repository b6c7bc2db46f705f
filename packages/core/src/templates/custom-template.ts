import * as z from 'zod';
import { instant, text } from '../texts/limited';
import { LIST_LIMITS, TEXT_LIMITS } from '../texts/limits';

/** A merchant's own template for a component, or for the whole cart. `timestamp` is a UTC instant (ISO 8601). */
export const customTemplate = z.strictObject({
  id: text('id'),
  name: text('title'),
  template: text('template'),
  /** Of the component type when it was written; for the whole cart, `LAYOUT_VERSION`. */
  componentVersion: text('version'),
  editedBy: text('editor'),
  timestamp: instant(),
});
export type CustomTemplate = z.infer<typeof customTemplate>;

/** Characters of all of them: they are saved with the cart, whose request may have 1 MB. */
const MAX_HISTORY_LENGTH = 100_000;

/** The earlier templates that are kept, the newest first; the newest one always, unless it is too long to be saved. */
export function keptHistory(templates: readonly CustomTemplate[]): CustomTemplate[] {
  let length = 0;
  const savable = templates.filter(({ template }) => template.length <= TEXT_LIMITS.template);
  return savable.slice(0, LIST_LIMITS.previousTemplates).filter(({ template }, index) => {
    length += template.length;
    return index === 0 || length <= MAX_HISTORY_LENGTH;
  });
}
