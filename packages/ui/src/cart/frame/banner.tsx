import { Icon } from '../icon';

/** Banner about the whole cart. Without `onDismiss` it disappears by itself. */
export function Banner(props: {
  readonly tone: 'error' | 'plain';
  readonly text: string;
  readonly dismissLabel: string;
  readonly onDismiss?: () => void;
  /** Retry button. */
  readonly again?: { readonly label: string; readonly onClick: () => void } | null;
}) {
  return (
    <div className={`cw-banner${props.tone === 'error' ? ' cw-banner--error' : ''}`} part="banner">
      <Icon name="alert" />
      <span>{props.text}</span>
      {props.again && (
        <button type="button" className="cw-link" onClick={props.again.onClick}>
          {props.again.label}
        </button>
      )}
      {props.onDismiss && (
        <button
          type="button"
          className="cw-icon-button"
          aria-label={props.dismissLabel}
          onClick={props.onDismiss}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
