import type { Inheritable } from '@cartwright/core/collections/inherited';
import type { Featuring } from '@cartwright/core/listing/settings/featuring';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { FeaturedCard } from './featured-card';
import { FiltersCard } from './filters-card';
import { LayoutCard } from './layout-card';
import type { Lead, ListingCardProps } from './listing-editor';
import { PagesCard } from './pages-card';
import { SoldOutCard } from './sold-out-card';
import { SortingCard } from './sorting-card';
import { TagsCard } from './tags-card';
import { TilesCard } from './tiles-card';

/** Cards shared by campaigns and collection settings. */
export function FeaturingCards<Doc extends ListingSettings & Featuring>({
  leadOf = () => undefined,
  collections,
  ...listing
}: ListingCardProps<Doc> & {
  /** For settings that can inherit. */
  readonly leadOf?: (part: Inheritable) => Lead | undefined;
  /** Collections of the settings; null: all. */
  readonly collections: readonly number[] | null;
}) {
  const filters = leadOf('filters');
  return (
    <>
      <FeaturedCard {...listing} collections={collections} />
      <TilesCard {...listing} />
      <SoldOutCard {...listing} lead={leadOf('stock')} />
      <FiltersCard {...listing} lead={filters} />
      {!filters?.isInherited && <TagsCard {...listing} />}
      <SortingCard {...listing} lead={leadOf('sorting')} />
      <LayoutCard {...listing} lead={leadOf('layout')} />
      <PagesCard {...listing} lead={leadOf('pages')} />
    </>
  );
}
