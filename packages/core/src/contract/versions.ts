import * as z from 'zod';
import { DOCUMENT_KINDS } from '../documents/document-definition';
import { idText } from '../texts/limited';
import { endpoint, noBody } from './endpoint';

/** Number of versions of a document that are kept, the newest among them. */
export const KEPT_VERSIONS = 100;

/** Days for which a version is kept at most; the newest stays, however old. */
export const KEPT_VERSION_DAYS = 365;

/** Number of versions that are listed at once. */
export const VERSIONS_AT_ONCE = 20;

const kind = z.enum(DOCUMENT_KINDS);
/** In an address: digits as they are written, and nothing that could be read as a number otherwise. */
const revision = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int32());

const version = z.object({
  revision: z.number().int(),
  /** UTC instant. */
  savedAt: z.string(),
  /** The name of who saved it; null where nobody noted it. */
  savedBy: z.string().nullable(),
});

const listedVersion = version.extend({
  /** The titles of the parts that differ from the version before; null where there is none, or one cannot be read. */
  changed: z.array(z.string()).nullable(),
});
export type ListedVersion = z.infer<typeof listedVersion>;

/**
 * The versions of a document, newest first, each as a save, a change in a list, or a creation left it. `before` is the
 * `next` of the page before. 404 for a document that is not there; none of one that a shop has before anybody saves it.
 */
export const listVersions = endpoint({
  method: 'GET',
  path: '/api/versions/:kind/:id',
  params: z.strictObject({ kind, id: idText() }),
  query: z.strictObject({ before: revision.optional() }),
  body: noBody,
  response: z.object({ versions: z.array(listedVersion), next: z.number().int().nullable() }),
});

/**
 * A version with its document in today's shape, whatever version of the app has saved it; it may be longer than what can be
 * saved now. 404 for one that is not kept any more,
 * 503 `unavailable` for one that cannot be read.
 */
export const readVersion = endpoint({
  method: 'GET',
  path: '/api/versions/:kind/:id/:revision',
  params: z.strictObject({ kind, id: idText(), revision }),
  query: z.strictObject({}),
  body: noBody,
  response: version.extend({ document: z.unknown() }),
});
