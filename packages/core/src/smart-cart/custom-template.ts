import { z } from 'zod';

/** A merchant's own template for a component. `timestamp` is a UTC instant (ISO 8601). */
export const customTemplate = z.strictObject({
  id: z.string(),
  name: z.string(),
  template: z.string(),
  componentVersion: z.string(),
  editedBy: z.string(),
  timestamp: z.iso.datetime(),
});
export type CustomTemplate = z.infer<typeof customTemplate>;

/** How many earlier templates a component keeps (design/meanings). */
export const MOST_PREVIOUS_TEMPLATES = 20;
