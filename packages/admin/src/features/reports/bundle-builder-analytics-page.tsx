import { BUNDLE_BUILDER_ANALYTICS } from '@cartwright/core/analytics/reports/bundle-builder-analytics';
import { ReportPage } from '../../report-kit/page/report-page';

/** Report of how far shoppers get in bundle builders, what they buy together, and what comes of it. */
export function BundleBuilderAnalyticsPage() {
  return <ReportPage definition={BUNDLE_BUILDER_ANALYTICS} back={{ label: 'Reports', path: '/reports/' }} />;
}
