import { conflictOver, type SavedSchema } from '@cartwright/core/contract/conflict';
import type { Publication } from '@cartwright/core/contract/publication';
import type { DocumentDefinition } from '@cartwright/core/documents/document-definition';
import { sameValue } from '@cartwright/core/editing/same-value';
import { createEditorModel, type EditorModel } from '../editor-kit/model/editor-model';
import type { Saved, SendOutcome } from '../editor-kit/model/saved';
import { type ApiFailure, isUncertain } from '../shared/api/api-failure';
import { dismissToast, toastLoading } from '../shared/state/toasts';

/** Fields of every response with a saved document. */
export interface SavedResponse {
  /** Revision that the next save names. */
  readonly revision: number;
  /** UTC timestamp; null if never saved. */
  readonly updatedAt: string | null;
  /** Storefront publication of the save. Unknown after a lost response. */
  readonly publication?: Publication | undefined;
}

export type DocumentResult<Response> = { readonly ok: true; readonly response: Response } | ApiFailure;

/** Calls that read and save documents of a kind. */
export interface DocumentCalls<Doc, Response extends SavedResponse> {
  /** Schema of a saved document in responses. */
  readonly saved: SavedSchema<Response>;
  readonly documentOf: (response: Response) => Doc;
  /** Reads the saved document. */
  readonly read: (document: Doc) => Promise<DocumentResult<Response>>;
  /** Saves a document over `revision`; `base` is the last known saved one. */
  readonly save: (document: Doc, revision: number, base: Doc) => Promise<DocumentResult<Response>>;
  /** Error message of a failed save. Absent: the server's. */
  readonly failed?: (failure: ApiFailure) => string;
  /** Toast while saving. Absent: the button's loading state only. */
  readonly savingText?: string;
}

/**
 * Editor model of a document that is saved as a whole, without view. A save's result is the
 * server's response.
 */
export type DocumentModel<Doc, Response> = EditorModel<Doc, number, Response>;

/** `now` in milliseconds, to group consecutive edits. */
export function createDocumentModel<Doc, Response extends SavedResponse>(
  definition: Pick<DocumentDefinition<Doc>, 'validate' | 'normalize'>,
  calls: DocumentCalls<Doc, Response>,
  opened: Response,
  now: () => number,
): DocumentModel<Doc, Response> {
  return createEditorModel<Doc, number, Response>(savedOf(calls, opened), {
    now,
    validate: definition.validate,
    // No locks, no dragging, no unparseable input.
    editRefusal: () => null,
    isUndoBlocked: () => false,
    hasField: () => false,
    async send(document, base) {
      const saving = calls.savingText === undefined ? null : toastLoading(calls.savingText);
      try {
        return await saveWithReadBack(definition, calls, document, base);
      } finally {
        if (saving !== null) dismissToast(saving);
      }
    },
  });
}

/**
 * Saves a document. If the outcome is unknown (lost response, timeout, server error), reads it back
 * before reporting; a conflict with the very document that was sent counts as saved.
 */
export async function saveWithReadBack<Doc, Response extends SavedResponse>(
  { normalize }: Pick<DocumentDefinition<Doc>, 'normalize'>,
  calls: DocumentCalls<Doc, Response>,
  document: Doc,
  base: Pick<Saved<Doc, number>, 'document' | 'revision'>,
): Promise<SendOutcome<Doc, number, Response>> {
  const { saved, documentOf, read, save, failed = ({ message }) => message } = calls;
  const savedAs = (response: Response) =>
    ({ kind: 'saved', saved: savedOf(calls, response), result: response }) as const;
  const sent = normalize?.(document) ?? document;
  const isSent = (response: Response) => {
    const found = documentOf(response);
    return sameValue(normalize?.(found) ?? found, sent);
  };
  const result = await save(document, base.revision, base.document);
  if (result.ok) return savedAs(result.response);
  if (result.code === 'invalid_document') return { kind: 'invalid', issues: result.issues };
  const conflict =
    result.code === 'conflict' ? conflictOver(saved).safeParse(result.details).data : undefined;
  if (conflict) {
    if (isSent(conflict.saved)) return savedAs(conflict.saved);
    const { savedBy } = conflict;
    const theirs = { ...savedOf(calls, conflict.saved), ...(savedBy !== null && { savedBy }) };
    return { kind: 'conflict', theirs };
  }
  const found = isUncertain(result) ? await read(document) : null;
  return found?.ok && isSent(found.response)
    ? savedAs(found.response)
    : { kind: 'failed', message: withCause(failed(result), result) };
}

/** Adds the network failure, and that edits are kept, to a kind's own message. */
function withCause(message: string, { code, message: cause }: ApiFailure): string {
  if (code !== 'network' || message === cause) return message;
  const what = message.replace('. Please try again.', '.');
  return `${what}${what.endsWith('.') ? '' : '.'} ${cause} Your changes are kept.`;
}

/** The fallback timestamp is unused: `savedAt` is only shown for conflicts, which have one. */
function savedOf<Doc, Response extends SavedResponse>(
  { documentOf }: Pick<DocumentCalls<Doc, Response>, 'documentOf'>,
  response: Response,
): Saved<Doc, number> {
  return { document: documentOf(response), revision: response.revision, savedAt: response.updatedAt ?? '' };
}

/** Result of a call whose response has the document under `data`. */
export async function dataOf<Data>(
  call: Promise<DocumentResult<{ readonly data: Data }>>,
): Promise<DocumentResult<Data>> {
  const result = await call;
  return result.ok ? { ok: true, response: result.response.data } : result;
}
