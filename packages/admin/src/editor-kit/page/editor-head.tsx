import { Button } from '@cartwright/ui/admin/button';
import { ArrowLeftIcon, KeyboardIcon, RedoIcon, UndoIcon } from '@cartwright/ui/admin/icons';
import { Text } from '@cartwright/ui/admin/text';
import type { FunctionComponent, ReactNode } from 'react';
import { useHost } from '../../host/host';
import type { PageHead } from '../../shared/hooks/use-page-title';
import { SectionsMenu } from '../layout/sections-menu';
import { ToolButton } from '../layout/tool-button';
import { SaveControls } from '../save/save-controls';
import type { PlainActions } from '../shortcuts/use-editing-actions';
import { VersionsButton } from '../versions/versions-button';
import './editor-page.css';

/** Sticky bar of an editor: title, undo and redo, save. */
export function EditorHead({
  title,
  back,
  actions,
  discardMessage,
  versions,
  locked = false,
  publish,
  children,
}: {
  readonly title: string;
  /** Parent page; hidden in Shopify's admin, which has its own back button. */
  readonly back: PageHead['back'] | undefined;
  readonly actions: PlainActions;
  /** Consequence of discarding. */
  readonly discardMessage: string;
  /** The dialog of earlier versions. */
  readonly versions: FunctionComponent<{ readonly onClose: () => void }>;
  /** Whether the server rejects saves. */
  readonly locked?: boolean | undefined;
  /** Last button, whose position is stable. */
  readonly publish?: ReactNode;
  /** Further buttons. */
  readonly children?: ReactNode;
}) {
  const { kind } = useHost();
  return (
    <div className="cw-editor-head">
      <div className="cw-editor-head__title">
        {back && kind === 'standalone' && (
          <Button
            icon={ArrowLeftIcon}
            variant="tertiary"
            accessibilityLabel={`Back to ${back.label}`}
            url={back.path}
          />
        )}
        <Text as="h1" variant="headingXl">
          {title}
        </Text>
      </div>
      <div className="cw-editor-head__actions">
        <SectionsMenu />
        <ToolButton actions={actions} id="undo" icon={UndoIcon} />
        <ToolButton actions={actions} id="redo" icon={RedoIcon} />
        <VersionsButton locked={locked} dialog={versions} />
        <ToolButton actions={actions} id="help" icon={KeyboardIcon} />
        {children}
        <SaveControls
          locked={locked}
          message={() => discardMessage}
          onSave={() => actions.all.find(({ id }) => id === 'save')?.run(actions.state())}
        />
        {publish}
      </div>
    </div>
  );
}
