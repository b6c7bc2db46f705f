import { SMART_SEARCH_ANALYTICS } from '@cartwright/core/analytics/reports/smart-search-analytics';
import { BlockStatusNotice } from '../../editor-kit/block-status/block-status-notice';
import { ReportPage } from '../../report-kit/page/report-page';
import { NoResultActions } from './no-result-actions';

/** Report of what shoppers search for, and what comes of it. */
export function SmartSearchAnalyticsPage() {
  return (
    <ReportPage
      definition={SMART_SEARCH_ANALYTICS}
      back={{ label: 'Reports', path: '/reports/' }}
      notice={<BlockStatusNotice block="search" />}
      rowActions={{ 'no-results': ({ title }) => <NoResultActions words={title} /> }}
    />
  );
}
