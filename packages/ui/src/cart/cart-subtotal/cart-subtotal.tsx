import { type SummaryRow, SummaryRows, UnknownAmount } from './summary-rows';

/** Subtotal of the cart, with a row per discount. */
export function CartSubtotal(props: {
  readonly label: string;
  /** Null while the price of any item is unknown. */
  readonly amount: string | null;
  /** Price before discounts; null without any. */
  readonly before: string | null;
  readonly beforeLabel: string;
  /** Empty if shown elsewhere. */
  readonly discounts: readonly SummaryRow[];
  /** Gift card payments, and the amount due. */
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
