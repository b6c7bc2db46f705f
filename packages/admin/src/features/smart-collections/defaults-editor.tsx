import type { SavedDefaults } from '@cartwright/core/contract/smart-collections';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from '../../shared/state/toasts';
import { CollectionsNav } from './collections-nav';
import { ExclusionsCard } from './exclusions-card';
import { ExplainCard } from './explain-card';
import { FiltersCard } from './filters-card';
import { FirstPagesCard } from './first-pages-card';
import { LayoutCard } from './layout-card';
import { ListTranslationsCard } from './list-translations-card';
import {
  DefaultsConflict,
  DefaultsDrafts,
  DefaultsEditing,
  DefaultsVersions,
  useDefaults,
  useDefaultsEditor,
  useRunDefaults,
} from './listing-editor';
import { ListingEditorFrame, useListingEditing } from './listing-editor-frame';
import { PagesCard } from './pages-card';
import { defaultsQuery } from './smart-collection-queries';
import { SoldOutCard } from './sold-out-card';
import { SortingCard } from './sorting-card';
import { TagsCard } from './tags-card';

export function DefaultsEditor({ loaded }: { readonly loaded: SavedDefaults }) {
  return (
    <DefaultsEditing loaded={loaded}>
      <Layout />
    </DefaultsEditing>
  );
}

function Layout() {
  const queries = useQueryClient();
  const editing = useListingEditing(useDefaultsEditor(), (saved) => {
    toast('Default Settings updated successfully!');
    queries.setQueryData(defaultsQuery.queryKey, saved);
  });
  const { settings, scope } = useDefaults();
  const listing = { settings, scope, run: useRunDefaults() };
  const previewed = useMemo(() => ({ level: 'default', document: settings }) as const, [settings]);
  return (
    <ListingEditorFrame
      editing={editing}
      title="Default settings"
      discardMessage="The settings go back to their last saved version. This can’t be undone."
      settings={previewed}
      conflict={DefaultsConflict}
      versions={DefaultsVersions}
    >
      <CollectionsNav />
      <DefaultsDrafts />
      <FiltersCard {...listing} />
      <TagsCard {...listing} />
      <SortingCard {...listing} />
      <ExclusionsCard />
      <SoldOutCard {...listing} />
      <LayoutCard {...listing} />
      <PagesCard {...listing} />
      <ListTranslationsCard {...listing} noun="these settings" />
      <FirstPagesCard />
      <ExplainCard first={null} />
    </ListingEditorFrame>
  );
}
