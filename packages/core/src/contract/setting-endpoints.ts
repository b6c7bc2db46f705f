import * as z from 'zod';
import { ofAnyLength } from '../texts/any-length';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * Endpoints of a document of which a shop has one. It is read with the revision that the next save must name, 0 if
 * never saved, and saved as a whole: 409 with the saved one if somebody saved it since; 422 with the path of each
 * issue.
 */
export function settingEndpoints<Doc extends z.ZodType>(path: string, document: Doc) {
  const saved = z.object({
    document: ofAnyLength(document),
    revision: z.number().int(),
    /** UTC instant; null if never saved. */
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
