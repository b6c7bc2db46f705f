import { FIRST_PAGE_SCOPE } from '@cartwright/core/contract/access-scopes';
import type { SavedDefaults } from '@cartwright/core/contract/collections';
import { setField } from '@cartwright/core/editing/set-field';
import type { DefaultSettings } from '@cartwright/core/listing/settings/default-settings';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ScopeRequestButton } from '../../editor-kit/block-status/scope-request-button';
import { useBlockStatus } from '../../editor-kit/block-status/use-block-status';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { HiddenProductsFields } from '../../editor-kit/pickers/products/hidden-products-fields';
import { toast } from '../../shared/state/toasts';
import { defaultsQuery } from './collection-queries';
import { CollectionsNav } from './collections-nav';
import { ExplainCard } from './explain-card';
import { FiltersCard } from './filters-card';
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

const set = <Name extends keyof DefaultSettings & string>(
  name: Name,
  value: DefaultSettings[Name],
  label: string,
) => setField<DefaultSettings, Name>(name, value, label);

/** Products hidden from all collections. */
function ExclusionsCard() {
  const { settings, scope } = useDefaults();
  const run = useRunDefaults();
  return (
    <SettingsCard
      title="Hidden products"
      help="Hidden from every collection page, during campaigns too. Search hides them too, until you save Search settings. They can still be bought."
    >
      <HiddenProductsFields
        value={settings}
        error={scope.error(['excludedProducts'])}
        onProducts={(products, label) => run(set('excludedProducts', products, label))}
        onTags={(tags, label) => run(set('excludedProductTags', tags, label))}
      />
    </SettingsCard>
  );
}

/**
 * Card that offers first pages in the store. Nothing once granted, or while shoppers can't see them
 * anyway.
 */
function FirstPagesCard() {
  const { data } = useBlockStatus('collection');
  if (data?.firstPages !== 'missing' || data.proxy === 'missing') return null;
  return (
    <SettingsCard
      title="Show your order immediately"
      help="The first page of each collection is kept in your store. Shoppers see it as soon as the page opens, even while Cartwright can’t be reached. This needs permission to edit products and collections (“write_products”). Your products stay as they are."
    >
      <ScopeRequestButton scope={FIRST_PAGE_SCOPE} />
    </SettingsCard>
  );
}
