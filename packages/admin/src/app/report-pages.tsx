import type { ReactNode } from 'react';
import { CollectionsNav } from '../features/collections/collections-nav';
import { BundleBuilderAnalyticsPage as BundleAnalytics } from '../features/reports/bundle-builder-analytics-page';
import { LineItemPropertyPage as LineItemProperty } from '../features/reports/line-item-property-page';
import { ReportsPage as Reports } from '../features/reports/reports-page';
import { SmartCartAnalyticsPage as CartAnalytics } from '../features/reports/smart-cart-analytics-page';
import { SmartCollectionsAnalyticsPage as CollectionsAnalytics } from '../features/reports/smart-collections-analytics-page';
import { SmartSearchAnalyticsPage as SearchAnalytics } from '../features/reports/smart-search-analytics-page';
import { WidgetsAnalyticsPage as WidgetsAnalytics } from '../features/reports/widgets-analytics-page';
import { FeatureGate } from './feature-gate';
import { sectionAt } from './navigation';

/** Pages of reports; those of Search and Collections require their feature key. */
export const ReportsPage = Reports;
export const SmartCartAnalyticsPage = CartAnalytics;
export const WidgetsAnalyticsPage = WidgetsAnalytics;
export const BundleBuilderAnalyticsPage = BundleAnalytics;
export const LineItemPropertyPage = LineItemProperty;
export const SmartSearchAnalyticsPage = () => gated('/smart-search/', <SearchAnalytics />);
export const SmartCollectionsAnalyticsPage = () =>
  gated('/smart-collections/', <CollectionsAnalytics nav={<CollectionsNav />} />);

function gated(path: string, page: ReactNode) {
  const section = sectionAt(path);
  return section ? <FeatureGate section={section}>{page}</FeatureGate> : page;
}
