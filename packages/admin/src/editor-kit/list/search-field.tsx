import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Icon } from '@cartwright/ui/admin/icon';
import { SearchIcon } from '@cartwright/ui/admin/icons';
import { TextField } from '@cartwright/ui/admin/text-field';

interface SearchFieldProps {
  /** "Search campaigns" */
  readonly label: string;
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** Search field above a list. */
export function SearchField({ label, words, onChange }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      labelHidden
      placeholder={label}
      value={words}
      onChange={onChange}
      prefix={<Icon source={SearchIcon} />}
      autoComplete="off"
      maxLength={TEXT_LIMITS.search}
      clearButton
      onClearButtonClick={() => onChange('')}
    />
  );
}
