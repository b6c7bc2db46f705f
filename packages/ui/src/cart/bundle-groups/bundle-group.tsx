import type { ReactNode } from 'react';
import { Drawing } from '../drawing';

const ALERT = 'M12 8v5M12 16.5h.01M12 21a9 9 0 100-18 9 9 0 000 18z';

/**
 * The room of a bundle around its lines, in the drawer's own lengths. It is held while its lines are there and what draws
 * bundles is not, so that nothing moves when that comes.
 */
export const GROUP_ROOM = {
  before: 'calc(2 * var(--_3) + 2.6em)',
  after: 'calc(var(--_3) + var(--_2) + var(--_touch))',
};

export interface BundleGroupProps {
  /** The same over re-renders; fit for `id`. */
  readonly id: string;
  readonly title: string;
  /** How many copies of it there are; null for one. */
  readonly copies: string | null;
  /** Null while it isn't known. */
  readonly price: {
    readonly now: string;
    readonly nowLabel: string;
    /** Without discounts; null where that is the price. */
    readonly before: string | null;
    readonly beforeLabel: string;
  } | null;
  /** What it saves; null for nothing. */
  readonly savings: string | null;
  /** What the shopper should know before checkout; null for nothing. */
  readonly note: string | null;
  /** Null where nobody knows its builder. */
  readonly edit: {
    readonly label: string;
    /** Says what is changed. */
    readonly title: string;
    readonly url: string;
    /** Whether it is changed in this page, which isn't left then. */
    readonly onClick: () => boolean;
  } | null;
  readonly remove: { readonly label: string; readonly title: string; readonly onClick: () => void };
  /** Its lines. */
  readonly children: ReactNode;
}

/** The lines of a bundle as one: its name with what it comes to, its parts, and what can be done with the whole. */
export function BundleGroup(props: BundleGroupProps) {
  const { id, title, copies, price, savings, note, edit, remove } = props;
  const heading = `cw-group-${id}`;
  return (
    <li className="cw-group" part="bundle" data-line={id} tabIndex={-1}>
      <div className="cw-group-box">
        <div className="cw-group-head">
          <p className="cw-group-title cw-clamp" part="bundle-title" id={heading} dir="auto">
            {title}
            {copies !== null && ` ${copies}`}
          </p>
          {price ? (
            <div className="cw-price" part="bundle-price">
              <span className="cw-hidden">{price.nowLabel}</span>
              <span className={price.before === null ? undefined : 'cw-price-now'}>{price.now}</span>
              {price.before !== null && (
                <>
                  <span className="cw-hidden">{price.beforeLabel}</span>
                  <s className="cw-price-before">{price.before}</s>
                </>
              )}
            </div>
          ) : (
            <span className="cw-price">
              <span className="cw-bone cw-bone--price" />
            </span>
          )}
        </div>
        <ul className="cw-group-lines" aria-labelledby={heading}>
          {props.children}
        </ul>
        <div className="cw-group-foot">
          {savings !== null && (
            <p className="cw-group-savings" part="bundle-savings">
              {savings}
            </p>
          )}
          <span className="cw-group-actions">
            {edit && (
              <a
                className="cw-link"
                part="bundle-edit"
                href={edit.url}
                aria-label={edit.title}
                onClick={(event) => {
                  if (edit.onClick()) event.preventDefault();
                }}
              >
                {edit.label}
              </a>
            )}
            <button
              type="button"
              className="cw-link"
              part="bundle-remove"
              aria-label={remove.title}
              onClick={remove.onClick}
            >
              {remove.label}
            </button>
          </span>
        </div>
        {note !== null && (
          <p className="cw-line-note cw-group-note" part="bundle-note">
            <Drawing path={ALERT} size={14} />
            <span>{note}</span>
          </p>
        )}
      </div>
    </li>
  );
}
