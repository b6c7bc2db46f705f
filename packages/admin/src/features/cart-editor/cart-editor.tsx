import type { SavedCart } from '@cartwright/core/contract/carts';
import { OneByOne } from '@cartwright/ui/admin/one-by-one';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { lazyDialog } from '../../shared/lazy-dialog';
import { saveSurely } from '../../shared/save-surely';
import { userQuery } from '../../shared/user-query';
import './cart-editor.css';
import { EditorProvider } from './model/editor-context';
import { createEditorModel } from './model/editor-model';
import { useCloseOfGone } from './model/use-close-of-gone';
import { useLayout } from './model/use-layout';
import { useLeftPanel } from './model/use-left-panel';
import { useScreen } from './model/use-screen';
import { PanelFrame } from './panels/panel-frame';
import { PreviewPane } from './preview/preview-pane';
import { ComponentTree } from './sidebar/component-tree';
import { ConflictModal } from './top/conflict-modal';
import { EditorBar } from './top/editor-bar';
import { LeaveGuard } from './top/leave-guard';
import { Announcements, Notices } from './top/notices';
import { RemoveModal } from './top/remove-modal';
import { useEditorActions } from './top/use-editor-actions';
import { useShortcuts } from './top/use-shortcuts';
import { WidgetDraftsProvider } from './widgets/widget-drafts';

const ShortcutHelp = lazyDialog(async () => (await import('./top/shortcut-help')).ShortcutHelp);

/** The editor of a cart that was read: bar, sidebar (components and settings), preview. */
export function CartEditor({ saved }: { saved: SavedCart }) {
  const queries = useQueryClient();
  const [model] = useState(() =>
    createEditorModel(saved, {
      send: (id, body) => saveSurely(api, id, body),
      now: Date.now,
      isStaff: () => queries.getQueryData(userQuery.queryKey)?.rebuyAdmin ?? false,
    }),
  );
  return (
    <EditorProvider model={model}>
      <WidgetDraftsProvider>
        <EditorLayout />
        <ConflictModal />
        <RemoveModal />
        <LeaveGuard />
      </WidgetDraftsProvider>
    </EditorProvider>
  );
}

function EditorLayout() {
  const screen = useScreen();
  const layout = useLayout();
  const actions = useEditorActions(screen, layout);
  useShortcuts(actions);
  useCloseOfGone(screen);
  useLeftPanel(screen);
  return (
    <div
      className="cw-editor"
      data-screen={screen === null ? 'tree' : 'panel'}
      data-pane={layout.pane}
      data-wide={layout.wide}
    >
      <EditorBar layout={layout} actions={actions} />
      <div className="cw-editor__notice">
        <Notices />
      </div>
      <OneByOne>
        <div className="cw-editor__tree">
          <ComponentTree screen={screen} />
        </div>
        <div className="cw-editor__panel">
          <PanelFrame screen={screen} />
        </div>
        <div className="cw-editor__preview">
          <PreviewPane
            viewport={layout.viewport}
            selectedComponentId={screen?.kind === 'component' ? screen.componentId : null}
          />
        </div>
      </OneByOne>
      <Announcements />
      <ShortcutHelp
        open={layout.helping}
        actions={actions.all}
        onClose={() => layout.change({ helping: false })}
      />
    </div>
  );
}
