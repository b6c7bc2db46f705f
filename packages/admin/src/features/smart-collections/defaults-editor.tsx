import type { SavedDefaults } from '@cartwright/core/contract/smart-collections';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Conflict } from '../../editor-kit/conflict/conflict';
import { Announcements } from '../../editor-kit/layout/announcements';
import { PaneSwitch } from '../../editor-kit/layout/pane-switch';
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
import { CollectionsNav } from './collections-nav';
import { createDefaultsModel } from './defaults-model';
import { EditorHead } from './editor-head';
import { ExclusionsCard } from './exclusions-card';
import { ExplainCard } from './explain-card';
import { FiltersCard } from './filters-card';
import { SMART_COLLECTIONS } from './keys/smart-collections-key';
import { DefaultsEditorProvider, useDefaults, useDefaultsEditor, useRunDefaults } from './listing-editor';
import { ListingLayout, ListingPreview } from './listing-layout';
import { PagesCard } from './pages-card';
import { defaultsQuery } from './smart-collection-queries';
import { SoldOutCard } from './sold-out-card';
import { SortingCard } from './sorting-card';
import { TagsCard } from './tags-card';
import { useShowInvalid } from './use-show-invalid';

const ShortcutHelp = lazyDialog(
  async () => (await import('../../editor-kit/shortcuts/shortcut-help')).ShortcutHelp,
);
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
  const [helping, setHelping] = useState(false);
  const layout = useLayout();
  const saving = useSave(useDefaultsEditor(), {
    onSaved(saved) {
      toast('Default Settings updated successfully!');
      queries.setQueryData(defaultsQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: SMART_COLLECTIONS });
    },
    refusedWords,
    showIssue: useShowInvalid(layout),
  });
  const actions = useEditingActions(saving.save, () => setHelping(true));
  const { settings, scope } = useDefaults();
  const listing = { settings, scope, run: useRunDefaults() };
  useShortcuts(actions);
  const previewed = useMemo(() => ({ level: 'default', document: settings }) as const, [settings]);
  return (
    <SavingProvider value={saving}>
      <ListingLayout
        layout={layout}
        head={
          <EditorHead
            title="Default settings"
            actions={actions}
            discardWords="The settings go back to their last saved version. This can’t be undone."
          >
            <PaneSwitch layout={layout} />
          </EditorHead>
        }
        preview={<ListingPreview settings={previewed} layout={layout} />}
      >
        <CollectionsNav />
        <FiltersCard {...listing} />
        <TagsCard {...listing} />
        <SortingCard {...listing} />
        <ExclusionsCard />
        <SoldOutCard {...listing} />
        <PagesCard {...listing} />
        <ExplainCard first={null} />
      </ListingLayout>
      <Announcements />
      <Conflict dialog={DefaultsConflict} />
      <LeaveGuard words={() => 'You have unsaved changes. Are you sure you want to leave?'} />
      <ShortcutHelp open={helping} actions={actions.all} onClose={() => setHelping(false)} />
    </SavingProvider>
  );
}
