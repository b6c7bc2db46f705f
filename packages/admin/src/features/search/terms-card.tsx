import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { useSearch } from './search-editor';
import { TermField } from './term-field';

/** Words that search ignores. */
export function TermsCard() {
  const { settings, set } = useSearch();
  return (
    <SettingsCard
      title="Excluded words"
      help="They’re ignored in a search. A search with only excluded words finds nothing."
    >
      <TermField
        label="Word or phrase"
        help="Whole words only: “cup” doesn’t exclude “cupboard”. Separate them with commas."
        value={settings.excludedTerms}
        limit={LIST_LIMITS.terms}
        onChange={(terms) => set('excludedTerms', terms, 'Change excluded words')}
      />
      <Checkbox
        label="Ignore offensive words"
        helpText="By a word list in the shopper’s language. Words in your products’ titles, types and vendors still count."
        checked={settings.excludeOffensiveTerms}
        onChange={(on) => set('excludeOffensiveTerms', on, 'Turn offensive words on or off')}
      />
    </SettingsCard>
  );
}
