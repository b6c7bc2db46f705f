import { KeyboardIcon, RedoIcon, UndoIcon } from '@cartwright/ui/admin/icons';
import { Text } from '@cartwright/ui/admin/text';
import { PaneSwitch } from '../../editor-kit/layout/pane-switch';
import { ToolButton } from '../../editor-kit/layout/tool-button';
import type { Layout } from '../../editor-kit/layout/use-layout';
import { SaveControls } from '../../editor-kit/save/save-controls';
import type { PlainActions } from '../../editor-kit/shortcuts/use-editing-actions';
import { VersionsButton } from '../../editor-kit/versions/versions-button';
import { LookVersions, useLook } from './look-editor';

/** Header of the page with a sticky bar: undo and save. */
export function LooksHead({ actions, layout }: { readonly actions: PlainActions; readonly layout: Layout }) {
  return (
    <>
      <div className="cw-looks__head">
        <div>
          <Text as="h1" variant="headingXl">
            Looks
          </Text>
          <Text as="p" tone="subdued">
            {useLook().name}
          </Text>
        </div>
        <div className="cw-looks__actions">
          <PaneSwitch layout={layout} />
          <ToolButton actions={actions} id="undo" icon={UndoIcon} />
          <ToolButton actions={actions} id="redo" icon={RedoIcon} />
          <VersionsButton locked={false} dialog={LookVersions} />
          <ToolButton actions={actions} id="help" icon={KeyboardIcon} />
          <SaveControls
            locked={false}
            message={() => 'Your looks go back to their last saved version. This can’t be undone.'}
            onSave={() => actions.all.find(({ id }) => id === 'save')?.run(actions.state())}
          />
        </div>
      </div>
      <Text as="p" tone="subdued">
        Colors, fonts and shapes for everything Cartwright shows in your store.
      </Text>
    </>
  );
}
