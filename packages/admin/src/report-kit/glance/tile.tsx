import type { ReportColumn } from '@cartwright/core/analytics/reports/report';
import { changeOf } from '../figures/change';
import type { OnFigure, ShownReport } from '../model/shown-report';
import { FigureButton } from '../parts/figure-button';
import { ChangeText } from './change-text';

/** Figure of the whole range, with its change. */
export function Tile({
  shown,
  column,
  value,
  earlier,
  before,
  onFigure,
}: {
  readonly shown: Pick<ShownReport, 'formats'>;
  readonly column: ReportColumn;
  readonly value: number | null;
  /** Of the period before. */
  readonly earlier: number | null;
  /** That period: "in the 30 days before". */
  readonly before: string;
  readonly onFigure: OnFigure;
}) {
  const change = changeOf(value, earlier, column, before, shown.formats);
  return (
    <li className="cw-tile">
      <span className="cw-tile__title">{column.title}</span>
      <FigureButton shown={shown} tab="glance" column={column} value={value} row={null} onFigure={onFigure} />
      <ChangeText change={change} />
    </li>
  );
}
