import { useEffect, useState } from 'react';
import { amountText, parseAmount } from './amount-text';
import { TextField } from './text-field';

export interface AmountFieldProps {
  readonly label: string;
  /** Null: empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  /** Hears of what is typed and cannot be read; null when it can be. The function has to stay the same one. */
  readonly onUnreadable?: (unreadable: { readonly text: string; readonly message: string } | null) => void;
  /** A text that could not be read, to go on with. */
  readonly typedBefore?: string;
  /** How many decimals make sense: those of a currency (`decimalsOf`), 0 for counts. */
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
  const { value, decimals, onChange, onBlur, onUnreadable } = props;
  const [typed, setTyped] = useState(() => props.typedBefore ?? amountText(value));
  const parsed = parseAmount(typed, decimals);
  const text = amountOf(parsed) === value ? typed : amountText(value);
  const shownInvalid = text === typed && parsed.kind === 'invalid' ? parsed.message : undefined;
  const error = shownInvalid ?? props.error;

  useEffect(
    function tellUnreadable() {
      onUnreadable?.(shownInvalid === undefined ? null : { text, message: shownInvalid });
    },
    [onUnreadable, text, shownInvalid],
  );

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
