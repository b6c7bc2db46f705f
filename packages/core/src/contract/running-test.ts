import * as z from 'zod';

/** Running test that a document is in, which keeps it from being changed; null: none. Others are seen in the control's place. */
export const runningTest = z.object({ id: z.string(), name: z.string(), isControl: z.boolean() }).nullable();
export type RunningTest = NonNullable<z.infer<typeof runningTest>>;
