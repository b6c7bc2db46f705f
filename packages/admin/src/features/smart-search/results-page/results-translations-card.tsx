import { setResultsTranslation } from '@cartwright/core/smart-search/change-results-page';
import { resultsSlots } from '@cartwright/core/smart-search/results-page';
import { isDefaultResultsText } from '@cartwright/core/smart-search/results-texts';
import { useMemo } from 'react';
import { TranslationsCard } from '../../../listing-settings/translations-card';
import { useResults } from './results-editor';

/** Card of the texts of the results page in other languages. */
export function ResultsTranslationsCard() {
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
