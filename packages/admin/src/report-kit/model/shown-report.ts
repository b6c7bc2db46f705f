import type { DateRange } from '@cartwright/core/analytics/ranges';
import type { ReportColumn, ReportDefinition } from '@cartwright/core/analytics/reports/report';
import type { ShopFormats } from '../figures/figure-text';
import type { ChosenRange } from '../range/chosen-range';
import type { FigureRequest, ReportDays } from './report-queries';

/** Report with its selected days. */
export interface ShownReport {
  readonly definition: ReportDefinition;
  readonly chosen: ChosenRange;
  readonly range: DateRange;
  readonly days: ReportDays;
  readonly formats: ShopFormats;
}

/** Opened figure: `of` names its row, null for a tile. */
export interface OpenedFigure extends Omit<FigureRequest, 'column'> {
  readonly column: ReportColumn;
  readonly of: string | null;
  readonly value: number;
}

export type OnFigure = (figure: OpenedFigure) => void;
