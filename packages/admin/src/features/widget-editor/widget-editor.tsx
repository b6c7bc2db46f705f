import type { SavedWidget } from '@cartwright/core/contract/widgets';
import { useState } from 'react';
import { Conflict } from '../../editor-kit/conflict/conflict';
import { lateDrafts } from '../../editor-kit/drafts/late-drafts';
import { Announcements } from '../../editor-kit/layout/announcements';
import { PANEL_COLUMN } from '../../editor-kit/layout/panel';
import { useLayout } from '../../editor-kit/layout/use-layout';
import { LeaveGuard } from '../../editor-kit/save/leave-guard';
import { SavingProvider } from '../../editor-kit/save/saving-context';
import { useEditingActions } from '../../editor-kit/shortcuts/use-editing-actions';
import { useShortcuts } from '../../editor-kit/shortcuts/use-shortcuts';
import { api } from '../../shared/api';
import { lazyDialog } from '../../shared/lazy-dialog';
import { PublicationNotice } from '../../shared/publication-notice';
import { saveWidgetSurely } from './save-widget-surely';
import { useSaveWidget } from './use-save-widget';
import { WidgetBar } from './widget-bar';
import { WidgetEditorProvider } from './widget-context';
import './widget-editor.css';
import { createWidgetModel } from './widget-model';
import { WidgetPanel } from './widget-panel';
import { WidgetPreview } from './widget-preview';

const ShortcutHelp = lazyDialog(
  async () => (await import('../../editor-kit/shortcuts/shortcut-help')).ShortcutHelp,
);

const WidgetConflict = lazyDialog(async () => (await import('./widget-conflict')).WidgetConflict);

const Drafts = lateDrafts(async () => (await import('./widget-draft')).WidgetDraft);

/** The editor of a widget that was read, whichever carts use it. */
export function WidgetEditor({ saved }: { readonly saved: SavedWidget }) {
  const [model] = useState(() =>
    createWidgetModel(saved, { save: (sent) => saveWidgetSurely(api, sent), now: Date.now }),
  );
  return (
    <WidgetEditorProvider model={model}>
      <Layout />
    </WidgetEditorProvider>
  );
}

function Layout() {
  const [helping, setHelping] = useState(false);
  const layout = useLayout();
  const saving = useSaveWidget();
  const actions = useEditingActions(saving.save, () => setHelping(true));
  useShortcuts(actions);
  return (
    <SavingProvider value={saving}>
      <div className="cw-widget-editor" data-pane={layout.pane}>
        <WidgetBar actions={actions} layout={layout} />
        <div className="cw-widget-editor__notice">
          <Drafts />
          <PublicationNotice pendingElsewhere />
        </div>
        <div className="cw-widget-editor__panel" {...PANEL_COLUMN}>
          <WidgetPanel />
        </div>
        <div className="cw-widget-editor__preview">
          <WidgetPreview layout={layout} />
        </div>
        <Announcements />
        <Conflict dialog={WidgetConflict} />
        <LeaveGuard words={() => 'You have unsaved changes. Are you sure you want to leave?'} />
        <ShortcutHelp open={helping} actions={actions.all} onClose={() => setHelping(false)} />
      </div>
    </SavingProvider>
  );
}
