import type { Inheritable } from '@cartwright/core/collections/inherited';
import type { Featuring } from '@cartwright/core/listing/settings/featuring';
import type { ListingSettings } from '@cartwright/core/listing/settings/listing-settings';
import { FeaturedCard } from './featured-card';
import { FiltersCard } from './filters-card';
import { LayoutCard } from './layout-card';
import type { InheritanceControl, ListingCardProps } from './listing-editor';
import { PagesCard } from './pages-card';
import { SoldOutCard } from './sold-out-card';
import { SortingCard } from './sorting-card';
import { TagsCard } from './tags-card';
import { TilesCard } from './tiles-card';

/** Cards shared by campaigns and collection settings. */
export function FeaturingCards<Doc extends ListingSettings & Featuring>({
  inheritanceOf = () => undefined,
  collections,
  ...listing
}: ListingCardProps<Doc> & {
  /** Inheritance control of settings that can inherit. */
  readonly inheritanceOf?: (part: Inheritable) => InheritanceControl | undefined;
  /** Collections of the settings; null: all. */
  readonly collections: readonly number[] | null;
}) {
  const filters = inheritanceOf('filters');
  return (
    <>
      <FeaturedCard {...listing} collections={collections} />
      <TilesCard {...listing} />
      <SoldOutCard {...listing} inheritance={inheritanceOf('stock')} />
      <FiltersCard {...listing} inheritance={filters} />
      {!filters?.isInherited && <TagsCard {...listing} />}
      <SortingCard {...listing} inheritance={inheritanceOf('sorting')} />
      <LayoutCard {...listing} inheritance={inheritanceOf('layout')} />
      <PagesCard {...listing} inheritance={inheritanceOf('pages')} />
    </>
  );
}
