import { useQuery } from '@tanstack/react-query';
import { PageLoading } from '../../editor-kit/page/page-loading';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { KeywordGroupsEditor } from './keyword-groups-editor';
import { SearchNav } from './search-nav';
import { keywordGroupsQuery } from './search-queries';

/** Page of redirects and promoted products by keyword. */
export function KeywordGroupsPage() {
  usePageTitle('Keyword groups');
  const groups = useQuery(keywordGroupsQuery);
  if (groups.data && groups.isFetchedAfterMount) return <KeywordGroupsEditor loaded={groups.data} />;
  return (
    <PageLoading title="Keyword groups" query={groups}>
      <SearchNav />
    </PageLoading>
  );
}
