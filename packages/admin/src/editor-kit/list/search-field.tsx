import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Icon, TextField } from '@shopify/polaris';
import { SearchIcon } from '@shopify/polaris-icons';

interface SearchFieldProps {
  /** "Search campaigns" */
  readonly label: string;
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** Where a list is searched, above it. */
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
