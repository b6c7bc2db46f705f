import { useQuery } from '@tanstack/react-query';
import { PageLoading } from '../../editor-kit/page/page-loading';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { DataSourcesEditor } from './data-sources-editor';
import { customSourcesQuery } from './sources-editing';

/** Page of the shop's custom data sources: rules that select products for widgets. */
export function DataSourcesPage() {
  usePageTitle('Data sources');
  const sources = useQuery(customSourcesQuery);
  if (sources.data && sources.isFetchedAfterMount) return <DataSourcesEditor loaded={sources.data} />;
  return <PageLoading title="Data sources" query={sources} />;
}
