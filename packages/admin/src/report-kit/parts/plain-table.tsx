import type { ReactNode } from 'react';

interface PlainColumn {
  readonly title: string;
  /** Texts wrap; times don't; figures are end-aligned. */
  readonly kind: 'text' | 'time' | 'figure';
}

/** Table of texts or nodes; the first cell is the row header. Scrollable, also by keyboard. */
export function PlainTable({
  label,
  columns,
  rows,
  isBusy = false,
}: {
  readonly label: string;
  readonly columns: readonly PlainColumn[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** Whether other rows are loading. */
  readonly isBusy?: boolean;
}) {
  const classOf = (index: number) => `cw-figures__${columns[index]?.kind ?? 'text'}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what doesn't fit is scrolled, by keys too.
    <section className="cw-figures" aria-label={label} aria-busy={isBusy} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title }, index) => (
              <th key={title} scope="col" className={classOf(index)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...cells] }) => (
            <tr key={key}>
              <th scope="row" className={classOf(0)}>
                {first}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.title} className={classOf(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
