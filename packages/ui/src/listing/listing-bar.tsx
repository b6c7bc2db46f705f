import type { ReactNode } from 'react';

/** Bar above a grid: filters, result count, sort order. */
export function ListingBar(props: {
  readonly filters: ReactNode;
  /** Null if shown elsewhere. */
  readonly count: string | null;
  readonly sortLabel: string;
  readonly sort: string;
  readonly sorts: readonly { readonly value: string; readonly label: string }[];
  readonly onSort: (value: string) => void;
}) {
  return (
    <div className="cw-listing-bar">
      {props.filters}
      {props.count !== null && <p className="cw-listing-count">{props.count}</p>}
      {props.sorts.length > 1 && (
        <form className="cw-listing-sort" onSubmit={(event) => event.preventDefault()}>
          <label>
            <span>{props.sortLabel}</span>
            <select
              name="sort_by"
              value={props.sort}
              onChange={(event) => props.onSort(event.currentTarget.value)}
            >
              {props.sorts.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </form>
      )}
    </div>
  );
}
