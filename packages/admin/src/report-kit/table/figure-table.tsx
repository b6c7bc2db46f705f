import type { TableTab } from '@cartwright/core/analytics/reports/report';
import type { ReportRow } from '@cartwright/core/contract/reports';
import { Icon } from '@cartwright/ui/admin/icon';
import { ArrowDownIcon, ArrowUpIcon } from '@cartwright/ui/admin/icons';
import type { ReactNode } from 'react';
import type { OnFigure, ShownReport } from '../model/shown-report';
import { FigureButton } from '../parts/figure-button';

interface FigureTableProps {
  readonly shown: Pick<ShownReport, 'formats'>;
  readonly tab: TableTab;
  readonly rows: readonly ReportRow[];
  readonly sort: { readonly key: string; readonly descending: boolean };
  /** Whether other rows are loading. */
  readonly isBusy: boolean;
  readonly onSort: (column: string) => void;
  readonly actionsOf: ((row: ReportRow) => ReactNode) | null;
  readonly onFigure: OnFigure;
}

/** Table of figures, sortable by column. */
export function FigureTable(props: FigureTableProps) {
  const { shown, tab, rows, sort, isBusy, actionsOf, onFigure } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what doesn't fit is scrolled, by keys too.
    <section className="cw-figures" aria-label={tab.title} aria-busy={isBusy} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{tab.rowTitle}</th>
            {tab.columns.map(({ key, title }) => (
              <th
                key={key}
                scope="col"
                aria-sort={key === sort.key ? (sort.descending ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" className="cw-figures__sort" onClick={() => props.onSort(key)}>
                  <span className="cw-figures__arrow" aria-hidden="true">
                    {key === sort.key && <Icon source={sort.descending ? ArrowDownIcon : ArrowUpIcon} />}
                  </span>
                  {title}
                </button>
              </th>
            ))}
            {actionsOf && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.title}</th>
              {tab.columns.map((column) => (
                <td key={column.key}>
                  <FigureButton
                    shown={shown}
                    tab={tab.key}
                    column={column}
                    value={row.values[column.key] ?? null}
                    row={row}
                    onFigure={onFigure}
                  />
                </td>
              ))}
              {actionsOf && <td className="cw-figures__actions">{actionsOf(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
