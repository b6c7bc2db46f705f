import type { SavedWidget } from '@cartwright/core/contract/widgets';
import { useState } from 'react';
import { Conflict } from '../../editor-kit/conflict/conflict';
import { Announcements } from '../../editor-kit/layout/announcements';
import { PANEL_COLUMN } from '../../editor-kit/layout/panel';
import { useLayout } from '../../editor-kit/layout/use-layout';
import { LeaveGuard } from '../../editor-kit/save/leave-guard';
import { SavingProvider } from '../../editor-kit/save/saving-context';
import { useEditingActions } from '../../editor-kit/shortcuts/use-editing-actions';
import { useShortcuts } from '../../editor-kit/shortcuts/use-shortcuts';
import { lazyDialog } from '../../shared/lazy-dialog';
import { PublicationNotice } from '../../shared/publication-notice';
import { useSaveWidget } from './use-save-widget';
import { WidgetBar } from './widget-bar';
import { WidgetConflict, WidgetDocumentEditor, WidgetDrafts } from './widget-document';
import './widget-editor.css';
import { WidgetPanel } from './widget-panel';
import { WidgetPreview } from './widget-preview';

const ShortcutHelp = lazyDialog(
  async () => (await import('../../editor-kit/shortcuts/shortcut-help')).ShortcutHelp,
);

/** The editor of a widget that was read, whichever carts use it. */
export function WidgetEditor({ saved }: { readonly saved: SavedWidget }) {
  return (
    <WidgetDocumentEditor loaded={saved}>
      <Layout />
    </WidgetDocumentEditor>
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
          <WidgetDrafts />
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
