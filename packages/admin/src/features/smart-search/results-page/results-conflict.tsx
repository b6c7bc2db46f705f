import { resultsPageParts } from '@cartwright/core/smart-search/results-page-parts';
import { conflictOf } from '../../../editor-kit/conflict/conflict-of';
import { useResultsEditor } from './results-editor';

export const ResultsConflict = conflictOf(useResultsEditor, resultsPageParts, 'this results page');
