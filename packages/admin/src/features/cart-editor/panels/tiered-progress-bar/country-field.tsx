import { Autocomplete, BlockStack, InlineStack, Tag } from '@shopify/polaris';
import { useMemo, useState } from 'react';
import { countries, countryName } from './countries';

/** Countries, chosen by name. */
export function CountryField({
  value,
  onChange,
  onBlur,
  error,
}: {
  readonly value: readonly string[];
  readonly onChange: (codes: string[]) => void;
  readonly onBlur: () => void;
  readonly error?: string | undefined;
}) {
  const [words, setWords] = useState('');
  const all = useMemo(countries, []);
  const typed = words.trim().toLowerCase();
  const options = all
    .filter(({ code, name }) => name.toLowerCase().includes(typed) || code.toLowerCase() === typed)
    .map(({ code, name }) => ({ value: code, label: name }));
  return (
    <BlockStack gap="200">
      <Autocomplete
        allowMultiple
        options={options}
        selected={[...value]}
        onSelect={(codes) => {
          onChange(codes);
          setWords('');
        }}
        emptyState={<p>No country has this name.</p>}
        textField={
          <Autocomplete.TextField
            label="Countries"
            value={words}
            onChange={setWords}
            onBlur={onBlur}
            placeholder="Search countries"
            autoComplete="off"
            {...(error !== undefined && { error })}
          />
        }
      />
      {value.length > 0 && (
        <InlineStack gap="100">
          {value.map((code) => (
            <Tag key={code} onRemove={() => onChange(value.filter((each) => each !== code))}>
              {countryName(code)}
            </Tag>
          ))}
        </InlineStack>
      )}
    </BlockStack>
  );
}
