import { SearchSettingsPage as SearchSettings } from '../features/smart-search/search-settings-page';
import { FeatureGate } from './feature-gate';
import { roomAt } from './navigation';

/** The pages of Smart Search, for shops that have its key. */
export function SearchSettingsPage() {
  const room = roomAt('/smart-search/');
  return room ? (
    <FeatureGate room={room}>
      <SearchSettings />
    </FeatureGate>
  ) : (
    <SearchSettings />
  );
}
