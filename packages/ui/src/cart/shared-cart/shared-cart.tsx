import { Drawing } from '../drawing';

const ALERT = 'M12 8v5M12 16.5h.01M12 21a9 9 0 100-18 9 9 0 000 18z';

/** Shared cart: asks before adding its items. Without `add` it is a message only. */
export function SharedCart(props: {
  readonly title: string;
  /** Items that couldn't be read or added. */
  readonly details: readonly string[];
  readonly tone: 'plain' | 'error';
  readonly add: { readonly label: string; readonly busy: boolean; readonly onClick: () => void } | null;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Ref callback that moves the focus: the message appears without user action. */
  readonly onShown?: (element: HTMLElement | null) => void;
}) {
  const { add, tone } = props;
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
