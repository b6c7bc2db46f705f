import type { ReactNode } from 'react';
import { KeywordGroupsPage as KeywordGroups } from '../features/search/keyword-groups-page';
import { ResultsPage as Results } from '../features/search/results-page/results-page';
import { SearchSettingsPage as SearchSettings } from '../features/search/search-settings-page';
import { SynonymsPage as SynonymsOfSearch } from '../features/search/synonyms-page';
import { FeatureGate } from './feature-gate';
import { sectionAt } from './navigation';

/** Pages of Smart Search, for shops with its feature key. */
export const SearchSettingsPage = () => gated(<SearchSettings />);
export const KeywordGroupsPage = () => gated(<KeywordGroups />);
export const SynonymsPage = () => gated(<SynonymsOfSearch />);
export const ResultsPage = () => gated(<Results />);

const SECTION = sectionAt('/smart-search/');

function gated(page: ReactNode) {
  return SECTION ? <FeatureGate section={SECTION}>{page}</FeatureGate> : page;
}
