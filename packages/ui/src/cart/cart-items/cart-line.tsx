import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { type LineDetail, LineDetails } from './line-detail';
import { LinePrice, type LinePriceProps } from './line-price';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper';

export interface CartLineProps {
  /** Stable id, independent of the store's line key. */
  readonly id: string;
  readonly variantId: number;
  /** Empty while unknown. */
  readonly title: string;
  /** Language of the product's texts; undefined: the document's. */
  readonly lang?: string | undefined;
  /** Empty if the title isn't a link. */
  readonly url: string;
  readonly image: string | null;
  readonly vendor: string;
  readonly details: readonly LineDetail[];
  readonly price: LinePriceProps | null;
  /** Price per unit; null for one unit. */
  readonly unitPrice: string | null;
  /** Discounts by title, with their amount. */
  readonly discounts: readonly { readonly title: string; readonly amount: string }[];
  /** "Free gift" for gifts; else null. */
  readonly giftLabel: string | null;
  /** Title of the parent line; null for top-level lines. */
  readonly partOf: string | null;
  /** Null if the quantity is fixed. */
  readonly stepper: QuantityStepperProps | null;
  /** Null if it can only be removed with its parent line. */
  readonly remove: {
    readonly label: string;
    /** Accessible name that includes the item. */
    readonly title: string;
    readonly onClick: () => void;
  } | null;
  /** Whether a change is unconfirmed by the store. */
  readonly busy: boolean;
  /** Non-blocking note; null for none. */
  readonly note: string | null;
  readonly error: string | null;
  /** Upsells of the line, below its quantity. */
  readonly offers?: ReactNode;
}

/** Cart line. */
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
