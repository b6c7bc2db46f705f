import { Icon } from '../icon';

export interface SummaryRow {
  readonly label: string;
  readonly amount: string;
  /** Takes it out of the cart; absent for what goes by itself. */
  readonly remove?: { readonly label: string; readonly onClick: () => void };
}

/** What the cart comes to, with a row for each discount. */
export function CartSubtotal(props: {
  readonly label: string;
  /** Null while the price of something in the cart is not known. */
  readonly amount: string | null;
  /** The price before discounts; null when there are none. */
  readonly before: string | null;
  readonly beforeLabel: string;
  readonly discounts: readonly SummaryRow[];
  readonly savings: SummaryRow | null;
  /** What gift cards pay of the amount. */
  readonly payments?: readonly SummaryRow[];
  readonly note: string;
}) {
  return (
    <div className="cw-subtotal" part="subtotal">
      {(props.discounts.length > 0 || props.savings) && (
        <dl className="cw-summary" part="discounts">
          {props.discounts.map((row) => (
            <div key={row.label}>
              <dt>
                <Icon name="tag" size={14} />
                <span className="cw-clamp">{row.label}</span>
                {row.remove && (
                  <button
                    className="cw-summary-remove"
                    type="button"
                    aria-label={row.remove.label}
                    onClick={row.remove.onClick}
                  >
                    <Icon name="close" size={14} />
                  </button>
                )}
              </dt>
              <dd>{row.amount}</dd>
            </div>
          ))}
          {props.savings && (
            <div className="cw-savings">
              <dt>
                <span>{props.savings.label}</span>
              </dt>
              <dd>{props.savings.amount}</dd>
            </div>
          )}
        </dl>
      )}
      <p className="cw-subtotal-row">
        <span>{props.label}</span>
        <span className="cw-subtotal-amounts">
          {props.before !== null && (
            <>
              <span className="cw-hidden">{props.beforeLabel}</span>
              <s>{props.before}</s>
            </>
          )}
          <strong data-subtotal>{props.amount ?? <span className="cw-bone cw-bone--price" />}</strong>
        </span>
      </p>
      {props.payments && props.payments.length > 0 && (
        <dl className="cw-summary" part="payments">
          {props.payments.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {props.note && <p className="cw-subtotal-note">{props.note}</p>}
    </div>
  );
}
