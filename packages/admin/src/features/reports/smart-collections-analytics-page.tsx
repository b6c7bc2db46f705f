import { SMART_COLLECTIONS_ANALYTICS } from '@cartwright/core/analytics/reports/smart-collections-analytics';
import type { ReactNode } from 'react';
import { BlockStatusNotice } from '../../editor-kit/block-status/block-status-notice';
import { ReportPage } from '../../report-kit/page/report-page';

/** Report of collection pages. `nav`: the pages of Smart Collections. */
export function SmartCollectionsAnalyticsPage({ nav }: { readonly nav: ReactNode }) {
  return (
    <ReportPage
      definition={SMART_COLLECTIONS_ANALYTICS}
      nav={nav}
      notice={<BlockStatusNotice block="collection" />}
    />
  );
}
