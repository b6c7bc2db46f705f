import { Icon } from '../icon';

export interface SummaryRow {
  /** `savings` is the sum of the discounts, `due` what is left to pay; absent: what is paid otherwise. */
  readonly kind?: 'discount' | 'savings' | 'due';
  readonly label: string;
  /** Null while it is not known. */
  readonly amount: string | null;
  /** Takes it out of the cart; absent for what goes by itself. */
  readonly remove?: { readonly label: string; readonly onClick: () => void };
}

/** Stands in the place of an amount until it is known. */
export function UnknownAmount() {
  return <span className="cw-bone cw-bone--price" />;
}

/** Rows that make the cart's total; nothing where there are none. */
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
