import {
  readResultsPage,
  type SavedResultsPage,
  savedResultsPage,
  saveResultsPage,
} from '@cartwright/core/contract/results-page';
import { sameValue } from '@cartwright/core/editing/same-value';
import type { Command } from '@cartwright/core/editing/set-field';
import { type EditedResultsPage, setResultsLayout } from '@cartwright/core/search/change-results-page';
import type { ResultsLayout } from '@cartwright/core/search/results-layout';
import { RESULTS_PAGE_ID } from '@cartwright/core/search/results-page';
import { RESULTS_PAGE } from '@cartwright/core/search/search-definitions';
import { createDocumentEditor } from '../../../document-editor/document-editor';
import { type DocumentCalls, dataOf } from '../../../document-editor/document-model';
import type { FieldScope } from '../../../editor-kit/fields/field-scope';
import type { ApiClient } from '../../../shared/api/api-client';

/** Calls that read and save the results page. */
export const resultsCalls = (api: ApiClient): DocumentCalls<EditedResultsPage, SavedResultsPage> => ({
  saved: savedResultsPage,
  documentOf({ setting: { enabled: _, ...page } }) {
    return page;
  },
  read: () => api.call(readResultsPage, { params: {}, query: {}, body: undefined }),
  save(page, revision, base) {
    const body = { id: RESULTS_PAGE_ID, ...changedParts(page, base), revision };
    const params = { settingsId: RESULTS_PAGE_ID };
    return dataOf(api.call(saveResultsPage, { params, query: {}, body }));
  },
  failed: () => 'Something went wrong',
  savingText: 'Saving...',
});

/** Changed sections only: unsaved ones keep following their source. */
function changedParts(page: EditedResultsPage, base: EditedResultsPage): Partial<EditedResultsPage> {
  const isChanged = (field: keyof EditedResultsPage) => !sameValue(page[field], base[field]);
  const sent = SENT_TOGETHER.filter((fields) => fields.some(isChanged)).flat();
  return Object.fromEntries(sent.map((field) => [field, page[field]]));
}

const SENT_TOGETHER: readonly (readonly (keyof EditedResultsPage)[])[] = [
  ['filterSettings', 'tagFilters', 'tagExclusions'],
  ['sortSettings'],
  ['editorLayout'],
  ['embeddedSelector'],
  ['translations'],
];

/** Editor hooks of the results page. */
export const {
  Editor: ResultsEditor,
  useEditor: useResultsEditor,
  useDocument,
  useRun,
  Drafts: ResultsDrafts,
  Conflict: ResultsConflict,
  Versions: ResultsVersions,
} = createDocumentEditor(RESULTS_PAGE, resultsCalls);

export interface EditedResults {
  readonly page: EditedResultsPage;
  readonly layout: ResultsLayout;
  /** Reports the issues of its fields. */
  readonly scope: FieldScope;
  readonly run: (command: Command<EditedResultsPage>) => unknown;
  /** Changes the layout; `label` names the undo step. */
  readonly lay: (changes: Partial<ResultsLayout>, label?: string) => void;
}

/** Edited results page. */
export function useResults(): EditedResults {
  const { document: page, scope } = useDocument();
  const run = useRun();
  return {
    page,
    layout: page.editorLayout,
    scope,
    run,
    lay: (changes, label) => run(setResultsLayout(changes, label)),
  };
}
