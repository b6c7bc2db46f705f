import type { SavedLook } from '@cartwright/core/contract/looks';
import { useState } from 'react';
import { Conflict } from '../../editor-kit/conflict/conflict';
import { Announcements } from '../../editor-kit/layout/announcements';
import { useLayout } from '../../editor-kit/layout/use-layout';
import { LeaveGuard } from '../../editor-kit/save/leave-guard';
import { SavingProvider } from '../../editor-kit/save/saving-context';
import { useEditingActions } from '../../editor-kit/shortcuts/use-editing-actions';
import { useShortcuts } from '../../editor-kit/shortcuts/use-shortcuts';
import { lazyDialog } from '../../shared/components/lazy-dialog';
import { PublicationNotice } from '../../shared/components/publication-notice';
import { ColoursCard } from './colours-card';
import { CssCard } from './css-card';
import { LogoCard } from './logo-card';
import { LookConflict, LookDrafts, LookEditor, useAppliedLook, useLookScope } from './look-editor';
import { LooksHead } from './looks-head';
import { LooksPreview } from './looks-preview';
import { PresetsCard } from './presets-card';
import { ShapeCard, TypeCard } from './shape-cards';
import { useSaveLooks } from './use-save-looks';

const ShortcutHelp = lazyDialog(
  async () => (await import('../../editor-kit/shortcuts/shortcut-help')).ShortcutHelp,
);

/** The looks as they are edited, beside the cart that wears them. */
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
  const worn = useAppliedLook();
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
          <LooksPreview look={worn} layout={layout} />
          <div className="cw-looks__fields">
            <ColoursCard scope={scope} worn={worn} />
            <LogoCard scope={scope} />
            <TypeCard scope={scope} />
            <ShapeCard scope={scope} />
            <CssCard scope={scope} />
          </div>
        </div>
        <Announcements />
        <Conflict dialog={LookConflict} />
        <LeaveGuard words={() => 'You have unsaved changes. Are you sure you want to leave?'} />
        <ShortcutHelp open={helping} actions={actions.all} onClose={() => setHelping(false)} />
      </div>
    </SavingProvider>
  );
}
