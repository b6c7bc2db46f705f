import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/** Copy of the merchant's settings, without secrets: a file for the operator's `restore`. */
export const exportSettings = endpoint({
  method: 'GET',
  path: '/api/export',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    /** Name of the file. */
    name: z.string(),
    /** JSON lines with their line breaks. */
    lines: z.array(z.string()),
  }),
});
