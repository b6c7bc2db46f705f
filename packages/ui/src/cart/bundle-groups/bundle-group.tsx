import type { ReactNode } from 'react';
import { Drawing } from '../drawing';

const ALERT = 'M12 8v5M12 16.5h.01M12 21a9 9 0 100-18 9 9 0 000 18z';

/**
 * Space of a bundle's frame around its lines, in the drawer's units. Reserved until the lazy chunk
 * of bundles has loaded, to prevent layout shifts.
 */
export const GROUP_ROOM = {
  before: 'calc(2 * var(--_3) + 2.6em)',
  after: 'calc(var(--_3) + var(--_2) + var(--_touch))',
};

export interface BundleGroupProps {
  /** Stable id, valid in `id` attributes. */
  readonly id: string;
  readonly title: string;
  /** Number of copies as text; null for one. */
  readonly copies: string | null;
  /** Null while unknown. */
  readonly price: {
    readonly now: string;
    readonly nowLabel: string;
    /** Price before discounts; null without any. */
    readonly before: string | null;
    readonly beforeLabel: string;
  } | null;
  /** Savings; null without any. */
  readonly savings: string | null;
  /** Note before checkout; null without one. */
  readonly note: string | null;
  /** Null if its builder is unknown. */
  readonly edit: {
    readonly label: string;
    /** Accessible name that includes the bundle. */
    readonly title: string;
    readonly url: string;
    /** Edits on this page if possible; returns whether it did, which prevents navigation. */
    readonly onClick: () => boolean;
  } | null;
  readonly remove: { readonly label: string; readonly title: string; readonly onClick: () => void };
  /** Lines of the bundle. */
  readonly children: ReactNode;
}

/** Bundle as one item: name, price, lines and actions. */
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
