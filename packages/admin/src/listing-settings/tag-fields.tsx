import type { FilterEntry, ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { SelectSetting } from '../editor-kit/fields/select-setting';
import { SettingsCard } from '../editor-kit/layout/settings-card';
import { TagField } from '../editor-kit/pickers/tags/tag-field';

type Tags = Pick<ListingSettings, 'tagFilters' | 'tagExclusions'>;

/** Tags that the tag filter offers; nothing without such a filter. */
export function TagFields({
  filters,
  tags,
  onEntry,
  onTags,
}: {
  readonly filters: readonly FilterEntry[];
  readonly tags: Tags;
  readonly onEntry: (at: number, changes: Partial<FilterEntry>) => unknown;
  readonly onTags: (changes: Partial<Tags>) => unknown;
}) {
  const at = filters.findIndex(({ type }) => type === 'product-tags');
  const filter = filters[at];
  if (!filter) return null;
  const mode = filter.excludeSpecific ? 'allBut' : 'only';
  return (
    <SettingsCard title="Tags in the Product Tags filter">
      <SelectSetting
        label="Show"
        value={mode}
        options={[
          { value: 'only', label: 'Only these tags (all if none are chosen)' },
          { value: 'allBut', label: 'All tags except these' },
        ]}
        onChange={(next) => onEntry(at, { excludeSpecific: next === 'allBut' })}
      />
      {mode === 'only' ? (
        <TagField label="Tags" value={tags.tagFilters} onChange={(tagFilters) => onTags({ tagFilters })} />
      ) : (
        <TagField
          label="Tags"
          value={tags.tagExclusions}
          onChange={(tagExclusions) => onTags({ tagExclusions })}
        />
      )}
    </SettingsCard>
  );
}
