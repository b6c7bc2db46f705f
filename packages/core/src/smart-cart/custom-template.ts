import * as z from 'zod';

/** A merchant's own template for a component, or for the whole cart. `timestamp` is a UTC instant (ISO 8601). */
export const customTemplate = z.strictObject({
  id: z.string(),
  name: z.string(),
  template: z.string(),
  /** Of the component type when it was written; for the whole cart, `LAYOUT_VERSION`. */
  componentVersion: z.string(),
  editedBy: z.string(),
  timestamp: z.iso.datetime(),
});
export type CustomTemplate = z.infer<typeof customTemplate>;

/** How many earlier templates a component keeps, and the cart itself (design/meanings). */
const MOST_PREVIOUS = 20;

/** Characters of all of them: they are saved with the cart, whose request may have 1 MB. */
const LONGEST_HISTORY = 100_000;

/** The earlier templates that are kept, the newest first; the newest one always. */
export function keptHistory(templates: readonly CustomTemplate[]): CustomTemplate[] {
  let length = 0;
  return templates.slice(0, MOST_PREVIOUS).filter(({ template }, index) => {
    length += template.length;
    return index === 0 || length <= LONGEST_HISTORY;
  });
}
