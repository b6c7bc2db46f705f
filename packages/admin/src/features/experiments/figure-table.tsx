import { useState } from 'react';
import { PlainTable } from '../../report-kit/parts/plain-table';
import type { DecisionFormats } from './goal-figure';
import { GoalRowsDialog } from './goal-rows-dialog';
import type { FigureTable as Figures, OpenedCell } from './opened-cell';

/** Table of figures that open the rows behind them. */
export function FigureTable({
  id,
  label,
  figures,
  until,
  formats,
  isBusy = false,
}: {
  readonly id: string;
  readonly label: string;
  readonly figures: Figures;
  /** End of the counted period (ISO 8601). */
  readonly until: string;
  readonly formats: DecisionFormats;
  readonly isBusy?: boolean;
}) {
  const [opened, setOpened] = useState<OpenedCell | null>(null);
  return (
    <>
      <PlainTable
        label={label}
        isBusy={isBusy}
        columns={figures.columns}
        rows={figures.rows.map(({ key, cells }) => ({
          key,
          cells: cells.map((cell) =>
            typeof cell === 'string' ? (
              cell
            ) : (
              <button
                key={cell.title}
                type="button"
                className="cw-figure cw-figure--opens"
                aria-haspopup="dialog"
                onClick={() => setOpened(cell)}
              >
                {cell.text}
                <span className="cwa-visually-hidden">{`: show what’s behind ${cell.title} of ${cell.of}`}</span>
              </button>
            ),
          ),
        }))}
      />
      {opened && (
        <GoalRowsDialog
          id={id}
          cell={opened}
          until={until}
          formats={formats}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
