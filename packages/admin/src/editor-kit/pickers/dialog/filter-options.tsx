import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { TextField } from '@cartwright/ui/admin/text-field';
import type { Noun } from './noun';
import { type Found, PickerResults } from './picker-results';

/** One entry of a filter's list. */
export interface FilterOption {
  readonly key: string;
  readonly name: string;
  readonly onPick: () => void;
}

/** Searchable single-select list. */
export function FilterOptions({
  noun,
  words,
  onWords,
  search,
  found,
  options,
}: {
  readonly noun: Noun;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Search that `found` belongs to. */
  readonly search: string;
  readonly found: Found;
  readonly options: readonly FilterOption[];
}) {
  return (
    <>
      <TextField
        label={`Find ${noun.other}`}
        labelHidden
        value={words}
        onChange={onWords}
        placeholder={`Find ${noun.other}`}
        autoComplete="off"
        autoFocus
        maxLength={TEXT_LIMITS.search}
      />
      <PickerResults
        found={found}
        count={options.length}
        noun={noun}
        request={{ words: search, filtered: false }}
        onClear={() => onWords('')}
      >
        <ul className="cw-picker__options" aria-label={noun.other}>
          {options.map(({ key, name, onPick }) => (
            <li key={key}>
              <button type="button" className="cw-picker__option" onClick={onPick}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </PickerResults>
    </>
  );
}
