import { Button } from '@cartwright/ui/admin/button';
import { InlineError } from '@cartwright/ui/admin/inline-error';
import { Text } from '@cartwright/ui/admin/text';
import { type ReactNode, useId } from 'react';
import './picker-field.css';

/** Field whose value is selected in a dialog: label, button, and selected values below. */
export function PickerField({
  label,
  button,
  help,
  error,
  onPick,
  children,
}: {
  readonly label: string;
  readonly button: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly onPick: () => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would be disabled apart from the panel's.
    <div
      className="cw-picker-field"
      role="group"
      data-picks
      aria-labelledby={`${id}-label`}
      {...(error !== undefined && { 'aria-describedby': `${id}Error`, 'data-invalid': true })}
    >
      <div className="cw-picker-field__head">
        <span id={`${id}-label`}>{label}</span>
        <Button variant="plain" onClick={onPick}>
          {button}
        </Button>
      </div>
      {children}
      {error !== undefined && <InlineError fieldID={id} message={error} />}
      {help !== undefined && (
        <Text as="p" tone="subdued">
          {help}
        </Text>
      )}
    </div>
  );
}
