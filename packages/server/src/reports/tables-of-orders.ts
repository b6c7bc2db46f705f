import { BUNDLE_BUILDER_ANALYTICS } from '@cartwright/core/analytics/reports/bundle-builder-analytics';
import { LINE_ITEM_PROPERTY } from '@cartwright/core/analytics/reports/line-item-property';
import { combinationEvidence, combinationRows } from './bundle-combination-rows';
import { propertyEvidence, propertyRows } from './line-item-property-rows';

interface TableOfOrders {
  readonly rows: typeof propertyRows;
  readonly evidence: typeof propertyEvidence;
}

/** Tables computed from orders alone instead of session figures, by the keys of report and tab. */
export const TABLES_OF_ORDERS: Readonly<Record<string, TableOfOrders>> = {
  [`${LINE_ITEM_PROPERTY.key} properties`]: { rows: propertyRows, evidence: propertyEvidence },
  [`${BUNDLE_BUILDER_ANALYTICS.key} combinations`]: {
    rows: combinationRows,
    evidence: combinationEvidence,
  },
};
