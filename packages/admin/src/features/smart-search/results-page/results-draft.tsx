import { RESULTS_PAGE_VERSION, resultsPage } from '@cartwright/core/smart-search/results-page';
import { resultsPageParts } from '@cartwright/core/smart-search/results-page-parts';
import { draftOf } from '../../../editor-kit/drafts/draft-of';
import { useResultsEditor } from './results-editor';

const edited = resultsPage.omit({ enabled: true });

export const ResultsDraft = draftOf(useResultsEditor, {
  kind: 'results-page',
  schemaVersion: RESULTS_PAGE_VERSION,
  read(stored) {
    const { success, data } = edited.safeParse(stored);
    return success ? { ok: true, value: data } : { ok: false };
  },
  parts: resultsPageParts,
});
