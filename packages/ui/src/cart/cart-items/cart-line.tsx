import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { type LineDetail, LineDetails } from './line-detail';
import { LinePrice, type LinePriceProps } from './line-price';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper';

export interface CartLineProps {
  /** The same over re-renders, whatever the store calls the line. */
  readonly id: string;
  readonly variantId: number;
  /** Empty while the store has not said what it is. */
  readonly title: string;
  /** The language of the product's texts; undefined: that of all others. */
  readonly lang?: string | undefined;
  /** Empty when the title is not a link. */
  readonly url: string;
  readonly image: string | null;
  readonly vendor: string;
  readonly details: readonly LineDetail[];
  readonly price: LinePriceProps | null;
  /** What one unit costs; null for one unit. */
  readonly unitPrice: string | null;
  /** Each discount by its title with what it takes off. */
  readonly discounts: readonly { readonly title: string; readonly amount: string }[];
  /** "Free gift" on a gift's line; null on a bought one. */
  readonly giftLabel: string | null;
  /** On a line that belongs to another one, what that is; null on any other line. */
  readonly partOf: string | null;
  /** Null where the quantity is not the shopper's to change. */
  readonly stepper: QuantityStepperProps | null;
  /** Null where the line goes only with the one that it belongs to. */
  readonly remove: {
    readonly label: string;
    /** Says what is removed. */
    readonly title: string;
    readonly onClick: () => void;
  } | null;
  /** Whether the store has not yet confirmed what is shown. */
  readonly busy: boolean;
  /** What the shopper should know of the line, without being stopped by it; null for nothing. */
  readonly note: string | null;
  readonly error: string | null;
  /** What else can be made of the line, below its quantity. */
  readonly offers?: ReactNode;
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
      data-nested={props.partOf !== null}
      data-busy={props.busy}
      tabIndex={-1}
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
          <div className="cw-line-name" lang={props.lang}>
            {props.vendor && <p className="cw-line-detail">{props.vendor}</p>}
            <p className="cw-line-title cw-clamp" part="line-title">
              {props.title === '' ? (
                <span className="cw-bone cw-bone--title" />
              ) : props.url ? (
                <a href={props.url}>{props.title}</a>
              ) : (
                props.title
              )}
              {props.partOf !== null && <span className="cw-hidden"> ({props.partOf})</span>}
            </p>
            <LineDetails details={props.details} />
          </div>
          {props.price ? (
            <LinePrice {...props.price} unit={props.unitPrice} />
          ) : (
            <span className="cw-price">
              <span className="cw-bone cw-bone--price" />
            </span>
          )}
        </div>
        {props.giftLabel !== null && (
          <p className="cw-badge" part="gift-badge">
            <Icon name="gift" size={14} />
            {props.giftLabel}
          </p>
        )}
        {props.discounts.map(({ title, amount }) => (
          <p className="cw-badge" part="line-discount" key={title}>
            <Icon name="tag" size={14} />
            <span className="cw-text">
              {title} <span className="cw-amount">({amount})</span>
            </span>
          </p>
        ))}
        <div className="cw-line-actions">
          {props.stepper && (
            <QuantityStepper {...props.stepper} describedBy={props.error ? errorId : undefined} />
          )}
          {props.remove && (
            <button
              type="button"
              className="cw-link cw-remove"
              part="remove"
              aria-label={props.remove.title}
              aria-describedby={props.error && !props.stepper ? errorId : undefined}
              onClick={props.remove.onClick}
            >
              {props.remove.label}
            </button>
          )}
        </div>
        {props.offers}
        {props.note && (
          <p className="cw-line-note" part="line-note">
            <Icon name="alert" size={14} />
            <span>{props.note}</span>
          </p>
        )}
        {props.error && (
          <p className="cw-line-note cw-line-error" part="line-error" id={errorId}>
            <Icon name="alert" size={14} />
            <span>{props.error}</span>
          </p>
        )}
      </div>
    </li>
  );
}
