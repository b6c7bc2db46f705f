export interface LinePriceProps {
  readonly price: string;
  readonly priceLabel: string;
  /** Price before discounts; null without any. */
  readonly before: string | null;
  readonly beforeLabel: string;
}

/**
 * Price of a line, price before discounts, and unit price. The second row is always rendered:
 * compare-at prices can load later.
 */
export function LinePrice(props: LinePriceProps & { readonly unit: string | null }) {
  return (
    <div className="cw-price" part="line-price">
      <span className="cw-hidden">{props.priceLabel}</span>
      <span className={props.before === null ? undefined : 'cw-price-now'}>{props.price}</span>
      {props.before !== null && (
        <>
          <span className="cw-hidden">{props.beforeLabel}</span>
          <s className="cw-price-before">{props.before}</s>
        </>
      )}
      {props.unit !== null && (
        <span className="cw-unit-price" part="unit-price">
          {props.unit}
        </span>
      )}
    </div>
  );
}
