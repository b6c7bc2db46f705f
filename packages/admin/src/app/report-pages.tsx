import type { ReactNode } from 'react';
import { ReportsPage as Reports } from '../features/reports/reports-page';
import { SmartCollectionsAnalyticsPage as CollectionsAnalytics } from '../features/reports/smart-collections-analytics-page';
import { SmartSearchAnalyticsPage as SearchAnalytics } from '../features/reports/smart-search-analytics-page';
import { CollectionsNav } from '../features/smart-collections/collections-nav';
import { FeatureGate } from './feature-gate';
import { roomAt } from './navigation';

/** The pages of reports; each is for shops that have the key of what it is about. */
export const ReportsPage = Reports;
export const SmartSearchAnalyticsPage = () => gated('/smart-search/', <SearchAnalytics />);
export const SmartCollectionsAnalyticsPage = () =>
  gated('/smart-collections/', <CollectionsAnalytics nav={<CollectionsNav />} />);

function gated(path: string, page: ReactNode) {
  const room = roomAt(path);
  return room ? <FeatureGate room={room}>{page}</FeatureGate> : page;
}
