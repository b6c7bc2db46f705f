import type { SavedCart } from '@cartwright/core/contract/carts';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { OneByOne } from '@cartwright/ui/admin/one-by-one';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { Conflict } from '../../../editor-kit/conflict/conflict';
import { lazyDrafts } from '../../../editor-kit/drafts/lazy-drafts';
import { Announcements } from '../../../editor-kit/layout/announcements';
import { PANEL_COLUMN } from '../../../editor-kit/layout/panel';
import { useLayout } from '../../../editor-kit/layout/use-layout';
import { LeaveGuard } from '../../../editor-kit/save/leave-guard';
import { SavingProvider } from '../../../editor-kit/save/saving-context';
import { useQuestion } from '../../../editor-kit/save/use-question';
import { useShortcuts } from '../../../editor-kit/shortcuts/use-shortcuts';
import { useHost } from '../../../host/host';
import { withBase } from '../../../shared/api/admin-base';
import { api } from '../../../shared/api/api';
import { saveWithReadBack } from '../../../shared/api/save-with-read-back';
import { userQuery } from '../../../shared/api/user-query';
import { lazyDialog } from '../../../shared/components/lazy-dialog';
import './cart-editor.css';
import { createCartModel } from './model/cart-model';
import { createCartScreen } from './model/cart-screen';
import { CartEditorProvider, useDocument, useEditor } from './model/editor-context';
import { useCloseOfDeleted } from './model/use-close-of-deleted';
import { useLeftPanel } from './model/use-left-panel';
import { useScreen } from './model/use-screen';
import { PanelFrame } from './panels/panel-frame';
import { PreviewPane } from './preview/preview-pane';
import { ComponentTree } from './sidebar/component-tree';
import { EditorBar } from './top/editor-bar';
import { Notices } from './top/notices';
import { RemoveModal } from './top/remove-modal';
import { leaveMessage, unsavedWidgets } from './top/unsaved-messages';
import { useEditorActions } from './top/use-editor-actions';
import { useSaveCart } from './top/use-save-cart';
import { useLoadedWidgets } from './widgets/use-loaded-widgets';

const ShortcutHelp = lazyDialog(async () => (await import('./top/cart-shortcut-help')).CartShortcutHelp);

const CartConflict = lazyDialog(async () => (await import('./top/cart-conflict')).CartConflict);

const SaveQuestion = lazyDialog(async () => (await import('./top/save-question-modal')).SaveQuestionModal);

const Drafts = lazyDrafts(async () => (await import('./top/cart-draft')).CartDraft);

/** Position of the settings panel between tree and preview. */
const PANEL = 1;

/** Editor of a loaded cart: top bar, sidebar (components and settings), preview. */
export function CartEditor({ saved }: { saved: SavedCart }) {
  const queries = useQueryClient();
  const [screen] = useState(() => createCartScreen(saved));
  const [model] = useState(() =>
    createCartModel(saved, {
      save: (id, body) => saveWithReadBack(api, id, body),
      now: Date.now,
      isStaff: () => queries.getQueryData(userQuery.queryKey)?.user.rebuyAdmin ?? false,
      isUndoBlocked: () => screen.view.get().drag !== null,
    }),
  );
  return (
    <CartEditorProvider model={model} screen={screen}>
      <EditorLayout />
      <RemoveModal />
    </CartEditorProvider>
  );
}

function EditorLayout() {
  const model = useEditor();
  const screen = useScreen();
  // The selection is highlighted at once; its panel, which is slow to render, is deferred.
  const deferredScreen = useDeferredValue(screen);
  const layout = useLayout();
  const { question, ask } = useQuestion();
  const saving = useSaveCart(ask);
  const { FullScreen } = useHost();
  const { enter, ...room } = useRoom();
  const actions = useEditorActions(screen, layout, saving.save);
  useShortcuts(actions);
  useCloseOfDeleted(screen);
  useLeftPanel(screen);
  useLoadedWidgets();
  return (
    <SavingProvider value={saving}>
      <FullScreen {...room}>
        <div
          className="cw-editor"
          data-screen={screen === null ? 'tree' : 'panel'}
          data-pane={layout.pane}
          data-wide={layout.wide}
        >
          <EditorBar layout={layout} actions={actions} />
          <div className="cw-editor__notice">
            <Drafts />
            <Notices />
          </div>
          <OneByOne first={PANEL}>
            <div className="cw-editor__tree">
              <ComponentTree screen={screen} />
            </div>
            <div className="cw-editor__panel" {...PANEL_COLUMN}>
              <PanelFrame screen={deferredScreen} />
            </div>
            <div className="cw-editor__preview">
              <PreviewPane
                layout={layout}
                selectedComponentId={screen?.kind === 'component' ? screen.componentId : null}
              />
            </div>
          </OneByOne>
          <Announcements />
          <Conflict dialog={CartConflict} />
          <ShortcutHelp
            open={layout.helping}
            actions={actions.all}
            onClose={() => layout.change({ helping: false })}
          />
        </div>
      </FullScreen>
      {question && (
        <SaveQuestion
          message={question.message}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      )}
      <LeaveGuard
        message={() => leaveMessage(unsavedWidgets(model.document.get().history))}
        waits={question !== null}
        onStay={enter}
      />
    </SavingProvider>
  );
}

/**
 * Full-screen mode of the host. Closing it with the host's own control leaves the editor too,
 * unless the merchant cancels.
 */
function useRoom() {
  const router = useRouter();
  const title = useDocument((document) => nameOfCart(document));
  const [open, setOpen] = useState(true);
  return {
    title,
    open,
    enter: () => setOpen(true),
    onLeave() {
      setOpen(false);
      router.history.push(withBase('/smartcart/', window.location.pathname));
    },
  };
}
