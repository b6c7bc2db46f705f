import type { EditedResultsPage } from '@cartwright/core/smart-search/change-results-page';
import {
  RESULTS_PAGE_ID,
  RESULTS_PAGE_VERSION,
  resultsPage,
} from '@cartwright/core/smart-search/results-page';
import { resultsPageParts } from '@cartwright/core/smart-search/results-page-parts';
import { EditorDraft } from '../../../editor-kit/drafts/editor-draft';
import { useResultsEditor } from './results-editor';

/** The drafts of the results page. */
export function ResultsDraft() {
  return (
    <EditorDraft
      model={useResultsEditor()}
      kind="results-page"
      id={RESULTS_PAGE_ID}
      schemaVersion={RESULTS_PAGE_VERSION}
      read={draftedPage}
      idOf={onlyOne}
      parts={resultsPageParts}
    />
  );
}

/** A shop has one. */
const onlyOne = () => RESULTS_PAGE_ID;

const edited = resultsPage.omit({ enabled: true });

function draftedPage(stored: unknown): EditedResultsPage | null {
  return edited.safeParse(stored).data ?? null;
}
