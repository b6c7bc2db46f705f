import { useQuery } from '@tanstack/react-query';
import { PageLoading } from '../../editor-kit/page/page-loading';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { SearchNav } from './search-nav';
import { searchSettingsQuery } from './search-queries';
import { SearchSettingsEditor } from './search-settings-editor';

/** Page of the shop's search settings. */
export function SearchSettingsPage() {
  usePageTitle('Search settings');
  const settings = useQuery(searchSettingsQuery);
  if (settings.data && settings.isFetchedAfterMount) return <SearchSettingsEditor loaded={settings.data} />;
  return (
    <PageLoading title="Search settings" query={settings}>
      <SearchNav />
    </PageLoading>
  );
}
