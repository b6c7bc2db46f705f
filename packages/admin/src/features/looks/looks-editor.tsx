import type { SavedLook } from '@cartwright/core/contract/looks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Conflict } from '../../editor-kit/conflict/conflict';
import { Announcements } from '../../editor-kit/layout/announcements';
import { useLayout } from '../../editor-kit/layout/use-layout';
import { LeaveGuard } from '../../editor-kit/save/leave-guard';
import { refusedMessage } from '../../editor-kit/save/refused-messages';
import { SavingProvider } from '../../editor-kit/save/saving-context';
import { type Saving, useSave } from '../../editor-kit/save/use-save';
import { useEditingActions } from '../../editor-kit/shortcuts/use-editing-actions';
import { useShortcuts } from '../../editor-kit/shortcuts/use-shortcuts';
import { shopQuery } from '../../shared/api/shop-query';
import { lazyDialog } from '../../shared/components/lazy-dialog';
import { PublicationNotice } from '../../shared/components/publication-notice';
import { publishedMessage } from '../../shared/format/published-messages';
import { toast } from '../../shared/state/toasts';
import { ColoursCard } from './colours-card';
import { CssCard } from './css-card';
import { LogoCard } from './logo-card';
import {
  LookConflict,
  LookDrafts,
  LookEditor,
  useAppliedLook,
  useLookEditor,
  useLookScope,
} from './look-editor';
import { LooksHead } from './looks-head';
import { LooksPreview } from './looks-preview';
import { looksQuery } from './looks-query';
import { PresetsCard } from './presets-card';
import { ShapeCard, TypeCard } from './shape-cards';

const ShortcutHelp = lazyDialog(
  async () => (await import('../../editor-kit/shortcuts/shortcut-help')).ShortcutHelp,
);

/** Editor of the looks, beside a preview cart. */
export function LooksEditor({ loaded }: { readonly loaded: SavedLook }) {
  return (
    <LookEditor loaded={loaded}>
      <Layout />
    </LookEditor>
  );
}

function Layout() {
  const [helping, setHelping] = useState(false);
  const layout = useLayout();
  const applied = useAppliedLook();
  const scope = useLookScope();
  const saving = useSaveLooks();
  const actions = useEditingActions(saving.save, () => setHelping(true));
  useShortcuts(actions);
  return (
    <SavingProvider value={saving}>
      <div className="cw-looks" data-pane={layout.pane}>
        <LooksHead actions={actions} layout={layout} />
        <LookDrafts />
        <PublicationNotice />
        <div className="cw-looks__body">
          <div className="cw-looks__start">
            <PresetsCard />
          </div>
          <LooksPreview look={applied} layout={layout} />
          <div className="cw-looks__fields">
            <ColoursCard scope={scope} applied={applied} />
            <LogoCard scope={scope} />
            <TypeCard scope={scope} />
            <ShapeCard scope={scope} />
            <CssCard scope={scope} />
          </div>
        </div>
        <Announcements />
        <Conflict dialog={LookConflict} />
        <LeaveGuard message={() => 'You have unsaved changes. Are you sure you want to leave?'} />
        <ShortcutHelp open={helping} actions={actions.all} onClose={() => setHelping(false)} />
      </div>
    </SavingProvider>
  );
}

const DONE = 'Saved successfully!';

/** Saving of the looks, with result toasts. */
function useSaveLooks(): Saving {
  const queries = useQueryClient();
  return useSave(useLookEditor(), {
    onSaved({ publication, ...saved }) {
      toast(publishedMessage(DONE, publication, DONE));
      queries.setQueryData(looksQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
    },
    // All fields are visible, and each shows its own issue.
    refusedMessage: (issues) => refusedMessage(issues, () => true),
    showIssue: () => {},
  });
}
