import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { Badge } from '@cartwright/ui/admin/badge';
import { Button } from '@cartwright/ui/admin/button';
import {
  ArrowLeftIcon,
  ExternalIcon,
  KeyboardIcon,
  LayoutColumns3Icon,
  LinkIcon,
  RedoIcon,
  UndoIcon,
} from '@cartwright/ui/admin/icons';
import { Tooltip } from '@cartwright/ui/admin/tooltip';
import { useQuery } from '@tanstack/react-query';
import { PaneSwitch } from '../../../../editor-kit/layout/pane-switch';
import { ToolButton } from '../../../../editor-kit/layout/tool-button';
import type { Layout } from '../../../../editor-kit/layout/use-layout';
import { SaveControls } from '../../../../editor-kit/save/save-controls';
import type { EditorActions } from '../../../../editor-kit/shortcuts/action';
import { VersionsButton } from '../../../../editor-kit/versions/versions-button';
import { shopQuery } from '../../../../shared/api/shop-query';
import { lazyDialog } from '../../../../shared/components/lazy-dialog';
import { StatusBadge } from '../../../../shared/components/status-badge';
import { previewLink } from '../../../../shared/format/preview-link';
import { copyLink } from '../../../../shared/hooks/copy-link';
import { usePageTitle } from '../../../../shared/hooks/use-page-title';
import { usePublication } from '../../../../shared/hooks/use-publication';
import { useCartScreen, useCartView, useDocument, useEditor } from '../model/editor-context';
import { useLock } from '../model/use-lock';
import { useSavedStatus } from '../model/use-saved-status';
import type { ActionId, ActionState } from './editor-actions';
import '../../../../editor-kit/layout/editor-bar.css';
import { discardMessage, unsavedWidgets } from './unsaved-messages';

const CartVersions = lazyDialog(async () => (await import('./cart-versions')).CartVersions);

type CartActions = EditorActions<ActionState, ActionId>;

/** Top bar of the editor: name, undo, preview controls, save. */
export function EditorBar({ layout, actions }: { layout: Layout; actions: CartActions }) {
  const isDragging = useCartView(({ drag }) => drag !== null);
  return (
    <div className="cw-bar">
      <CartName />
      <div className="cw-bar__tools">
        <ToolButton actions={actions} id="undo" icon={UndoIcon} disabled={isDragging} />
        <ToolButton actions={actions} id="redo" icon={RedoIcon} disabled={isDragging} />
        <VersionsButton locked={useLock() !== null} dialog={CartVersions} />
      </div>
      <div className="cw-bar__view">
        <ToolButton
          actions={actions}
          id="wide"
          icon={LayoutColumns3Icon}
          pressed={layout.wide}
          disabled={isDragging}
        />
        <ToolButton actions={actions} id="help" icon={KeyboardIcon} disabled={isDragging} />
      </div>
      <PaneSwitch layout={layout} />
      <StoreLink />
      <Saving actions={actions} />
    </div>
  );
}

function CartName() {
  const name = useDocument((document) => nameOfCart(document));
  const status = useSavedStatus();
  const publication = usePublication();
  usePageTitle(name, { label: 'Smart Carts', path: '/smartcart/' });
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

/** Shareable link to the saved cart in the store, live or not. */
function StoreLink() {
  const { data: shop } = useQuery(shopQuery);
  const { previewKey } = useCartScreen();
  if (!shop) return null;
  const link = previewLink(shop.storeUrl, { previewKey, legacy: false });
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

function Saving({ actions: { all, state } }: { actions: CartActions }) {
  const model = useEditor();
  return (
    <SaveControls
      locked={useLock() !== null}
      message={() => discardMessage(unsavedWidgets(model.document.get().history))}
      onSave={() => all.find(({ id }) => id === 'save')?.run(state())}
    />
  );
}
