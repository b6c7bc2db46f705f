import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { changeWidget, type WidgetChanges } from '@cartwright/core/widgets/change-widget';
import { validateWidget } from '@cartwright/core/widgets/validate-widget';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { Link } from '@cartwright/ui/admin/link';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFieldScope } from '../../editor-kit/fields/field-scope';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import { Panel } from '../../editor-kit/layout/panel';
import { DeleteWidget } from '../../widget-settings/delete-widget';
import { usedByMessage } from '../../widget-settings/deletion-messages';
import { WidgetFields } from '../../widget-settings/widget-fields';
import type { WidgetGroup } from '../../widget-settings/widget-group';
import { widgetUsesQuery } from '../../widget-settings/widget-queries';
import { BundleFields } from './bundle-fields';
import { CallbackFields } from './callback-fields';
import { DiscountFields } from './discount-fields';
import { DisplayFields } from './display-fields';
import { GiftFields } from './gift-fields';
import { Installation } from './installation';
import { PurchaseFields } from './purchase-fields';
import { StyleFields } from './style-fields';
import { TimerFields } from './timer-fields';
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

/** Whether lines of orders say that the widget added them. */
function TrackingField({ widget, change }: WidgetGroup) {
  return (
    <SettingsGroup title="Tracking">
      <Checkbox
        label="Mark what this widget adds"
        helpText="Order lines then say which widget they came from. They stay apart from the same product added elsewhere."
        checked={widget.settings.tracking}
        onChange={(tracking) => change({ settings: { tracking } }, 'tracking')}
      />
    </SettingsGroup>
  );
}

/** The saved carts that have the widget, each with the way to its editor. */
function UsedByCarts({ id }: { readonly id: number }) {
  const { data } = useQuery(widgetUsesQuery(id));
  if (!data) return null;
  return (
    <SettingsGroup title="Used by">
      <Text as="p" tone="subdued">
        {usedByMessage(data.length)}
      </Text>
      {data.length > 0 && (
        <ul className="cw-widget-editor__carts" aria-label="Carts that use this widget">
          {data.map((cart) => (
            <li key={cart.id}>
              <Link url={`/smartcart/edit/${encodeURIComponent(cart.id)}/`}>{nameOfCart(cart)}</Link>
            </li>
          ))}
        </ul>
      )}
    </SettingsGroup>
  );
}
