import type { ReportDefinition } from './report';
import { SMART_COLLECTIONS_ANALYTICS } from './smart-collections-analytics';
import { SMART_SEARCH_ANALYTICS } from './smart-search-analytics';

/** Every report. */
export const REPORTS: readonly ReportDefinition[] = [SMART_SEARCH_ANALYTICS, SMART_COLLECTIONS_ANALYTICS];

/** Report by its key; null for a key that no report has. */
export function reportOf(key: string): ReportDefinition | null {
  return REPORTS.find((report) => report.key === key) ?? null;
}
