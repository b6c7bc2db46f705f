import { useQuery } from '@tanstack/react-query';
import { PageLoading } from '../../editor-kit/page/page-loading';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { SearchNav } from './search-nav';
import { synonymsQuery } from './search-queries';
import { SynonymsEditor } from './synonyms-editor';

/** Page of synonyms. */
export function SynonymsPage() {
  usePageTitle('Synonyms');
  const synonyms = useQuery(synonymsQuery);
  if (synonyms.data && synonyms.isFetchedAfterMount) return <SynonymsEditor loaded={synonyms.data} />;
  return (
    <PageLoading title="Synonyms" query={synonyms}>
      <SearchNav />
    </PageLoading>
  );
}
