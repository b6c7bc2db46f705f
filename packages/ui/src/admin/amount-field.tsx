import { useEffect, useState } from 'react';
import { amountText, parseAmount } from './amount-text';
import { TextField } from './text-field';

export interface AmountFieldProps {
  readonly label: string;
  /** Null if empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  /** Called with unparseable input; null once it is valid. A stable function. */
  readonly onUnreadable?: (unreadable: { readonly text: string; readonly message: string } | null) => void;
  /** Initial unparseable input. */
  readonly typedBefore?: string;
  /** Maximum decimals: those of a currency (`decimalsOf`), 0 for counts. */
  readonly decimals: number;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly error?: string | undefined;
}

/**
 * Number field that accepts comma and point. Unparseable input counts as empty and shows an error;
 * it is kept until blur, and replaced when the value changes elsewhere (undo, another version).
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
