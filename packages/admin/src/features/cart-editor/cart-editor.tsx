import type { SavedCart } from '@cartwright/core/contract/carts';
import { useState } from 'react';
import { api } from '../../shared/api';
import { PublicationNotice } from '../../shared/publication-notice';
import { saveSurely } from '../../shared/save-surely';
import './cart-editor.css';
import { EditorProvider } from './model/editor-context';
import { createEditorModel } from './model/editor-model';
import { useScreen } from './model/use-screen';
import { PanelFrame } from './panels/panel-frame';
import { PreviewPane } from './preview/preview-pane';
import type { Viewport } from './preview/viewport';
import { ComponentTree } from './sidebar/component-tree';
import { ConflictModal } from './top/conflict-modal';
import { EditorBar, type Pane } from './top/editor-bar';
import { LeaveGuard } from './top/leave-guard';

/** The editor of a cart that was read: bar, sidebar (components and settings), preview. */
export function CartEditor({ saved }: { saved: SavedCart }) {
  const [model] = useState(() =>
    createEditorModel(saved, {
      send: (id, body) => saveSurely(api, id, body),
      now: Date.now,
    }),
  );
  return (
    <EditorProvider model={model}>
      <EditorLayout />
      <ConflictModal />
      <LeaveGuard />
    </EditorProvider>
  );
}

function EditorLayout() {
  const screen = useScreen();
  const [pane, setPane] = useState<Pane>('sidebar');
  const [viewport, setViewport] = useState<Viewport>('phone');
  const [wide, setWide] = useState(false);
  return (
    <div
      className="cw-editor"
      data-screen={screen === null ? 'tree' : 'panel'}
      data-pane={pane}
      data-wide={wide}
    >
      <EditorBar
        pane={pane}
        onPane={setPane}
        viewport={viewport}
        onViewport={setViewport}
        wide={wide}
        onWide={setWide}
      />
      <div className="cw-editor__notice">
        <PublicationNotice pendingElsewhere />
      </div>
      <div className="cw-editor__tree">
        <ComponentTree screen={screen} />
      </div>
      <div className="cw-editor__panel">
        <PanelFrame screen={screen} />
      </div>
      <div className="cw-editor__preview">
        <PreviewPane
          viewport={viewport}
          selectedComponentId={screen?.kind === 'component' ? screen.componentId : null}
        />
      </div>
    </div>
  );
}
