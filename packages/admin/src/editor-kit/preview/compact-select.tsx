import { Icon } from '@cartwright/ui/admin/icon';
import { ChevronDownIcon } from '@cartwright/ui/admin/icons';
import './compact-select.css';

/** Toolbar select of fixed width. Its label is visually hidden. */
export function CompactSelect<Value extends string>({
  label,
  size,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly size: 'short' | 'medium' | 'long';
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <label className={`cw-compact-select cw-compact-select--${size}`} title={label}>
      <span className="cwa-visually-hidden">{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((each) => each.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="cw-compact-select__chevron" aria-hidden="true">
        <Icon source={ChevronDownIcon} />
      </span>
    </label>
  );
}
