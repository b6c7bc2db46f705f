import type { ReactNode } from 'react';
import { Icon } from '../icon';

/**
 * Checkout button in a native form, compatible with scripts that listen to it. `action` is the cart
 * URL; the `checkout` field redirects from there. `width` is a percentage.
 */
export function Checkout(props: {
  readonly action: string;
  readonly label: string;
  readonly total: string | null;
  readonly width: number;
  readonly terms: {
    readonly label: string;
    readonly accepted: boolean;
    readonly error: string | null;
    readonly onChange: (accepted: boolean) => void;
  } | null;
  /** Content between terms and button, and below the button. */
  readonly extras?: ((place: 'before' | 'after') => ReactNode) | undefined;
  /** Whether it submits once the store has responded. */
  readonly busy: boolean;
  /** Reason why checkout is paused; null for none. */
  readonly held: string | null;
  readonly continueLabel: string | null;
  readonly onContinue: () => void;
  /** Called on focus of the button, and on pointer down. */
  readonly onAim: (isPress: boolean) => void;
  /** Returns whether the form may be submitted. */
  readonly onSubmit: (form: HTMLFormElement) => boolean;
}) {
  const { terms } = props;
  return (
    <form
      className="cw-checkout"
      part="checkout"
      action={props.action}
      method="post"
      onSubmit={(event) => {
        if (!props.onSubmit(event.currentTarget)) event.preventDefault();
      }}
    >
      {terms && (
        <div>
          <label className="cw-terms" part="terms">
            <input
              type="checkbox"
              checked={terms.accepted}
              aria-invalid={terms.error ? true : undefined}
              aria-describedby={terms.error ? 'cw-terms-error' : undefined}
              onChange={(event) => terms.onChange(event.currentTarget.checked)}
            />
            <span>{terms.label}</span>
          </label>
          {terms.error && (
            <p className="cw-line-note cw-line-error" id="cw-terms-error">
              <Icon name="alert" size={14} />
              <span>{terms.error}</span>
            </p>
          )}
        </div>
      )}
      {props.extras?.('before')}
      <input type="hidden" name="checkout" value="" />
      {props.held !== null && (
        <p className="cw-line-note cw-checkout-note" part="checkout-note" role="alert">
          <Icon name="alert" size={14} />
          <span>{props.held}</span>
        </p>
      )}
      <button
        type="submit"
        className="cw-button cw-checkout-button"
        part="checkout-button"
        style={{ inlineSize: `${props.width}%` }}
        aria-busy={props.busy}
        onFocus={() => props.onAim(false)}
        onPointerDown={() => props.onAim(true)}
      >
        <span>{props.label}</span>
        {props.total !== null && (
          <>
            <span aria-hidden="true">·</span>
            <span className="cw-checkout-total">{props.total}</span>
          </>
        )}
      </button>
      {props.extras?.('after')}
      {props.continueLabel !== null && (
        <button type="button" className="cw-link" onClick={props.onContinue}>
          {props.continueLabel}
        </button>
      )}
    </form>
  );
}
