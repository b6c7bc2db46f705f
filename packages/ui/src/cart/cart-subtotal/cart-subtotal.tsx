import { type SummaryRow, SummaryRows, UnknownAmount } from './summary-rows';

/** Subtotal of the cart, with a row for each discount. */
export function CartSubtotal(props: {
  readonly label: string;
  /** Null while the price of something in the cart is not known. */
  readonly amount: string | null;
  /** The price before discounts; null when there are none. */
  readonly before: string | null;
  readonly beforeLabel: string;
  /** Empty also where they stand elsewhere. */
  readonly discounts: readonly SummaryRow[];
  /** What gift cards pay of the amount, and what is left to pay. */
  readonly payments: readonly SummaryRow[];
  readonly note: string;
}) {
  return (
    <div className="cw-subtotal" part="subtotal">
      <SummaryRows part="discounts" rows={props.discounts} />
      <p className="cw-subtotal-row">
        <span>{props.label}</span>
        <span className="cw-subtotal-amounts">
          {props.before !== null && (
            <>
              <span className="cw-hidden">{props.beforeLabel}</span>
              <s>{props.before}</s>
            </>
          )}
          <strong data-subtotal>{props.amount ?? <UnknownAmount />}</strong>
        </span>
      </p>
      <SummaryRows part="payments" rows={props.payments} />
      {props.note && <p className="cw-subtotal-note">{props.note}</p>}
    </div>
  );
}
