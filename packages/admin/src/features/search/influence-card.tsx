import { recorded } from '@cartwright/core/editing/set-field';
import type { InfluenceEntry } from '@cartwright/core/search/influence';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { InfluenceList, NEW_INFLUENCE } from './influence-list';
import { useSearch } from './search-editor';

/** Card of ranking rules. */
export function InfluenceCard() {
  const { settings, scope, set, run } = useSearch();
  const entries = settings.searchInfluence;
  const replace = (next: InfluenceEntry[], label: string) =>
    run((document) => recorded(label, { ...document, searchInfluence: next }));
  return (
    <SettingsCard
      title="Ranking"
      help="Products with more of the search’s words always come first. Rankings decide between equal matches."
      action={
        <Button
          disabled={entries.length >= LIST_LIMITS.influences}
          onClick={() => replace([...entries, NEW_INFLUENCE], 'Add ranking')}
        >
          Add ranking
        </Button>
      }
    >
      {entries.length === 0 ? (
        <Text as="p">Products rank by how well they match the search.</Text>
      ) : (
        <InfluenceList
          entries={entries}
          path={['searchInfluence']}
          scope={scope}
          onChange={(next) => set('searchInfluence', next, 'Change ranking')}
          onRemove={(next) => replace(next, 'Remove ranking')}
        />
      )}
    </SettingsCard>
  );
}
