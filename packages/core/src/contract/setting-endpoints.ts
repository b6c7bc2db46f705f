import * as z from 'zod';
import { ofAnyLength } from '../texts/any-length';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * The calls of a document of which a shop has one. It is read with the revision that a save must name, 0 while none is saved,
 * and saved as a whole: 409 with what is saved when somebody else saved it since; 422 with the place of each problem.
 */
export function settingEndpoints<Doc extends z.ZodType>(path: string, document: Doc) {
  const saved = z.object({
    document: ofAnyLength(document),
    revision: z.number().int(),
    /** UTC instant; null while none is saved. */
    updatedAt: z.string().nullable(),
  });
  const call = { path, params: noParams, query: noParams };
  return {
    saved,
    read: endpoint({ ...call, method: 'GET', body: noBody, response: saved }),
    save: endpoint({
      ...call,
      method: 'PUT',
      body: z.strictObject({ setting: document, revision: z.number().int() }),
      response: z.object({ data: saved }),
    }),
  };
}
