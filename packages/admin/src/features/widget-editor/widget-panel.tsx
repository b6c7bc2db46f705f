import { changeWidget } from '@cartwright/core/widgets/change-widget';
import { validateWidget } from '@cartwright/core/widgets/validate-widget';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFieldScope } from '../../editor-kit/fields/field-scope';
import { Panel } from '../../editor-kit/layout/panel';
import { DeleteWidget } from '../../widget-settings/delete-widget';
import { WidgetFields } from '../../widget-settings/widget-fields';
import { UsedByCarts } from './used-by-carts';
import { useRunWidget, useWidgetEditor, useWidgetState } from './widget-document';

/** The settings of the widget, the carts that use it, and its deletion. */
export function WidgetPanel() {
  const model = useWidgetEditor();
  const run = useRunWidget();
  const navigate = useNavigate();
  const widget = useWidgetState(({ history }) => history.present);
  const savedName = useWidgetState(({ history }) => history.saved.name);
  const revision = useWidgetState((state) => state.revision);
  const opening = useWidgetState((state) => state.opening);
  const issues = useMemo(() => validateWidget(widget), [widget]);
  const scope = useFieldScope(null, issues);
  return (
    <Panel key={opening} id="widget" title="Settings" locked={false}>
      <WidgetFields
        widget={widget}
        scope={scope}
        about={null}
        change={(changes, field) => run((present) => changeWidget(present, { changes, field }))}
      />
      <UsedByCarts id={widget.id} />
      <DeleteWidget
        id={widget.id}
        name={savedName}
        revision={revision}
        cartId={null}
        onDeleted={() => {
          // Nothing is left that could be saved.
          model.discard();
          void navigate({ to: '/widgets/' });
        }}
      />
    </Panel>
  );
}
