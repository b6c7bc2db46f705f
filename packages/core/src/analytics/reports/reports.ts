import { BUNDLE_BUILDER_ANALYTICS } from './bundle-builder-analytics';
import { LINE_ITEM_PROPERTY } from './line-item-property';
import type { ReportDefinition } from './report';
import { SMART_CART_ANALYTICS } from './smart-cart-analytics';
import { SMART_COLLECTIONS_ANALYTICS } from './smart-collections-analytics';
import { SMART_SEARCH_ANALYTICS } from './smart-search-analytics';
import { WIDGETS_ANALYTICS } from './widgets-analytics';

/** All reports. */
export const REPORTS: readonly ReportDefinition[] = [
  SMART_CART_ANALYTICS,
  SMART_SEARCH_ANALYTICS,
  SMART_COLLECTIONS_ANALYTICS,
  WIDGETS_ANALYTICS,
  BUNDLE_BUILDER_ANALYTICS,
  LINE_ITEM_PROPERTY,
];

/** Report by key; null for an unknown key. */
export function reportOf(key: string): ReportDefinition | null {
  return REPORTS.find((report) => report.key === key) ?? null;
}
