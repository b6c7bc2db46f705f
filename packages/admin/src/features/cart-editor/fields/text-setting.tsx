import type { Path } from '@cartwright/core/smart-cart/issue';
import { TextField } from '@shopify/polaris';
import { useState } from 'react';
import type { FieldScope } from './field-scope';
import { AMOUNT, limitText, type Placeholders, type TextNote, textNotes } from './text-limits';
import './text-setting.css';

export interface TextSettingProps {
  readonly scope: FieldScope;
  readonly path: Path;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string;
  /** How long the text may be; what is pasted longer is cut, and the field says so. */
  readonly limit?: number;
  /** What the text may hold in double braces; absent: braces mean nothing in it. */
  readonly placeholders?: Placeholders;
}

/** A text of the merchant's. */
export function TextSetting(props: TextSettingProps) {
  const { scope, path, label, value, onChange, help, limit, placeholders } = props;
  const [cutTo, setCutTo] = useState<string | null>(null);
  const error = scope.error(path);
  const notes = textNotes(value, {
    cut: cutTo === value,
    // An error says by itself that a text is too long.
    ...(limit !== undefined && (error === undefined || value.length <= limit) && { limit }),
    ...(placeholders !== undefined && { placeholders }),
  });

  function change(next: string) {
    if (limit === undefined) return onChange(next);
    const { text, cut } = limitText(value, next, limit);
    setCutTo(cut ? text : null);
    if (text !== value) onChange(text);
  }
  return (
    <TextField
      label={label}
      value={value}
      onChange={change}
      onBlur={() => scope.leave(path)}
      autoComplete="off"
      {...(placeholders === 'amount' &&
        !value.includes(AMOUNT) && {
          labelAction: {
            content: `Insert ${AMOUNT}`,
            accessibilityLabel: `Insert ${AMOUNT} into ${label}`,
            onAction: () => change(`${AMOUNT} ${value}`.trimEnd()),
          },
        })}
      {...((help !== undefined || notes.length > 0) && { helpText: <Help help={help} notes={notes} /> })}
      {...(error !== undefined && { error })}
    />
  );
}

function Help({ help, notes }: { help: string | undefined; notes: readonly TextNote[] }) {
  return (
    <>
      {help !== undefined && <span>{help}</span>}
      {notes.map(({ tone, words }) => (
        <div key={words} className={`cw-text-note cw-text-note--${tone}`}>
          {words}
        </div>
      ))}
    </>
  );
}
