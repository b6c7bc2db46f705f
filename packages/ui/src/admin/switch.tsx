import { useId } from 'react';
import './switch.css';

export interface SwitchProps {
  /** Accessible name; visible unless `labelHidden`. */
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly help?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Whether a change is pending: it keeps the focus, and ignores input. */
  readonly busy?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Switch that applies immediately. */
export function Switch({ label, labelHidden, help, checked, disabled, busy, onChange }: SwitchProps) {
  const helpId = useId();
  const isHelped = help !== undefined && !labelHidden;
  const button = (
    <button
      type="button"
      role="switch"
      className="cwa-switch__button"
      aria-checked={checked}
      aria-label={label}
      {...(isHelped && { 'aria-describedby': helpId })}
      aria-busy={busy}
      disabled={disabled}
      onClick={() => !busy && onChange(!checked)}
    >
      <span className="cwa-switch__knob" />
    </button>
  );
  if (labelHidden) return button;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the button is the control.
    <label className="cwa-switch">
      {button}
      <div aria-hidden="true">
        <div>{label}</div>
        {isHelped && (
          <div className="cwa-switch__help" id={helpId}>
            {help}
          </div>
        )}
      </div>
    </label>
  );
}
