import type { PreviewedSettings } from '@cartwright/core/contract/preview-listing';
import { useQueryClient } from '@tanstack/react-query';
import { type FunctionComponent, type ReactNode, useState } from 'react';
import { Conflict } from '../../editor-kit/conflict/conflict';
import { Announcements } from '../../editor-kit/layout/announcements';
import { PaneSwitch } from '../../editor-kit/layout/pane-switch';
import { type Layout, useLayout } from '../../editor-kit/layout/use-layout';
import { LeaveGuard } from '../../editor-kit/save/leave-guard';
import { refusedWords } from '../../editor-kit/save/refused-words';
import { SavingProvider } from '../../editor-kit/save/saving-context';
import { type Saving, useSave } from '../../editor-kit/save/use-save';
import { type PlainActions, useEditingActions } from '../../editor-kit/shortcuts/use-editing-actions';
import { useShortcuts } from '../../editor-kit/shortcuts/use-shortcuts';
import { lazyDialog } from '../../shared/lazy-dialog';
import type { PageHead } from '../../shared/use-page-title';
import { EditorHead } from './editor-head';
import { SMART_COLLECTIONS } from './keys/smart-collections-key';
import { ListingLayout, ListingPreview } from './listing-layout';
import type { RevisedModel } from './revised-model';
import { useShowInvalid } from './use-show-invalid';

const ShortcutHelp = lazyDialog(
  async () => (await import('../../editor-kit/shortcuts/shortcut-help')).ShortcutHelp,
);

/** What an editor of lists saves by, and what can be done in it. */
export interface ListingEditing {
  readonly layout: Layout;
  readonly saving: Saving;
  readonly actions: PlainActions;
  readonly showIssue: () => void;
  readonly help: { readonly open: boolean; readonly onClose: () => void };
}

/** Of a model of such an editor; `onSaved` keeps what was saved and says so. */
export function useListingEditing<Doc, Told extends object>(
  model: RevisedModel<Doc, Told>,
  onSaved: (told: Told) => void,
): ListingEditing {
  const queries = useQueryClient();
  const [helping, setHelping] = useState(false);
  const layout = useLayout();
  const showIssue = useShowInvalid(layout);
  const saving = useSave(model, {
    onSaved(told) {
      onSaved(told);
      void queries.invalidateQueries({ queryKey: SMART_COLLECTIONS });
    },
    refusedWords,
    showIssue,
  });
  const actions = useEditingActions(saving.save, () => setHelping(true));
  useShortcuts(actions);
  return { layout, saving, actions, showIssue, help: { open: helping, onClose: () => setHelping(false) } };
}

/** The editor of a list's settings, whosever they are: its bar, its cards, and the preview beside them. */
export function ListingEditorFrame({
  editing: { layout, saving, actions, help },
  title,
  back,
  discardWords,
  buttons,
  settings,
  conflict,
  children,
}: {
  readonly editing: ListingEditing;
  readonly title: string;
  readonly back?: PageHead['back'];
  readonly discardWords: string;
  /** In the bar, besides what each has. */
  readonly buttons?: ReactNode;
  /** As they are edited; the same object while they are the same. */
  readonly settings: PreviewedSettings;
  readonly conflict: FunctionComponent<{ readonly onClose: () => void }>;
  readonly children: ReactNode;
}) {
  return (
    <SavingProvider value={saving}>
      <ListingLayout
        layout={layout}
        head={
          <EditorHead title={title} back={back} actions={actions} discardWords={discardWords}>
            <PaneSwitch layout={layout} />
            {buttons}
          </EditorHead>
        }
        preview={<ListingPreview settings={settings} layout={layout} />}
      >
        {children}
      </ListingLayout>
      <Announcements />
      <Conflict dialog={conflict} />
      <LeaveGuard words={() => 'You have unsaved changes. Are you sure you want to leave?'} />
      <ShortcutHelp open={help.open} actions={actions.all} onClose={help.onClose} />
    </SavingProvider>
  );
}
