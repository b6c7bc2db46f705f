import {
  readCustomSources,
  type SavedCustomSources,
  saveCustomSources,
  savedCustomSources,
} from '@cartwright/core/contract/data-sources';
import type { CustomSource, CustomSources, SourceRule } from '@cartwright/core/data-sources/custom-source';
import { CUSTOM_SOURCES } from '@cartwright/core/data-sources/custom-sources-definition';
import { type Command, merged, recorded } from '@cartwright/core/editing/set-field';
import { queryOptions } from '@tanstack/react-query';
import { createDocumentEditor } from '../../document-editor/document-editor';
import { type DocumentCalls, dataOf } from '../../document-editor/document-model';
import { api } from '../../shared/api/api';
import { type ApiClient, responseOf } from '../../shared/api/api-client';

export const customSourcesQuery = queryOptions({
  queryKey: ['custom-sources'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readCustomSources, { params: {}, query: {}, body: undefined, signal })),
});

/** Calls that read and save custom data sources. */
const calls = (client: ApiClient): DocumentCalls<CustomSources, SavedCustomSources> => ({
  saved: savedCustomSources,
  documentOf: ({ document }) => document,
  read: () => client.call(readCustomSources, { params: {}, query: {}, body: undefined }),
  save: (setting, revision) =>
    dataOf(client.call(saveCustomSources, { params: {}, query: {}, body: { setting, revision } })),
  failed: () => 'Something went wrong',
  savingText: 'Saving...',
});

/** Editor hooks of the data sources page. */
export const {
  Editor: SourcesProvider,
  useEditor: useSourcesEditor,
  useDocument: useSources,
  useRun: useRunSources,
  Drafts: SourcesDrafts,
  Conflict: SourcesConflict,
  Versions: SourcesVersions,
} = createDocumentEditor(CUSTOM_SOURCES, calls);

/** Adds or removes data sources. */
export function setSources(sources: readonly CustomSource[], label: string): Command<CustomSources> {
  return (document) => recorded(label, { ...document, sources: [...sources] });
}

/** Renames a data source. Consecutive edits are one undo step. */
export function renameSource(id: number, name: string): Command<CustomSources> {
  return (document) =>
    merged(
      `${id}.name`,
      'Rename data source',
      withSource(document, id, (each) => ({ ...each, name })),
    );
}

/** Adds, moves or removes rules of a data source. */
export function setRules(id: number, rules: readonly SourceRule[], label: string): Command<CustomSources> {
  return (document) =>
    recorded(
      label,
      withSource(document, id, (each) => ({ ...each, rules: [...rules] })),
    );
}

/** Changes a rule. Consecutive edits of a field are one undo step. */
export function setRule(
  id: number,
  ruleId: string,
  changes: Partial<SourceRule>,
  field: string,
): Command<CustomSources> {
  return (document) =>
    merged(
      `${id}.${ruleId}.${field}`,
      'Change rule',
      withSource(document, id, (source) => ({
        ...source,
        rules: source.rules.map((rule) => (rule.id === ruleId ? { ...rule, ...changes } : rule)),
      })),
    );
}

function withSource(
  document: CustomSources,
  id: number,
  change: (source: CustomSource) => CustomSource,
): CustomSources {
  return { ...document, sources: document.sources.map((each) => (each.id === id ? change(each) : each)) };
}
