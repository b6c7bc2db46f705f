import { Button, Tag, TextField } from '@shopify/polaris';
import { type KeyboardEvent, useState } from 'react';
import { metafieldProblem } from './metafield-name';
import './metafield-list.css';

/** The metafields that are published with products, to be added and taken out. */
export function MetafieldList({
  names,
  onChange,
}: {
  readonly names: readonly string[];
  readonly onChange: (names: string[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function add() {
    const name = typed.trim();
    const found = metafieldProblem(name, names);
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
          placeholder="custom.material"
          autoComplete="off"
          connectedRight={<Button onClick={add}>Add</Button>}
          {...(problem !== null && { error: problem })}
        />
      </div>
      {names.length > 0 && (
        <ul className="cw-metafields" aria-label="Published metafields">
          {names.map((name) => (
            <li key={name}>
              <Tag onRemove={() => onChange(names.filter((each) => each !== name))}>{name}</Tag>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
