import { setFilter, setListing } from '@cartwright/core/listing/settings/change-settings';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { TagField } from '../../editor-kit/pickers/tags/tag-field';
import type { ListingCardProps } from './listing-editor';

/** Which tags the filter of tags offers. */
export function TagsCard<Doc extends ListingSettings>({ settings, run }: ListingCardProps<Doc>) {
  const filter = settings.filters.find(({ type }) => type === 'product-tags');
  if (!filter) return null;
  const at = settings.filters.indexOf(filter);
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
        onChange={(next) => run(setFilter(at, { excludeSpecific: next === 'allBut' }))}
      />
      {mode === 'only' ? (
        <TagField
          label="Tags"
          value={settings.tagFilters}
          onChange={(tags) => run(setListing({ tagFilters: tags }, 'Change tags in filters'))}
        />
      ) : (
        <TagField
          label="Tags"
          value={settings.tagExclusions}
          onChange={(tags) => run(setListing({ tagExclusions: tags }, 'Change tags in filters'))}
        />
      )}
    </SettingsCard>
  );
}
