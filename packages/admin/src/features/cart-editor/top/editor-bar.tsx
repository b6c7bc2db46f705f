import { isUnsaved } from '@cartwright/core/smart-cart/history';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { SaveBar } from '@cartwright/ui/admin/save-bar';
import { Badge, Button, Tooltip } from '@shopify/polaris';
import {
  ArrowLeftIcon,
  ExternalIcon,
  KeyboardIcon,
  LayoutColumns3Icon,
  LinkIcon,
  RedoIcon,
  UndoIcon,
} from '@shopify/polaris-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copyLink } from '../../../shared/copy-link';
import { previewLink } from '../../../shared/preview-link';
import { shopQuery } from '../../../shared/shop-query';
import { StatusBadge } from '../../../shared/status-badge';
import { useStore } from '../../../shared/store';
import { usePageTitle } from '../../../shared/use-page-title';
import { usePublication } from '../../../shared/use-publication';
import type { ActionId } from '../model/editor-actions';
import { useDocument, useDocumentState, useEditor, useView } from '../model/editor-context';
import { isMac, shortcutText } from '../model/shortcut';
import type { Layout } from '../model/use-layout';
import { useLock } from '../model/use-lock';
import { useSavedStatus } from '../model/use-saved-status';
import { ViewportPicker } from '../preview/viewport-picker';
import { useWidgetDrafts } from '../widgets/widget-drafts';
import { widgetName } from '../widgets/widget-name';
import './editor-bar.css';
import { discardWords } from './unsaved-words';
import type { EditorActions } from './use-editor-actions';

/** The bar of the editor: where we are, what can be undone, how the preview shows, what is to be saved. */
export function EditorBar({ layout, actions }: { layout: Layout; actions: EditorActions }) {
  return (
    <div className="cw-bar">
      <CartName />
      <div className="cw-bar__tools">
        <ToolButton actions={actions} id="undo" icon={UndoIcon} />
        <ToolButton actions={actions} id="redo" icon={RedoIcon} />
      </div>
      <div className="cw-bar__view">
        <ViewportPicker viewport={layout.viewport} onChange={(viewport) => layout.change({ viewport })} />
        <ToolButton actions={actions} id="wide" icon={LayoutColumns3Icon} pressed={layout.wide} />
        <ToolButton actions={actions} id="help" icon={KeyboardIcon} />
      </div>
      <div className="cw-bar__pane">
        <Button onClick={() => layout.change({ pane: layout.pane === 'preview' ? 'sidebar' : 'preview' })}>
          {layout.pane === 'preview' ? 'Show settings' : 'Show preview'}
        </Button>
      </div>
      <StoreLink />
      <Saving actions={actions} />
    </div>
  );
}

function CartName() {
  const name = useDocument((document) => document.name.trim() || 'Unnamed cart');
  const status = useSavedStatus();
  const publication = usePublication();
  usePageTitle(name);
  return (
    <div className="cw-bar__cart">
      <Button
        icon={ArrowLeftIcon}
        variant="tertiary"
        url="/smartcart/"
        accessibilityLabel="Back to Smart Carts"
      />
      <h1 className="cw-bar__name" title={name}>
        {name}
      </h1>
      <StatusBadge status={status} />
      <span role="status">{publication?.status === 'pending' && <Badge tone="info">Publishing…</Badge>}</span>
    </div>
  );
}

/** A button for an action: it names what it would do now, and the keys that do the same. */
function ToolButton({
  actions: { all, state },
  id,
  icon,
  pressed,
}: {
  actions: EditorActions;
  id: ActionId;
  icon: typeof UndoIcon;
  pressed?: boolean;
}) {
  const action = all.find((each) => each.id === id);
  const dragging = useView((view) => view.drag !== null);
  const enabled = useDocumentState(() => action?.enabled(state()) ?? false) && !dragging;
  const label = useDocumentState(() => action?.labelNow(state()) ?? '');
  const [shortcut] = action?.shortcuts ?? [];
  if (!action) return null;
  return (
    <Tooltip content={shortcut ? `${label} (${shortcutText(shortcut, isMac())})` : label} dismissOnMouseOut>
      <Button
        variant="tertiary"
        accessibilityLabel={label}
        disabled={!enabled}
        onClick={() => action.run(state())}
        icon={icon}
        {...(pressed !== undefined && { pressed })}
      />
    </Tooltip>
  );
}

/** Opens the store with the cart as it is saved, whether it is live or not; the link can be given to others. */
function StoreLink() {
  const { data: shop } = useQuery(shopQuery);
  const { previewKey } = useEditor();
  if (!shop) return null;
  const link = previewLink(shop.storeUrl, previewKey);
  return (
    <div className="cw-bar__store">
      <Button icon={ExternalIcon} variant="tertiary" url={link} external>
        View in store
      </Button>
      <Tooltip content="Copy preview link" dismissOnMouseOut>
        <Button
          icon={LinkIcon}
          variant="tertiary"
          accessibilityLabel="Copy preview link"
          onClick={() => void copyLink(link)}
        />
      </Tooltip>
    </div>
  );
}

function Saving({ actions: { all, state } }: { actions: EditorActions }) {
  const model = useEditor();
  const [asking, setAsking] = useState(false);
  const drafts = useWidgetDrafts();
  const changed = useStore(drafts, (all) => all);
  const unsaved = useDocumentState(({ history }) => isUnsaved(history)) || changed.size > 0;
  const locked = useLock() !== null;
  const saving = useView((view) => view.saving);
  return (
    <>
      <SaveBar
        unsaved={unsaved}
        saving={saving}
        disabled={locked}
        onSave={() => all.find(({ id }) => id === 'save')?.run(state())}
        onDiscard={() => setAsking(true)}
      />
      <ConfirmModal
        open={asking}
        title="Discard all unsaved changes?"
        message={discardWords([...changed.values()].map(widgetName))}
        confirm="Discard changes"
        cancel="Keep editing"
        destructive
        onConfirm={() => {
          drafts.set(new Map());
          model.discard();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
