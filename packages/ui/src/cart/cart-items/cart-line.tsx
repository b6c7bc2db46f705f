import { Icon } from '../icon';
import { LinePrice, type LinePriceProps } from './line-price';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper';

export interface CartLineProps {
  /** The same over re-renders, whatever the store calls the line. */
  readonly id: string;
  readonly variantId: number;
  /** Empty while the store has not said what it is. */
  readonly title: string;
  /** Empty when the title is not a link. */
  readonly url: string;
  readonly image: string | null;
  readonly vendor: string;
  /** Variant, selling plan and properties, a text each. */
  readonly details: readonly string[];
  readonly price: LinePriceProps | null;
  readonly discounts: readonly string[];
  /** "Free gift" on a gift's line; null on a bought one. */
  readonly giftLabel: string | null;
  /** Null on a gift's line: its quantity is not the shopper's. */
  readonly stepper: QuantityStepperProps | null;
  readonly removeLabel: string;
  readonly removeTitle: string;
  readonly onRemove: () => void;
  readonly error: string | null;
}

/** One line of the cart. */
export function CartLine(props: CartLineProps) {
  const errorId = `cw-error-${props.id}`;
  return (
    <li
      className="cw-line"
      part="line"
      data-line={props.id}
      data-variant={props.variantId}
      data-gift={props.giftLabel !== null}
    >
      <span className="cw-line-image" part="line-image">
        {props.image ? (
          <img src={props.image} alt="" width="88" height="88" loading="lazy" />
        ) : (
          <Icon name={props.giftLabel === null ? 'bag' : 'gift'} size={24} />
        )}
      </span>
      <div className="cw-line-text">
        <div className="cw-line-head">
          <div className="cw-line-name">
            {props.vendor && <p className="cw-line-detail">{props.vendor}</p>}
            <p className="cw-line-title" part="line-title">
              {props.title === '' ? (
                <span className="cw-bone cw-bone--title" />
              ) : props.url ? (
                <a href={props.url}>{props.title}</a>
              ) : (
                props.title
              )}
            </p>
          </div>
          {props.price ? <LinePrice {...props.price} /> : <span className="cw-bone cw-bone--price" />}
        </div>
        {props.details.map((detail) => (
          <p className="cw-line-detail" part="line-detail" key={detail}>
            {detail}
          </p>
        ))}
        {props.giftLabel !== null && (
          <p className="cw-badge" part="gift-badge">
            <Icon name="gift" size={14} />
            {props.giftLabel}
          </p>
        )}
        {props.discounts.map((discount) => (
          <p className="cw-badge cw-badge--quiet" part="line-discount" key={discount}>
            <Icon name="tag" size={14} />
            <span>{discount}</span>
          </p>
        ))}
        <div className="cw-line-actions">
          {props.stepper && (
            <QuantityStepper {...props.stepper} describedBy={props.error ? errorId : undefined} />
          )}
          <button
            type="button"
            className="cw-link cw-remove"
            part="remove"
            aria-label={props.removeTitle}
            onClick={props.onRemove}
          >
            {props.removeLabel}
          </button>
        </div>
        {props.error && (
          <p className="cw-line-error" part="line-error" id={errorId}>
            <Icon name="alert" size={14} />
            <span>{props.error}</span>
          </p>
        )}
      </div>
    </li>
  );
}
