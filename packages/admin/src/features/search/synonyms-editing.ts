import {
  readSynonyms,
  type SavedSynonyms,
  savedSynonyms,
  saveSynonyms,
} from '@cartwright/core/contract/search';
import { type Command, merged, recorded } from '@cartwright/core/editing/set-field';
import { SYNONYMS } from '@cartwright/core/search/search-definitions';
import type { Synonym, Synonyms } from '@cartwright/core/search/synonyms';
import { createDocumentEditor } from '../../document-editor/document-editor';
import { type DocumentCalls, dataOf } from '../../document-editor/document-model';
import type { ApiClient } from '../../shared/api/api-client';

/** Calls that read and save the synonyms. */
export const synonymsCalls = (api: ApiClient): DocumentCalls<Synonyms, SavedSynonyms> => ({
  saved: savedSynonyms,
  documentOf: ({ document }) => document,
  read: () => api.call(readSynonyms, { params: {}, query: {}, body: undefined }),
  save: (setting, revision) =>
    dataOf(api.call(saveSynonyms, { params: {}, query: {}, body: { setting, revision } })),
  failed: () => 'Something went wrong',
  savingText: 'Saving...',
});

/** Editor hooks of synonyms. */
export const {
  Editor: SynonymsProvider,
  useEditor: useSynonymsEditor,
  useDocument: useSynonyms,
  useRun: useRunSynonyms,
  Drafts: SynonymsDrafts,
  Conflict: SynonymsConflict,
  Versions: SynonymsVersions,
} = createDocumentEditor(SYNONYMS, synonymsCalls);

/** Adds or removes synonyms. */
export function setSynonyms(synonyms: readonly Synonym[], label: string): Command<Synonyms> {
  return (document) => recorded(label, { ...document, synonyms: [...synonyms] });
}

/** Changes a synonym. Consecutive edits of a field are one undo step. */
export function setSynonym(id: string, changes: Partial<Synonym>): Command<Synonyms> {
  return (document) =>
    merged(`${id}.${Object.keys(changes)}`, 'Change synonym', {
      ...document,
      synonyms: document.synonyms.map((each) => (each.id === id ? { ...each, ...changes } : each)),
    });
}
