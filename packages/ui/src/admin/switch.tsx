import './switch.css';

export interface SwitchProps {
  /** The accessible name; shown beside the switch unless `labelHidden`. */
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly help?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Turns something on or off at once. */
export function Switch({ label, labelHidden, help, checked, disabled, onChange }: SwitchProps) {
  const button = (
    <button
      type="button"
      role="switch"
      className="cwa-switch__button"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <span className="cwa-switch__knob" />
    </button>
  );
  if (labelHidden) return button;
  return (
    <div className="cwa-switch">
      {button}
      <div aria-hidden="true">
        <div>{label}</div>
        {help !== undefined && <div className="cwa-switch__help">{help}</div>}
      </div>
    </div>
  );
}
