import { Text } from '@shopify/polaris';
import { KeyboardIcon, RedoIcon, UndoIcon } from '@shopify/polaris-icons';
import type { ReactNode } from 'react';
import { ToolButton } from '../../editor-kit/layout/tool-button';
import { SaveControls } from '../../editor-kit/save/save-controls';
import type { PlainActions } from '../../editor-kit/shortcuts/use-editing-actions';

/** The bar of an editor that stays while its page is scrolled: what it edits, undo and redo, and what is to be saved. */
export function EditorHead({
  title,
  badge,
  actions,
  discardWords,
  children,
}: {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly actions: PlainActions;
  /** What discarding comes to. */
  readonly discardWords: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}) {
  return (
    <div className="cw-listing-head">
      <div className="cw-listing-head__title">
        <Text as="h1" variant="headingXl">
          {title}
        </Text>
        {badge}
      </div>
      <div className="cw-listing-head__actions">
        <ToolButton actions={actions} id="undo" icon={UndoIcon} />
        <ToolButton actions={actions} id="redo" icon={RedoIcon} />
        <ToolButton actions={actions} id="help" icon={KeyboardIcon} />
        {children}
        <SaveControls
          locked={false}
          words={() => discardWords}
          onSave={() => actions.all.find(({ id }) => id === 'save')?.run(actions.state())}
        />
      </div>
    </div>
  );
}
