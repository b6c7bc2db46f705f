import { Drawing } from '../drawing';

const ALERT = 'M12 8v5M12 16.5h.01M12 21a9 9 0 100-18 9 9 0 000 18z';

/** A cart that somebody has sent: asks before anything of it is added. Without `add` there is only something to say. */
export function SharedCart(props: {
  readonly title: string;
  /** What could not be read or added. */
  readonly details: readonly string[];
  readonly tone: 'plain' | 'error';
  readonly add: { readonly label: string; readonly busy: boolean; readonly onClick: () => void } | null;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Told of its element when it appears: nobody asked for it, so it has to be noticed. */
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
