import { Button } from '@cartwright/ui/admin/button';
import { InlineError } from '@cartwright/ui/admin/inline-error';
import { Tag } from '@cartwright/ui/admin/tag';
import { useId, useState } from 'react';
import { lazyDialog } from '../../../shared/components/lazy-dialog';
import '../picker-field.css';
import { countryName } from './country-name';

const CountryPicker = lazyDialog(async () => (await import('./country-picker')).CountryPicker);

/** Chosen countries, with a picker that changes them. */
export function CountryField({
  label,
  value,
  onChange,
  onLeave,
  error,
}: {
  readonly label: string;
  /** ISO 3166-1 alpha-2 codes. */
  readonly value: readonly string[];
  readonly onChange: (codes: string[]) => void;
  readonly onLeave: () => void;
  readonly error?: string | undefined;
}) {
  const id = useId();
  const [picking, setPicking] = useState(false);
  function close() {
    setPicking(false);
    onLeave();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would be disabled apart from the panel's.
    <div
      className="cw-picker-field"
      role="group"
      aria-labelledby={`${id}-label`}
      {...(error !== undefined && { 'aria-describedby': `${id}Error`, 'data-invalid': true })}
    >
      <div className="cw-picker-field__head">
        <span id={`${id}-label`}>{label}</span>
        <Button variant="plain" onClick={() => setPicking(true)}>
          {value.length === 0 ? 'Choose countries' : 'Change countries'}
        </Button>
      </div>
      {value.length > 0 && (
        <div className="cw-picker-field__tags">
          {value.map((code) => (
            <Tag key={code} onRemove={() => onChange(value.filter((each) => each !== code))}>
              {countryName(code)}
            </Tag>
          ))}
        </div>
      )}
      {error !== undefined && <InlineError fieldID={id} message={error} />}
      <CountryPicker
        open={picking}
        title={label}
        chosen={value}
        onClose={close}
        onDone={(codes) => {
          onChange([...codes]);
          close();
        }}
      />
    </div>
  );
}
