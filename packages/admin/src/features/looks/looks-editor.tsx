import type { SavedLook } from '@cartwright/core/contract/looks';
import { useState } from 'react';
import { Conflict } from '../../editor-kit/conflict/conflict';
import { lateDrafts } from '../../editor-kit/drafts/late-drafts';
import { Announcements } from '../../editor-kit/layout/announcements';
import { useLayout } from '../../editor-kit/layout/use-layout';
import { LeaveGuard } from '../../editor-kit/save/leave-guard';
import { SavingProvider } from '../../editor-kit/save/saving-context';
import { useEditingActions } from '../../editor-kit/shortcuts/use-editing-actions';
import { useShortcuts } from '../../editor-kit/shortcuts/use-shortcuts';
import { api } from '../../shared/api';
import { lazyDialog } from '../../shared/lazy-dialog';
import { PublicationNotice } from '../../shared/publication-notice';
import { ColoursCard } from './colours-card';
import { CssCard } from './css-card';
import { LookEditorProvider, useLookScope, useWornLook } from './look-context';
import { createLookModel } from './look-model';
import { LooksHead } from './looks-head';
import { LooksPreview } from './looks-preview';
import { PresetsCard } from './presets-card';
import { saveLooksSurely } from './save-looks-surely';
import { ShapeCard, TypeCard } from './shape-cards';
import { useSaveLooks } from './use-save-looks';

const ShortcutHelp = lazyDialog(
  async () => (await import('../../editor-kit/shortcuts/shortcut-help')).ShortcutHelp,
);

const LookConflict = lazyDialog(async () => (await import('./look-conflict')).LookConflict);

const Drafts = lateDrafts(async () => (await import('./look-draft')).LookDraft);

/** The looks as they are edited, beside the cart that wears them. */
export function LooksEditor({ loaded }: { readonly loaded: SavedLook }) {
  const [model] = useState(() =>
    createLookModel(loaded, { save: (sent) => saveLooksSurely(api, sent), now: Date.now }),
  );
  return (
    <LookEditorProvider model={model}>
      <Layout />
    </LookEditorProvider>
  );
}

function Layout() {
  const [helping, setHelping] = useState(false);
  const layout = useLayout();
  const worn = useWornLook();
  const scope = useLookScope();
  const saving = useSaveLooks();
  const actions = useEditingActions(saving.save, () => setHelping(true));
  useShortcuts(actions);
  return (
    <SavingProvider value={saving}>
      <div className="cw-looks" data-pane={layout.pane}>
        <LooksHead actions={actions} layout={layout} />
        <Drafts />
        <PublicationNotice />
        <div className="cw-looks__body">
          <div className="cw-looks__start">
            <PresetsCard />
          </div>
          <LooksPreview look={worn} layout={layout} />
          <div className="cw-looks__fields">
            <ColoursCard scope={scope} worn={worn} />
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
