import { WIDGETS_ANALYTICS } from '@cartwright/core/analytics/reports/widgets-analytics';
import { ReportPage } from '../../report-kit/page/report-page';

/** Report of widget views and their results. */
export function WidgetsAnalyticsPage() {
  return <ReportPage definition={WIDGETS_ANALYTICS} back={{ label: 'Reports', path: '/reports/' }} />;
}
