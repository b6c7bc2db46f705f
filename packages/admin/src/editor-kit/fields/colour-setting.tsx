import { hexOf } from '@cartwright/core/looks/colour';
import { TextField } from '@cartwright/ui/admin/text-field';
import './colour-setting.css';

/** A colour with a picker and its code; null while it is empty. */
export function ColourSetting(props: {
  readonly id?: string;
  readonly label: string;
  readonly value: string | null;
  /** Colour of the picker while unset, `#rrggbb`. */
  readonly shown: string;
  /** Source of the colour while unset. */
  readonly placeholder: string;
  readonly help?: string;
  readonly error: string | undefined;
  readonly onChange: (value: string | null) => void;
  readonly onLeave: () => void;
}) {
  const { id, label, value, shown, placeholder, help, error, onChange } = props;

  function leave() {
    const full = value === null ? null : (hexOf(value) ?? hexOf(`#${value}`) ?? value);
    if (full !== value) onChange(full);
    props.onLeave();
  }
  return (
    <TextField
      label={label}
      value={value ?? ''}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      // As a prefix it would become part of the field's accessible name.
      connectedLeft={
        <input
          type="color"
          className={`cw-colour__picker${value === null ? ' cw-colour__picker--unset' : ''}`}
          aria-label={`Pick: ${label}`}
          value={(value === null ? null : hexOf(value)) ?? shown}
          onChange={(event) => onChange(event.target.value)}
        />
      }
      {...(value !== null && { clearButton: true, onClearButtonClick: () => onChange(null) })}
      onChange={(text) => onChange(text.trim() === '' ? null : text.trim())}
      onBlur={leave}
      {...(id !== undefined && { id })}
      {...(help !== undefined && { helpText: help })}
      {...(error !== undefined && { error })}
    />
  );
}
