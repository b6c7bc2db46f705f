import { metafieldIssue } from '@cartwright/core/cart/product-metafields';
import type { Issue } from '@cartwright/core/editing/issue';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { InlineError } from '@cartwright/ui/admin/inline-error';
import { Tag } from '@cartwright/ui/admin/tag';
import { TextField } from '@cartwright/ui/admin/text-field';
import { type KeyboardEvent, useState } from 'react';
import './metafield-list.css';

/** Editable list of the product metafields that are published. */
export function MetafieldList({
  names,
  issues,
  onChange,
}: {
  readonly names: readonly string[];
  /** Issues of listed entries. */
  readonly issues: readonly Issue[];
  readonly onChange: (names: string[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function add() {
    const name = typed.trim();
    const found = metafieldIssue(name, names)?.message ?? null;
    setProblem(found);
    if (found !== null) return;
    onChange([...names, name]);
    setTyped('');
  }
  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field is the button beside it. */}
      <div onKeyDown={addByEnter}>
        <TextField
          label="Metafield"
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setProblem(null);
          }}
          maxLength={TEXT_LIMITS.metafield}
          placeholder="custom.material"
          autoComplete="off"
          connectedRight={<Button onClick={add}>Add</Button>}
          {...(problem !== null && { error: problem })}
        />
      </div>
      {names.length > 0 && (
        <ul className="cw-metafields" aria-label="Published metafields">
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list from elsewhere may have a name twice.
            <li key={`${name} ${index}`}>
              <Tag onRemove={() => onChange(names.toSpliced(index, 1))}>{name}</Tag>
            </li>
          ))}
        </ul>
      )}
      {issues.map(({ path, message }) => (
        <InlineError key={path.join('.')} fieldID="product-metafields" message={message} />
      ))}
    </>
  );
}
