import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { Tag } from '@cartwright/ui/admin/tag';
import { TextField } from '@cartwright/ui/admin/text-field';
import { useState } from 'react';
import { afterPress } from '../../shared/hooks/after-press';
import { termKey } from './term-key';

/** List of words, added one by one. Rejects duplicates and words without letters. */
export function TermField({
  label,
  help,
  value,
  limit,
  error,
  onChange,
}: {
  readonly label: string;
  readonly help?: string;
  readonly value: readonly string[];
  readonly limit: number;
  readonly error?: string | undefined;
  readonly onChange: (value: string[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const [isLong, setLong] = useState(false);
  const isFull = value.length >= limit;

  function add() {
    if (isFull || typed.trim() === '') return;
    const known = new Set(value.map(termKey));
    const terms = typed.split(',').map((term) => term.trim());
    const hasLong = terms.some((term) => term.length > TEXT_LIMITS.searchTerm);
    setLong(hasLong);
    if (hasLong) return;
    const added = terms.filter(
      (term) => termKey(term) !== '' && !known.has(termKey(term)) && known.add(termKey(term)),
    );
    setTyped('');
    if (added.length > 0) onChange([...value, ...added].slice(0, limit));
  }
  const problem = isLong
    ? `A word or phrase can have ${TEXT_LIMITS.searchTerm} characters. Shorten it.`
    : error;
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
          // The next word is typed without another click.
          event.currentTarget.querySelector('input')?.focus();
        }}
      >
        <TextField
          label={label}
          value={typed}
          onChange={setTyped}
          // Adds the typed word on blur, so that a save includes it.
          onBlur={() => afterPress(add)}
          autoComplete="off"
          disabled={isFull}
          connectedRight={
            <Button submit disabled={isFull}>
              Add
            </Button>
          }
          {...(help !== undefined && { helpText: help })}
          {...(problem !== undefined && { error: problem })}
        />
      </form>
      {value.length > 0 && (
        <div className="cw-picker-field__tags">
          {value.map((term) => (
            <Tag key={term} onRemove={() => onChange(value.filter((each) => each !== term))}>
              {term}
            </Tag>
          ))}
        </div>
      )}
    </>
  );
}
