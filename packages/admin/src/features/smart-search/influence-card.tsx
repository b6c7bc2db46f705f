import { recorded } from '@cartwright/core/editing/set-field';
import type { InfluenceEntry } from '@cartwright/core/smart-search/influence';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Button, Text } from '@shopify/polaris';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { InfluenceRow } from './influence-row';
import { useSearch } from './search-editor';

const NEW: InfluenceEntry = { attributeName: 'tag', attributeValue: '', weighting: 5 };

/** What ranks higher in a search, or lower. */
export function InfluenceCard() {
  const { settings, scope, set, run } = useSearch();
  const entries = settings.searchInfluence;
  const replace = (next: InfluenceEntry[], label: string) =>
    run((document) => recorded(label, { ...document, searchInfluence: next }));
  return (
    <SettingsCard
      title="Ranking"
      help="Products with more of the search’s words always come first. Among the others, these rank higher or lower."
      action={
        <Button
          disabled={entries.length >= LIST_LIMITS.influences}
          onClick={() => replace([...entries, NEW], 'Add ranking')}
        >
          Add ranking
        </Button>
      }
    >
      {entries.length === 0 ? (
        <Text as="p">Products rank by how well they match the search.</Text>
      ) : (
        <ul className="cw-influence">
          {entries.map((entry, at) => (
            <InfluenceRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and isn't moved.
              key={at}
              entry={entry}
              at={at}
              scope={scope}
              onChange={(changes) =>
                set(
                  'searchInfluence',
                  entries.map((each, other) => (other === at ? { ...each, ...changes } : each)),
                  'Change ranking',
                )
              }
              onRemove={() =>
                replace(
                  entries.filter((_, other) => other !== at),
                  'Remove ranking',
                )
              }
            />
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}
