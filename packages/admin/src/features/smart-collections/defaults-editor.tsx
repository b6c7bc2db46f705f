import type { SavedDefaults } from '@cartwright/core/contract/smart-collections';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Conflict } from '../../editor-kit/conflict/conflict';
import { Announcements } from '../../editor-kit/layout/announcements';
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
import { focusInvalid } from './focus-invalid';
import { DefaultsEditorProvider, useDefaults, useDefaultsEditor, useRunDefaults } from './listing-editor';
import { PagesCard } from './pages-card';
import { defaultsQuery, SMART_COLLECTIONS } from './smart-collection-queries';
import { SoldOutCard } from './sold-out-card';
import { SortingCard } from './sorting-card';
import { TagsCard } from './tags-card';

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
  const saving = useSave(useDefaultsEditor(), {
    onSaved(saved) {
      toast('Default Settings updated successfully!');
      queries.setQueryData(defaultsQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: SMART_COLLECTIONS });
    },
    refusedWords,
    showIssue: focusInvalid,
  });
  const actions = useEditingActions(saving.save, () => setHelping(true));
  const listing = { ...useDefaults(), run: useRunDefaults() };
  useShortcuts(actions);
  return (
    <SavingProvider value={saving}>
      <div className="cw-listing-page">
        <EditorHead
          title="Default settings"
          actions={actions}
          discardWords="The settings go back to their last saved version. This can’t be undone."
        />
        <CollectionsNav />
        <FiltersCard {...listing} />
        <TagsCard {...listing} />
        <SortingCard {...listing} />
        <ExclusionsCard />
        <SoldOutCard {...listing} />
        <PagesCard {...listing} />
        <ExplainCard first={null} />
        <Announcements />
        <Conflict dialog={DefaultsConflict} />
        <LeaveGuard words={() => 'You have unsaved changes. Are you sure you want to leave?'} />
        <ShortcutHelp open={helping} actions={actions.all} onClose={() => setHelping(false)} />
      </div>
    </SavingProvider>
  );
}
