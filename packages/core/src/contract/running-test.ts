import * as z from 'zod';

/**
 * Running test of a document, which can't be changed meanwhile; null: none. Variants are shown in the control's
 * place.
 */
export const runningTest = z.object({ id: z.string(), name: z.string(), isControl: z.boolean() }).nullable();
export type RunningTest = NonNullable<z.infer<typeof runningTest>>;
