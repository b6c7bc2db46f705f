import { useQuery } from '@tanstack/react-query';
import { PageLoading } from '../../../editor-kit/page/page-loading';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { SearchNav } from '../search-nav';
import { ResultsPageEditor } from './results-page-editor';
import { resultsPageQuery } from './results-page-query';

/** Page of the settings of search results. */
export function ResultsPage() {
  usePageTitle('Results page');
  const page = useQuery(resultsPageQuery);
  if (page.data && page.isFetchedAfterMount) return <ResultsPageEditor loaded={page.data} />;
  return (
    <PageLoading title="Results page" query={page}>
      <SearchNav />
    </PageLoading>
  );
}
