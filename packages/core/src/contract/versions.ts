import * as z from 'zod';
import { DOCUMENT_KINDS } from '../documents/document-definition';
import { idText } from '../texts/limited';
import { endpoint, noBody } from './endpoint';

/** Maximum of versions kept per document, newest first. */
export const KEPT_VERSIONS = 100;

/** Retention of versions in days, except for the newest one. */
export const KEPT_VERSION_DAYS = 365;

/** Page size of versions. */
export const VERSIONS_AT_ONCE = 20;

const kind = z.enum(DOCUMENT_KINDS);
/** In a URL: canonical digits only. */
const revision = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int32());

const version = z.object({
  revision: z.number().int(),
  /** UTC instant. */
  savedAt: z.string(),
  /** Name of the author; null if unrecorded. */
  savedBy: z.string().nullable(),
});

const listedVersion = version.extend({
  /** Titles of the sections that differ from the previous version; null without one, or if unreadable. */
  changed: z.array(z.string()).nullable(),
});
export type ListedVersion = z.infer<typeof listedVersion>;

/**
 * Versions of a document, newest first, one per save, list change or creation. `before` is the `next` of the
 * previous page. 404 for an unknown document; empty for one that was never saved.
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
 * Version with its document in the current schema, whatever version of the app saved it; it may exceed the current
 * length limits. 404 after its retention, 503 `unavailable` if unreadable.
 */
export const readVersion = endpoint({
  method: 'GET',
  path: '/api/versions/:kind/:id/:revision',
  params: z.strictObject({ kind, id: idText(), revision }),
  query: z.strictObject({}),
  body: noBody,
  response: version.extend({ document: z.unknown() }),
});
