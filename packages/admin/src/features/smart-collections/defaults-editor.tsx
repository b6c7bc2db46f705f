import type { SavedDefaults } from '@cartwright/core/contract/smart-collections';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { lateDrafts } from '../../editor-kit/drafts/late-drafts';
import { api } from '../../shared/api';
import { lazyDialog } from '../../shared/lazy-dialog';
import { toast } from '../../shared/toasts';
import { CollectionsNav } from './collections-nav';
import { createDefaultsModel } from './defaults-model';
import { ExclusionsCard } from './exclusions-card';
import { ExplainCard } from './explain-card';
import { FiltersCard } from './filters-card';
import { FirstPagesCard } from './first-pages-card';
import { LayoutCard } from './layout-card';
import { DefaultsEditorProvider, useDefaults, useDefaultsEditor, useRunDefaults } from './listing-editor';
import { ListingEditorFrame, useListingEditing } from './listing-editor-frame';
import { PagesCard } from './pages-card';
import { defaultsQuery } from './smart-collection-queries';
import { SoldOutCard } from './sold-out-card';
import { SortingCard } from './sorting-card';
import { TagsCard } from './tags-card';

const Drafts = lateDrafts(async () => (await import('./drafts')).DefaultsDraft);

const DefaultsConflict = lazyDialog(async () => (await import('./conflicts')).DefaultsConflict);

export function DefaultsEditor({ loaded }: { readonly loaded: SavedDefaults }) {
  const [model] = useState(() => createDefaultsModel(loaded, api, Date.now));
  return (
    <DefaultsEditorProvider model={model}>
      <Layout />
    </DefaultsEditorProvider>
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
      discardWords="The settings go back to their last saved version. This can’t be undone."
      settings={previewed}
      conflict={DefaultsConflict}
    >
      <CollectionsNav />
      <Drafts />
      <FiltersCard {...listing} />
      <TagsCard {...listing} />
      <SortingCard {...listing} />
      <ExclusionsCard />
      <SoldOutCard {...listing} />
      <LayoutCard {...listing} />
      <PagesCard {...listing} />
      <FirstPagesCard />
      <ExplainCard first={null} />
    </ListingEditorFrame>
  );
}
