import { Drawing } from '../drawing';

const ALERT = 'M12 8v5M12 16.5h.01M12 21a9 9 0 100-18 9 9 0 000 18z';

/** Shared cart: asks before adding its items. Without `add` it is a message only. */
export function SharedCart(props: {
  readonly title: string;
  /** Items that couldn't be read or added. */
  readonly details: readonly string[];
  /** Items by name; null while the name loads. */
  readonly items?: readonly ({ readonly quantity: number; readonly name: string } | null)[];
  /** Number of items that aren't named. */
  readonly more?: string | null;
  readonly tone: 'plain' | 'error';
  readonly add: { readonly label: string; readonly busy: boolean; readonly onClick: () => void } | null;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Ref callback that moves the focus: the message appears without user action. */
  readonly onShown?: (element: HTMLElement | null) => void;
}) {
  const { add, tone, items = [] } = props;
  return (
    <section
      className="cw-shared"
      part="shared-cart"
      data-tone={tone}
      aria-labelledby="cw-shared-title"
      tabIndex={-1}
      ref={props.onShown}
    >
      <div className="cw-shared-text" role="status">
        <p className="cw-shared-title" id="cw-shared-title">
          {tone === 'error' && <Drawing path={ALERT} size={18} />}
          <span>{props.title}</span>
        </p>
        {props.details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        {items.length > 0 && (
          <ul className="cw-shared-items">
            {items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of a link doesn’t change
              <li key={at} aria-hidden={item === null}>
                {item ? `${item.quantity} × ${item.name}` : '\u00a0'}
              </li>
            ))}
            {props.more && <li>{props.more}</li>}
          </ul>
        )}
      </div>
      <div className="cw-shared-buttons">
        {add && (
          <button
            type="button"
            className="cw-button cw-button--small"
            aria-busy={add.busy}
            onClick={add.onClick}
          >
            {add.label}
          </button>
        )}
        <button type="button" className="cw-button cw-button--small cw-button--quiet" onClick={props.onClose}>
          {props.closeLabel}
        </button>
      </div>
    </section>
  );
}
