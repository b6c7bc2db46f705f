import './text-setting.css';
import type { Path } from '@cartwright/core/editing/issue';
import { Button } from '@cartwright/ui/admin/button';
import { TextField } from '@cartwright/ui/admin/text-field';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldScope } from './field-scope';
import { insertPlaceholder, type Selection } from './insert-placeholder';
import { limitText, type TextNote, textNotes } from './text-limits';

export interface TextSettingProps {
  readonly scope: FieldScope;
  readonly path: Path;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string;
  /** Maximum length; longer input is truncated with a note. */
  readonly limit?: number;
  /** Known placeholders, with braces; empty: none. Absent: braces are plain text. */
  readonly placeholders?: readonly string[];
  /** Percentage of the related discount; null if it isn't one. */
  readonly percent?: number | null;
  /** Whether the text is shared by all currencies. */
  readonly inAllCurrencies?: boolean;
  /** Source text of a translation. */
  readonly original?: string;
}

/** Text field, with buttons to insert missing placeholders. */
export function TextSetting(props: TextSettingProps) {
  const { scope, path, label, labelHidden, value, onChange, help, limit, placeholders } = props;
  const { percent, original, inAllCurrencies } = props;
  const [cutTo, setCutTo] = useState<string | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const selection = useRef<Selection | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const error = scope.error(path);
  const notes = textNotes(value, {
    cut: cutTo === value,
    // The error covers exceeded limits.
    ...(limit !== undefined && (error === undefined || value.length <= limit) && { limit }),
    ...(placeholders !== undefined && { placeholders }),
    ...(percent !== undefined && { percent }),
    ...(original !== undefined && { original }),
    ...(inAllCurrencies !== undefined && { inAllCurrencies }),
  });

  function change(next: string) {
    if (limit === undefined) return onChange(next);
    const { text, cut } = limitText(value, next, limit);
    setCutTo(cut ? text : null);
    if (text !== value) onChange(text);
  }
  function insert(placeholder: string) {
    const inserted = insertPlaceholder(value, placeholder, selection.current);
    change(inserted.text);
    setCursor(inserted.cursor);
  }
  useLayoutEffect(
    function goOnTyping() {
      if (cursor === null) return;
      setCursor(null);
      // The focused button was removed.
      const input = field.current?.querySelector('input');
      input?.focus();
      input?.setSelectionRange(cursor, cursor);
    },
    [cursor],
  );
  const text = (
    <TextField
      label={label}
      value={value}
      onChange={change}
      onFocus={() => scope.enter(path)}
      onBlur={(event) => {
        selection.current = selectionIn(event);
        scope.leave(path);
      }}
      autoComplete="off"
      {...(labelHidden && { labelHidden })}
      {...((help !== undefined || notes.length > 0) && { helpText: <Help help={help} notes={notes} /> })}
      {...(error !== undefined && { error })}
    />
  );
  if (placeholders === undefined || placeholders.length === 0) return text;
  return (
    <div ref={field}>
      {text}
      <PlaceholderChips
        label={label}
        missing={placeholders.filter((each) => !value.includes(each))}
        fits={(each) =>
          limit === undefined || insertPlaceholder(value, each, selection.current).text.length <= limit
        }
        onEnter={() => scope.enter(path)}
        onInsert={insert}
      />
    </div>
  );
}

function selectionIn(event?: FocusEvent): Selection | null {
  if (!(event?.target instanceof HTMLInputElement)) return null;
  const { selectionStart, selectionEnd } = event.target;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

function Help({ help, notes }: { help: string | undefined; notes: readonly TextNote[] }) {
  return (
    <>
      {help !== undefined && <span>{help}</span>}
      {notes.map(({ tone, message }) => (
        <div key={message} className={`cw-text-note cw-text-note--${tone}`}>
          {message}
        </div>
      ))}
    </>
  );
}

/** Buttons that insert missing placeholders. */
function PlaceholderChips({
  label,
  missing,
  fits,
  onEnter,
  onInsert,
}: {
  /** Label of the text's field. */
  readonly label: string;
  readonly missing: readonly string[];
  readonly fits: (placeholder: string) => boolean;
  /** The focus is on a button that belongs to the field. */
  readonly onEnter: () => void;
  readonly onInsert: (placeholder: string) => void;
}) {
  if (missing.length === 0) return null;
  return (
    <div className="cw-text-chips">
      {missing.map((placeholder) => (
        <Button
          key={placeholder}
          size="micro"
          disabled={!fits(placeholder)}
          accessibilityLabel={`Insert ${placeholder} into ${label}`}
          onFocus={onEnter}
          onClick={() => onInsert(placeholder)}
        >
          {placeholder}
        </Button>
      ))}
    </div>
  );
}
