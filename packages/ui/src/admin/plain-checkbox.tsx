import './plain-checkbox.css';

/** Checkbox without a visible label, for list rows. `some`: indeterminate. */
export function PlainCheckbox({
  label,
  checked,
  some = false,
  onChange,
}: {
  /** Accessible name. */
  readonly label: string;
  readonly checked: boolean;
  readonly some?: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <input
      type="checkbox"
      className="cwa-plain-checkbox"
      aria-label={label}
      checked={checked}
      ref={(input) => {
        if (input) input.indeterminate = some && !checked;
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
