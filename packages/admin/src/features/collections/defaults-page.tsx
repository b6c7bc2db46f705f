import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { DefaultsEditor } from './defaults-editor';
import { SettingsLoading } from './settings-loading';
import './listing-page.css';
import { defaultsQuery } from './collection-queries';

/** Page of the settings of collections without a campaign. */
export function DefaultsPage() {
  usePageTitle('Default settings');
  const defaults = useQuery(defaultsQuery);
  if (defaults.data && defaults.isFetchedAfterMount) return <DefaultsEditor loaded={defaults.data} />;
  return <SettingsLoading title="Default settings" query={defaults} />;
}
