import { DEFAULT_RANGE } from '@cartwright/core/analytics/ranges';
import { columnOf, tabOf } from '@cartwright/core/analytics/reports/report';
import { WIDGETS_ANALYTICS } from '@cartwright/core/analytics/reports/widgets-analytics';
import type { ReportRow } from '@cartwright/core/contract/reports';
import { figureText, type ShopFormats } from '../../report-kit/figures/figure-text';

/** The tab of the report that has a row for each widget. */
export const WIDGETS_TAB = 'widgets';

const TOLD = [
  ['shown', 'shown'],
  ['adds', 'added to cart'],
  ['revenue', 'revenue'],
] as const;

/** What came of a widget lately: "Last 30 days: 1,204 shown · 33 added to cart · $540.00 revenue". */
export function widgetNumbersWords({ values }: Pick<ReportRow, 'values'>, formats: ShopFormats): string {
  const tab = tabOf(WIDGETS_ANALYTICS, WIDGETS_TAB);
  const told = TOLD.flatMap(([key, words]) => {
    const column = tab && columnOf(tab, key);
    return column ? [`${figureText(values[key] ?? null, column, formats)} ${words}`] : [];
  });
  return `Last ${DEFAULT_RANGE} days: ${told.join(' · ')}`;
}
