import { DEFAULT_RANGE } from '@cartwright/core/analytics/ranges';
import { BUNDLE_BUILDER_ANALYTICS } from '@cartwright/core/analytics/reports/bundle-builder-analytics';
import { columnOf, type ReportDefinition, tabOf } from '@cartwright/core/analytics/reports/report';
import { WIDGETS_ANALYTICS } from '@cartwright/core/analytics/reports/widgets-analytics';
import type { ReportRow } from '@cartwright/core/contract/reports';
import { figureText, type ShopFormats } from '../../report-kit/figures/figure-text';

/** Figures that the list of widgets says, of a report's tab that has a row for each. */
export interface NumbersOfReport {
  readonly report: ReportDefinition;
  readonly tab: string;
  /** Labels of the tab's columns, with the unit in the singular and plural; rows are sorted by the first. */
  readonly figures: readonly [NumberLabel, ...NumberLabel[]];
}

type NumberLabel = readonly [column: string, one: string, other: string];

export const NUMBERS_OF_WIDGETS: NumbersOfReport = {
  report: WIDGETS_ANALYTICS,
  tab: 'widgets',
  figures: [
    ['shown', 'shown', 'shown'],
    ['adds', 'added to cart', 'added to cart'],
    ['revenue', 'revenue', 'revenue'],
  ],
};

export const NUMBERS_OF_BUNDLES: NumbersOfReport = {
  report: BUNDLE_BUILDER_ANALYTICS,
  tab: 'bundles',
  figures: [
    ['sessions', 'session', 'sessions'],
    ['bought', 'bought', 'bought'],
    ['revenue', 'revenue', 'revenue'],
  ],
};

/** Recent figures of a widget: "Last 30 days: 1,204 shown · 33 added to cart · $540.00 revenue". */
export function widgetNumbersMessage(
  { values }: Pick<ReportRow, 'values'>,
  { report, tab: key, figures }: NumbersOfReport,
  formats: ShopFormats,
): string {
  const tab = tabOf(report, key);
  const said = figures.flatMap(([name, one, other]) => {
    const column = tab && columnOf(tab, name);
    const value = values[name] ?? null;
    return column ? [`${figureText(value, column, formats)} ${value === 1 ? one : other}`] : [];
  });
  return `Last ${DEFAULT_RANGE} days: ${said.join(' · ')}`;
}
