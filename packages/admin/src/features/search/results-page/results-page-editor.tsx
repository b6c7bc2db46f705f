import type { SavedResultsPage } from '@cartwright/core/contract/results-page';
import { setResultsTranslation } from '@cartwright/core/search/change-results-page';
import { resultsSlots } from '@cartwright/core/search/results-page';
import { isDefaultResultsText } from '@cartwright/core/search/results-texts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BlockStatusLine } from '../../../editor-kit/block-status/block-status-line';
import { BlockStatusNotice } from '../../../editor-kit/block-status/block-status-notice';
import { usePageEditing } from '../../../editor-kit/page/use-page-editing';
import { QuestionModal } from '../../../editor-kit/save/question-modal';
import { useQuestion } from '../../../editor-kit/save/use-question';
import { ListingEditorFrame } from '../../../listing-settings/listing-editor-frame';
import { ListingPreviewSkeleton } from '../../../listing-settings/listing-preview-skeleton';
import { TranslationsCard } from '../../../listing-settings/translations-card';
import { lazyPart } from '../../../shared/components/lazy-part';
import { toast } from '../../../shared/state/toasts';
import { SearchNav } from '../search-nav';
import { ResultsLayoutCard, ResultsPagesCard } from './layout-cards';
import { ResultsFiltersCard, ResultsSortsCard, ResultsTagsCard } from './list-cards';
import { ProductCardsCard } from './product-cards-card';
import { ResultsColoursCard } from './results-colours-card';
import {
  ResultsConflict,
  ResultsDrafts,
  ResultsEditor,
  ResultsVersions,
  useResults,
  useResultsEditor,
} from './results-editor';
import { ResultsOnCard } from './results-on-card';
import { RESULTS_PAGE, resultsPageQuery } from './results-page-query';
import { SuggestionsCard } from './suggestions-card';

/** Separate chunk, loaded after the page. */
const { Part: ResultsPreview } = lazyPart(
  async () => (await import('./results-preview')).ResultsPreview,
  <ListingPreviewSkeleton />,
);

export function ResultsPageEditor({ loaded }: { readonly loaded: SavedResultsPage }) {
  return (
    <ResultsEditor loaded={loaded}>
      <Layout />
    </ResultsEditor>
  );
}

function Layout() {
  const queries = useQueryClient();
  const { page } = useResults();
  const { question, ask } = useQuestion();
  const editing = usePageEditing(
    useResultsEditor(),
    (saved) => {
      toast('Results Page editor saved successfully!');
      queries.setQueryData(resultsPageQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: [...RESULTS_PAGE, 'preview'] });
    },
    () => ask('Your changes will get applied immediately. Are you sure?'),
  );
  return (
    <>
      <ListingEditorFrame
        editing={editing}
        title="Results page"
        discardMessage="The results page goes back to its last saved version. This can’t be undone."
        preview={<ResultsPreview page={page} layout={editing.layout} />}
        conflict={ResultsConflict}
        versions={ResultsVersions}
      >
        <SearchNav />
        <ResultsDrafts />
        <BlockStatusNotice block="search" />
        <ResultsOnCard />
        <ResultsFiltersCard />
        <ResultsTagsCard />
        <ResultsSortsCard />
        <ResultsLayoutCard />
        <ResultsPagesCard />
        <ProductCardsCard />
        <ResultsColoursCard />
        <SuggestionsCard />
        <ResultsTranslationsCard />
        <BlockStatusLine block="search" />
      </ListingEditorFrame>
      <QuestionModal
        question={question}
        title="Save Results Page layout setting?"
        confirm="Yes"
        cancel="No"
      />
    </>
  );
}

/** Card of translations of the results page. */
function ResultsTranslationsCard() {
  const { page, scope, run } = useResults();
  const slots = useMemo(() => resultsSlots(page), [page]);
  return (
    <TranslationsCard
      noun="this page"
      scope={scope}
      slots={slots}
      translations={page.translations}
      isDefaultText={isDefaultResultsText}
      onTranslate={(typed) => run(setResultsTranslation(typed))}
    />
  );
}
