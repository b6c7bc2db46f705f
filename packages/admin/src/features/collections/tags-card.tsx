import { setFilter, setListing } from '@cartwright/core/listing/settings/change-settings';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { TagFields } from '../../listing-settings/tag-fields';
import type { ListingCardProps } from './listing-editor';

/** Tags that the tag filter offers. */
export function TagsCard<Doc extends ListingSettings>({ settings, run }: ListingCardProps<Doc>) {
  return (
    <TagFields
      filters={settings.filters}
      tags={settings}
      onEntry={(at, changes) => run(setFilter(at, changes))}
      onTags={(tags) => run(setListing(tags, 'Change tags in filters'))}
    />
  );
}
