import './widget-editor.css';
import type { SavedWidget, WidgetFacts } from '@cartwright/core/contract/widgets';
import { showsNothing, type Widget } from '@cartwright/core/widgets/widget';
import { Banner } from '@cartwright/ui/admin/banner';
import { Link } from '@cartwright/ui/admin/link';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Conflict } from '../../editor-kit/conflict/conflict';
import { Announcements } from '../../editor-kit/layout/announcements';
import { PANEL_COLUMN } from '../../editor-kit/layout/panel';
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
import { emptyMessage } from '../../widget-settings/empty-messages';
import { WIDGET_LISTS } from '../../widget-settings/widget-queries';
import { BundleInstallNotice } from './bundle-install-notice';
import { WidgetBar } from './widget-bar';
import {
  useWidgetEditor,
  useWidgetState,
  WidgetConflict,
  WidgetDocumentEditor,
  WidgetDrafts,
} from './widget-document';
import { WidgetPanel } from './widget-panel';
import { WidgetPreview } from './widget-preview';

const ShortcutHelp = lazyDialog(
  async () => (await import('../../editor-kit/shortcuts/shortcut-help')).ShortcutHelp,
);

/** The editor of a widget that was read, whichever carts use it. */
export function WidgetEditor({
  saved,
  runningTest,
}: {
  readonly saved: SavedWidget;
  /** Running test that has the widget, and keeps it from being saved. */
  readonly runningTest: WidgetFacts['runningTest'];
}) {
  return (
    <WidgetDocumentEditor loaded={saved}>
      <Layout runningTest={runningTest} />
    </WidgetDocumentEditor>
  );
}

function Layout({ runningTest }: { readonly runningTest: WidgetFacts['runningTest'] }) {
  const [helping, setHelping] = useState(false);
  const layout = useLayout();
  const publishedBundle = useWidgetState(({ history: { saved } }) =>
    saved.settings.bundle?.isPublished ? saved.id : null,
  );
  const saving = useSaveWidget();
  const actions = useEditingActions(saving.save, () => setHelping(true));
  useShortcuts(actions);
  return (
    <SavingProvider value={saving}>
      <div className="cw-widget-editor" data-pane={layout.pane}>
        <WidgetBar actions={actions} layout={layout} locked={runningTest !== null} />
        <div className="cw-widget-editor__notice">
          {runningTest && (
            <Banner tone="warning" title="This widget is in a running test">
              <p>
                It can’t be saved until the test ends: shoppers have to see the same for as long as it runs.{' '}
                <Link url={`/experiments/edit/${runningTest.id}/`}>{`Open “${runningTest.name}”`}</Link>
              </p>
            </Banner>
          )}
          {publishedBundle !== null && <BundleInstallNotice id={publishedBundle} />}
          <WidgetDrafts />
          <PublicationNotice pendingElsewhere />
        </div>
        <div className="cw-widget-editor__panel" {...PANEL_COLUMN}>
          <WidgetPanel locked={runningTest !== null} />
        </div>
        <div className="cw-widget-editor__preview">
          <WidgetPreview layout={layout} />
        </div>
        <Announcements />
        <Conflict dialog={WidgetConflict} />
        <LeaveGuard message={() => 'You have unsaved changes. Are you sure you want to leave?'} />
        <ShortcutHelp open={helping} actions={actions.all} onClose={() => setHelping(false)} />
      </div>
    </SavingProvider>
  );
}

const DONE = 'Saved successfully!';

/** Saves the widget, and says what came of it. */
function useSaveWidget(): Saving {
  const model = useWidgetEditor();
  const queries = useQueryClient();
  return useSave(model, {
    onSaved({ publication }) {
      const { saved } = model.document.get().history;
      const done = `${DONE}${unseenMessage(saved)}`;
      toast(publishedMessage(done, publication, done));
      void queries.invalidateQueries({ queryKey: WIDGET_LISTS });
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
    },
    // All fields are on the screen, and each issue says what to do.
    refusedMessage: (issues) => refusedMessage(issues, () => true),
    showIssue: () => {},
  });
}

/** Why shoppers see nothing of what was saved; nothing where they do. */
function unseenMessage(saved: Widget): string {
  if (saved.settings.bundle?.isPublished === false)
    return ' Shoppers don’t see this bundle until you publish it.';
  return emptyMessage(showsNothing(saved) ? [saved] : []);
}
