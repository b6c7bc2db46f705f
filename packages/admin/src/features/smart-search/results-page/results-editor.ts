import type { SavedResultsPage } from '@cartwright/core/contract/results-page';
import type { Command } from '@cartwright/core/editing/set-field';
import { type EditedResultsPage, setResultsLayout } from '@cartwright/core/smart-search/change-results-page';
import type { ResultsLayout } from '@cartwright/core/smart-search/results-layout';
import { validateResultsPage } from '@cartwright/core/smart-search/results-page';
import { useMemo } from 'react';
import { type FieldScope, useFieldScope } from '../../../editor-kit/fields/field-scope';
import { editorHooks } from '../../../editor-kit/model/editor-context';

const { EditorProvider, useEditor, useDocumentState, useRun } = editorHooks<
  EditedResultsPage,
  number,
  SavedResultsPage
>();

/** What the cards of the results page use their editor by. */
export const ResultsEditorProvider = EditorProvider;
export const useResultsEditor = useEditor;

export interface EditedResults {
  readonly page: EditedResultsPage;
  readonly layout: ResultsLayout;
  /** How its fields show what is wrong. */
  readonly scope: FieldScope;
  readonly run: (command: Command<EditedResultsPage>) => unknown;
  /** Changes the layout; `label` is what undoing it is called by. */
  readonly lay: (changes: Partial<ResultsLayout>, label?: string) => void;
}

/** The results page as it is edited. */
export function useResults(): EditedResults {
  const page = useDocumentState(({ history }) => history.present);
  const run = useRun();
  const issues = useMemo(() => validateResultsPage(page), [page]);
  return {
    page,
    layout: page.editorLayout,
    scope: useFieldScope(null, issues),
    run,
    lay: (changes, label) => run(setResultsLayout(changes, label)),
  };
}
