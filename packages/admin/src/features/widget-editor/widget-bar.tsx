import { widgetName } from '@cartwright/core/widgets/change-widget';
import { Badge } from '@cartwright/ui/admin/badge';
import { Button } from '@cartwright/ui/admin/button';
import { ArrowLeftIcon, KeyboardIcon, RedoIcon, UndoIcon } from '@cartwright/ui/admin/icons';
import { PaneSwitch } from '../../editor-kit/layout/pane-switch';
import { ToolButton } from '../../editor-kit/layout/tool-button';
import type { Layout } from '../../editor-kit/layout/use-layout';
import { SaveControls } from '../../editor-kit/save/save-controls';
import type { PlainActions } from '../../editor-kit/shortcuts/use-editing-actions';
import { VersionsButton } from '../../editor-kit/versions/versions-button';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { usePublication } from '../../shared/hooks/use-publication';
import { useWidgetState, WidgetVersions } from './widget-document';
import '../../editor-kit/layout/editor-bar.css';

/** The bar of the widget editor: where we are, what can be undone, what is to be saved. */
export function WidgetBar({
  actions,
  layout,
  locked,
}: {
  readonly actions: PlainActions;
  readonly layout: Layout;
  /** Whether the server refuses to save it. */
  readonly locked: boolean;
}) {
  const name = useWidgetState(({ history }) => widgetName(history.present));
  const publication = usePublication();
  usePageTitle(name, { label: 'Widgets', path: '/widgets/' });
  return (
    <div className="cw-bar">
      <div className="cw-bar__cart">
        <Button
          icon={ArrowLeftIcon}
          variant="tertiary"
          url="/widgets/"
          accessibilityLabel="Back to Widgets"
        />
        <h1 className="cw-bar__name" title={name}>
          {name}
        </h1>
        <span role="status">
          {publication?.status === 'pending' && <Badge tone="info">Publishing…</Badge>}
        </span>
      </div>
      <div className="cw-bar__tools">
        <ToolButton actions={actions} id="undo" icon={UndoIcon} />
        <ToolButton actions={actions} id="redo" icon={RedoIcon} />
        <VersionsButton locked={locked} dialog={WidgetVersions} />
        <ToolButton actions={actions} id="help" icon={KeyboardIcon} />
      </div>
      <PaneSwitch layout={layout} />
      <SaveControls
        locked={locked}
        message={() => 'The widget goes back to its last saved version. This can’t be undone.'}
        onSave={() => actions.all.find(({ id }) => id === 'save')?.run(actions.state())}
      />
    </div>
  );
}
