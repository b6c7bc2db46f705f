import type { Featuring } from '@cartwright/core/listing/settings/featuring';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { FeaturedCard } from './featured-card';
import { FiltersCard } from './filters-card';
import { LayoutCard } from './layout-card';
import type { ListingCardProps } from './listing-editor';
import { PagesCard } from './pages-card';
import { SoldOutCard } from './sold-out-card';
import { SortingCard } from './sorting-card';
import { TagsCard } from './tags-card';
import { TilesCard } from './tiles-card';

/** The cards that campaigns and a collection's own settings have alike. */
export function FeaturingCards<Doc extends ListingSettings & Featuring>(listing: ListingCardProps<Doc>) {
  return (
    <>
      <FeaturedCard {...listing} />
      <TilesCard {...listing} />
      <SoldOutCard {...listing} />
      <FiltersCard {...listing} />
      <TagsCard {...listing} />
      <SortingCard {...listing} />
      <LayoutCard {...listing} />
      <PagesCard {...listing} />
    </>
  );
}
