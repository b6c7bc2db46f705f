import type { ReportColumn } from '@cartwright/core/analytics/reports/report';
import { type Figure, figureText } from '../figures/figure-text';
import type { OnFigure, ShownReport } from '../model/shown-report';

interface FigureButtonProps {
  readonly shown: Pick<ShownReport, 'formats'>;
  readonly tab: string;
  readonly column: ReportColumn;
  readonly value: Figure;
  /** Row of the figure; null for a tile. */
  readonly row: { readonly id: string; readonly title: string } | null;
  readonly onFigure: OnFigure;
}

/** Figure that opens its rows. Texts and missing values don't. */
export function FigureButton({ shown, tab, column, value, row, onFigure }: FigureButtonProps) {
  const text = figureText(value, column, shown.formats);
  if (value === null) {
    return (
      <span className="cw-figure cw-figure--none">
        <span aria-hidden="true">{text}</span>
        <span className="cwa-visually-hidden">Not measured</span>
      </span>
    );
  }
  if (typeof value === 'string') return <span className="cw-figure">{text}</span>;
  const { id, title } = row ?? { id: null, title: null };
  return (
    <button
      type="button"
      className="cw-figure cw-figure--opens"
      aria-haspopup="dialog"
      onClick={() => onFigure({ tab, column, id, of: title, value })}
    >
      {text}
      <span className="cwa-visually-hidden">
        {`: show what’s behind ${column.title}${title === null ? '' : ` of ${title}`}`}
      </span>
    </button>
  );
}
