import { setField } from '@cartwright/core/collections/change-settings';
import type { CollectionSettings } from '@cartwright/core/collections/collection-settings';
import type { SavedCollectionSettings } from '@cartwright/core/contract/collection-settings';
import { Checkbox, Text } from '@shopify/polaris';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Conflict } from '../../editor-kit/conflict/conflict';
import { Announcements } from '../../editor-kit/layout/announcements';
import { PaneSwitch } from '../../editor-kit/layout/pane-switch';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { useLayout } from '../../editor-kit/layout/use-layout';
import { LeaveGuard } from '../../editor-kit/save/leave-guard';
import { refusedWords } from '../../editor-kit/save/refused-words';
import { SavingProvider } from '../../editor-kit/save/saving-context';
import { useSave } from '../../editor-kit/save/use-save';
import { useEditingActions } from '../../editor-kit/shortcuts/use-editing-actions';
import { useShortcuts } from '../../editor-kit/shortcuts/use-shortcuts';
import { api } from '../../shared/api';
import { lazyDialog } from '../../shared/lazy-dialog';
import { toast } from '../../shared/toasts';
import { COLLECTIONS } from './campaigns-path';
import { createCollectionModel } from './collection-model';
import { stateWords } from './collection-words';
import { EditorHead } from './editor-head';
import { ExplainCard } from './explain-card';
import { FeaturedCard } from './featured-card';
import { FiltersCard } from './filters-card';
import { SMART_COLLECTIONS } from './keys/smart-collections-key';
import {
  CollectionEditorProvider,
  useCollection,
  useCollectionEditor,
  useRunCollection,
} from './listing-editor';
import { ListingLayout, ListingPreview } from './listing-layout';
import { PagesCard } from './pages-card';
import { ReachNotice } from './reach/reach-notice';
import { collectionSettingsQuery } from './smart-collection-queries';
import { SoldOutCard } from './sold-out-card';
import { SortingCard } from './sorting-card';
import { TagsCard } from './tags-card';
import { TilesCard } from './tiles-card';
import { useShowInvalid } from './use-show-invalid';

const ShortcutHelp = lazyDialog(
  async () => (await import('../../editor-kit/shortcuts/shortcut-help')).ShortcutHelp,
);
const CollectionConflict = lazyDialog(async () => (await import('./conflicts')).CollectionConflict);

interface CollectionEditorProps {
  readonly loaded: SavedCollectionSettings;
  /** As it is now: what holds changes while the page is open. */
  readonly now: SavedCollectionSettings;
}

export function CollectionEditor({ loaded, now }: CollectionEditorProps) {
  const [model] = useState(() => createCollectionModel(loaded, api, Date.now));
  return (
    <CollectionEditorProvider model={model}>
      <Layout now={now} />
    </CollectionEditorProvider>
  );
}

function Layout({ now }: Pick<CollectionEditorProps, 'now'>) {
  const queries = useQueryClient();
  const { settings, scope } = useCollection();
  const listing = { settings, scope, run: useRunCollection() };
  const [helping, setHelping] = useState(false);
  const layout = useLayout();
  const saving = useSave(useCollectionEditor(), {
    onSaved(saved) {
      toast('Collection Settings updated successfully!');
      queries.setQueryData(collectionSettingsQuery(String(saved.settings.collectionId)).queryKey, {
        data: saved,
      });
      void queries.invalidateQueries({ queryKey: SMART_COLLECTIONS });
    },
    refusedWords,
    showIssue: useShowInvalid(layout),
  });
  const actions = useEditingActions(saving.save, () => setHelping(true));
  useShortcuts(actions);
  const previewed = useMemo(() => ({ level: 'collection', document: settings }) as const, [settings]);
  return (
    <SavingProvider value={saving}>
      <ListingLayout
        layout={layout}
        head={
          <EditorHead
            title={now.collection.title}
            back={COLLECTIONS}
            actions={actions}
            discardWords="The settings go back to their last saved version. This can’t be undone."
          >
            <PaneSwitch layout={layout} />
          </EditorHead>
        }
        preview={<ListingPreview settings={previewed} layout={layout} />}
      >
        <ReachNotice what="these settings" />
        <StateCard now={now} />
        <FeaturedCard {...listing} />
        <TilesCard {...listing} />
        <SoldOutCard {...listing} />
        <FiltersCard {...listing} />
        <TagsCard {...listing} />
        <SortingCard {...listing} />
        <PagesCard {...listing} />
        <ExplainCard first={settings.collectionId} />
      </ListingLayout>
      <Announcements />
      <Conflict dialog={CollectionConflict} />
      <LeaveGuard words={() => 'You have unsaved changes. Are you sure you want to leave?'} />
      <ShortcutHelp open={helping} actions={actions.all} onClose={() => setHelping(false)} />
    </SavingProvider>
  );
}

/** Whether the collection has settings of its own, and what shoppers see now. */
function StateCard({ now }: Pick<CollectionEditorProps, 'now'>) {
  const { settings } = useCollection();
  const run = useRunCollection();
  const words = stateWords({
    holds: now.holds,
    isNew: now.revision === 0,
    isOn: now.settings.enabled,
    willBeOn: settings.enabled,
  });
  return (
    <SettingsCard title="Own settings">
      <Checkbox
        label="Use these settings for this collection"
        helpText="Otherwise the default settings apply. A live campaign comes before both."
        checked={settings.enabled}
        onChange={(enabled) =>
          run(setField<CollectionSettings, 'enabled'>('enabled', enabled, 'Turn own settings on or off'))
        }
      />
      <div role="status">
        <Text as="p">{words}</Text>
      </div>
    </SettingsCard>
  );
}
