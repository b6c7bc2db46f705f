import { changeWidget, type WidgetChanges } from '@cartwright/core/widgets/change-widget';
import { validateWidget } from '@cartwright/core/widgets/validate-widget';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFieldScope } from '../../editor-kit/fields/field-scope';
import { Panel } from '../../editor-kit/layout/panel';
import { DeleteWidget } from '../../widget-settings/delete-widget';
import { WidgetFields } from '../../widget-settings/widget-fields';
import { BundleFields } from './bundle-fields';
import { CallbackFields } from './callback-fields';
import { DiscountFields } from './discount-fields';
import { DisplayFields } from './display-fields';
import { GiftFields } from './gift-fields';
import { Installation } from './installation';
import { PurchaseFields } from './purchase-fields';
import { StyleFields } from './style-fields';
import { TimerFields } from './timer-fields';
import { TrackingField } from './tracking-field';
import { UsedByCarts } from './used-by-carts';
import { useRunWidget, useWidgetEditor, useWidgetState } from './widget-document';

/** The settings of the widget, the carts that use it, and its deletion. */
export function WidgetPanel({ locked }: { readonly locked: boolean }) {
  const model = useWidgetEditor();
  const run = useRunWidget();
  const navigate = useNavigate();
  const widget = useWidgetState(({ history }) => history.present);
  const savedName = useWidgetState(({ history }) => history.saved.name);
  const revision = useWidgetState((state) => state.revision);
  const opening = useWidgetState((state) => state.opening);
  const issues = useMemo(() => validateWidget(widget), [widget]);
  const scope = useFieldScope(null, issues);
  const change = (changes: WidgetChanges, field: string) =>
    run((present) => changeWidget(present, { changes, field }));
  const fields = { widget, scope, change };
  const isInPages = widget.classification === null;
  const isBundle = widget.settings.bundle !== null;
  return (
    <Panel key={opening} id="widget" title="Settings" locked={locked}>
      {isBundle ? <BundleFields {...fields} /> : <WidgetFields {...fields} about={null} />}
      {isBundle ? (
        <>
          <PurchaseFields {...fields} />
          <DisplayFields {...fields} />
          <StyleFields {...fields} />
          <Installation {...fields} />
        </>
      ) : isInPages ? (
        <>
          <DisplayFields {...fields} />
          <PurchaseFields {...fields} />
          <DiscountFields {...fields} />
          <GiftFields {...fields} />
          <StyleFields {...fields} />
          <TimerFields {...fields} />
          <TrackingField {...fields} />
          <Installation {...fields} />
          <CallbackFields {...fields} />
        </>
      ) : (
        <UsedByCarts id={widget.id} />
      )}
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
