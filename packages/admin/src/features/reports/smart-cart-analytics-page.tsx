import { SMART_CART_ANALYTICS } from '@cartwright/core/analytics/reports/smart-cart-analytics';
import { ReportPage } from '../../report-kit/page/report-page';

/** Report of what shoppers do with carts, and what they buy behind them. */
export function SmartCartAnalyticsPage() {
  return <ReportPage definition={SMART_CART_ANALYTICS} back={{ label: 'Reports', path: '/reports/' }} />;
}
