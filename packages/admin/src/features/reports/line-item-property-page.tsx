import { LINE_ITEM_PROPERTY } from '@cartwright/core/analytics/reports/line-item-property';
import { ReportPage } from '../../report-kit/page/report-page';

/** Report of orders by the properties of their items. */
export function LineItemPropertyPage() {
  return <ReportPage definition={LINE_ITEM_PROPERTY} back={{ label: 'Reports', path: '/reports/' }} />;
}
