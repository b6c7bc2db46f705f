export interface LinePriceProps {
  readonly price: string;
  readonly priceLabel: string;
  /** What it would cost without discounts; null when that is the price. */
  readonly before: string | null;
  readonly beforeLabel: string;
}

/**
 * Price of a line, what it would cost otherwise, and what one unit of several costs. The second row is there also while it is empty: what a product
 * is compared at may be known later than its price.
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
