import { TextField } from '@shopify/polaris';
import { useState } from 'react';
import { amountText, parseAmount } from './amount-text';

export interface AmountFieldProps {
  readonly label: string;
  /** Null: empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  /** How many decimals make sense: 2 for most currencies, 0 for counts. */
  readonly decimals: number;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly error?: string | undefined;
}

/**
 * A number field that takes a comma or a point. What cannot be read counts as empty and is said at the field; the text
 * stays as typed until the field is left, and follows the value when that is changed elsewhere (undo, another version).
 */
export function AmountField(props: AmountFieldProps) {
  const { value, decimals, onChange, onBlur } = props;
  const [typed, setTyped] = useState(() => amountText(value));
  const parsed = parseAmount(typed, decimals);
  const text = amountOf(parsed) === value ? typed : amountText(value);
  const shownInvalid = text === typed && parsed.kind === 'invalid' ? parsed.message : undefined;
  const error = shownInvalid ?? props.error;

  return (
    <TextField
      label={props.label}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      onChange={(next) => {
        setTyped(next);
        onChange(amountOf(parseAmount(next, decimals)));
      }}
      onBlur={() => {
        if (parsed.kind === 'amount') setTyped(amountText(value));
        onBlur?.();
      }}
      {...(props.prefix !== undefined && { prefix: props.prefix })}
      {...(props.suffix !== undefined && { suffix: props.suffix })}
      {...(props.help !== undefined && { helpText: props.help })}
      {...(props.placeholder !== undefined && { placeholder: props.placeholder })}
      {...(error !== undefined && { error })}
    />
  );
}

function amountOf(parsed: ReturnType<typeof parseAmount>): number | null {
  return parsed.kind === 'amount' ? parsed.amount : null;
}
