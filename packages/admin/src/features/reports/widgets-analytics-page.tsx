import { WIDGETS_ANALYTICS } from '@cartwright/core/analytics/reports/widgets-analytics';
import { ReportPage } from '../../report-kit/page/report-page';

/** Report of how often shoppers see widgets, and what comes of it. */
export function WidgetsAnalyticsPage() {
  return <ReportPage definition={WIDGETS_ANALYTICS} back={{ label: 'Reports', path: '/reports/' }} />;
}
