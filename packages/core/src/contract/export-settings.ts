import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/** A copy of all that the merchant has made, without secrets: a file that the operator's `restore` reads. */
export const exportSettings = endpoint({
  method: 'GET',
  path: '/api/export',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    /** Of the file. */
    name: z.string(),
    /** Each is JSON, with its line break. */
    lines: z.array(z.string()),
  }),
});
