import { lockOf } from '@cartwright/core/smart-cart/commands/command';
import { isUnsaved } from '@cartwright/core/smart-cart/history';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { SaveBar } from '@cartwright/ui/admin/save-bar';
import { Badge, Button } from '@shopify/polaris';
import { ArrowLeftIcon, ExternalIcon, LayoutColumns3Icon, RedoIcon, UndoIcon } from '@shopify/polaris-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shopQuery } from '../../../shared/shop-query';
import { usePageTitle } from '../../../shared/use-page-title';
import { usePublication } from '../../../shared/use-publication';
import type { EditorAction } from '../model/editor-actions';
import { useDocument, useDocumentState, useEditor, useView } from '../model/editor-context';
import { type SavedStatus, savedStatus, viewCartUrl } from '../model/saved-status';
import type { Viewport } from '../preview/viewport';
import { ViewportPicker } from '../preview/viewport-picker';
import './editor-bar.css';
import { actionState, useEditorActions } from './use-editor-actions';

/** On narrow screens one of them shows. */
export type Pane = 'sidebar' | 'preview';

export interface EditorBarProps {
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  readonly viewport: Viewport;
  readonly onViewport: (viewport: Viewport) => void;
  readonly wide: boolean;
  readonly onWide: (wide: boolean) => void;
}

/** The bar of the editor: where we are, what can be undone, how the preview shows, what is to be saved. */
export function EditorBar(props: EditorBarProps) {
  const actions = useEditorActions();
  const toolbar = actions.filter(({ id }) => id !== 'save');
  const save = actions.find(({ id }) => id === 'save');
  return (
    <div className="cw-bar">
      <CartName />
      <div className="cw-bar__tools">
        {toolbar.map((action) => (
          <ToolButton key={action.id} action={action} />
        ))}
      </div>
      <div className="cw-bar__view">
        <ViewportPicker viewport={props.viewport} onChange={props.onViewport} />
        <Button
          icon={LayoutColumns3Icon}
          variant="tertiary"
          pressed={props.wide}
          accessibilityLabel="Wide sidebar"
          onClick={() => props.onWide(!props.wide)}
        />
      </div>
      <div className="cw-bar__pane">
        <Button onClick={() => props.onPane(props.pane === 'preview' ? 'sidebar' : 'preview')}>
          {props.pane === 'preview' ? 'Show settings' : 'Show preview'}
        </Button>
      </div>
      <StoreLink />
      {save && <Saving save={save} />}
    </div>
  );
}

function CartName() {
  const name = useDocument((document) => document.name.trim() || 'Unnamed cart');
  const status = useDocumentState(({ history }) => savedStatus(history.saved));
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

/** The words of the list of carts. */
function StatusBadge({ status }: { status: SavedStatus }) {
  switch (status) {
    case 'active':
      return <Badge tone="success">Active</Badge>;
    case 'scheduled':
      return <Badge tone="info">Scheduled</Badge>;
    case 'inactive':
      return <Badge>Inactive</Badge>;
    default: {
      const unknown: never = status;
      return unknown;
    }
  }
}

const ICONS: Record<EditorAction['id'], typeof UndoIcon | undefined> = {
  undo: UndoIcon,
  redo: RedoIcon,
  save: undefined,
};

function ToolButton({ action }: { action: EditorAction }) {
  const model = useEditor();
  const enabled = useDocumentState(() => action.enabled(actionState(model)));
  const icon = ICONS[action.id];
  return (
    <Button
      variant="tertiary"
      accessibilityLabel={action.label}
      disabled={!enabled}
      onClick={action.run}
      {...(icon && { icon })}
    />
  );
}

const NOT_LIVE: Record<Exclude<SavedStatus, 'active'>, string> = {
  scheduled: 'In the store during its schedule',
  inactive: 'Enable and save this cart to see it in the store',
};

/** Opens the store with its live cart. For any other cart it says how to get there. */
function StoreLink() {
  const { data: shop } = useQuery(shopQuery);
  const status = useDocumentState(({ history }) => savedStatus(history.saved));
  if (!shop) return null;
  if (status !== 'active') return <p className="cw-bar__not-live">{NOT_LIVE[status]}</p>;
  return (
    <div className="cw-bar__store">
      <Button icon={ExternalIcon} variant="tertiary" url={viewCartUrl(shop.storeUrl)} external>
        View in store
      </Button>
    </div>
  );
}

function Saving({ save }: { save: EditorAction }) {
  const model = useEditor();
  const [asking, setAsking] = useState(false);
  const unsaved = useDocumentState(({ history }) => isUnsaved(history));
  const locked = useDocument((document) => lockOf(document) !== null);
  const saving = useView((view) => view.saving);
  return (
    <>
      <SaveBar
        unsaved={unsaved}
        saving={saving}
        disabled={locked}
        onSave={save.run}
        onDiscard={() => setAsking(true)}
      />
      <ConfirmModal
        open={asking}
        title="Discard all unsaved changes?"
        message="The cart goes back to how it was last saved. This cannot be undone."
        confirm="Discard changes"
        cancel="Keep editing"
        destructive
        onConfirm={() => {
          model.discard();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
