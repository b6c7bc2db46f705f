import { Icon } from '../icon';

export interface SummaryRow {
  /** `savings`: total discounts; `due`: amount due; absent: a payment. */
  readonly kind?: 'discount' | 'savings' | 'due';
  readonly label: string;
  /** Null while unknown. */
  readonly amount: string | null;
  /** Remove button; absent for automatic rows. */
  readonly remove?: { readonly label: string; readonly onClick: () => void };
}

/** Skeleton of an amount. */
export function UnknownAmount() {
  return <span className="cw-bone cw-bone--price" />;
}

/** Summary rows of the total; nothing without rows. */
export function SummaryRows(props: {
  readonly part: 'discounts' | 'payments';
  readonly rows: readonly SummaryRow[];
}) {
  if (props.rows.length === 0) return null;
  return (
    <dl className="cw-summary" part={props.part}>
      {props.rows.map(({ kind, label, amount, remove }) => (
        <div key={label} data-kind={kind}>
          <dt>
            {kind === 'discount' && <Icon name="tag" size={14} />}
            <span className="cw-clamp">{label}</span>
            {remove && (
              <button
                className="cw-summary-remove"
                type="button"
                aria-label={remove.label}
                onClick={remove.onClick}
              >
                <Icon name="close" size={14} />
              </button>
            )}
          </dt>
          <dd>{amount ?? <UnknownAmount />}</dd>
        </div>
      ))}
    </dl>
  );
}
