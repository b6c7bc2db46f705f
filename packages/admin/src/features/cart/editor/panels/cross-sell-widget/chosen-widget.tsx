import { changeCartWidget, widgetIssues, widgetScope } from '@cartwright/core/cart/cart-edit';
import { editLink } from '@cartwright/core/widgets/edit-link';
import type { Widget } from '@cartwright/core/widgets/widget';
import { Button } from '@cartwright/ui/admin/button';
import { SkeletonBodyText } from '@cartwright/ui/admin/skeleton-body-text';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import { useFieldScope } from '../../../../../editor-kit/fields/field-scope';
import { DeleteWidget } from '../../../../../widget-settings/delete-widget';
import { UsedBy } from '../../../../../widget-settings/used-by';
import { WidgetFields } from '../../../../../widget-settings/widget-fields';
import { widgetQuery } from '../../../../../widget-settings/widget-queries';
import { isNewWidget, purgeDeletedWidget } from '../../model/cart-model';
import { useDocument, useDocumentState, useEdit, useEditor, useRunEdit } from '../../model/editor-context';

/** Settings of the widget that a component shows; edited, undone and saved with the cart. */
export function ChosenWidget({ id, onDeleted }: { readonly id: number; readonly onDeleted: () => void }) {
  const widget = useEdit(({ widgets }) => widgets[id]);
  const isNew = useDocumentState((state) => isNewWidget(state, id));
  const read = useQuery({ ...widgetQuery(id), enabled: !isNew });
  if (widget) return <Settings widget={widget} isNew={isNew} onDeleted={onDeleted} />;
  if (!read.isError) return <SkeletonBodyText lines={6} />;
  return (
    <Text as="p" tone="critical">
      {read.error.message} Shoppers see nothing here. Remove the selection and choose another widget.
    </Text>
  );
}

function Settings({
  widget,
  isNew,
  onDeleted,
}: {
  readonly widget: Widget;
  readonly isNew: boolean;
  readonly onDeleted: () => void;
}) {
  const { id } = widget;
  const model = useEditor();
  const run = useRunEdit();
  const cartId = useDocument((document) => document.id);
  const revision = useDocumentState((state) => state.revision.widgets[id] ?? 0);
  const savedName = useDocumentState(({ history }) => history.saved.widgets[id]?.name ?? '');
  const scope = useFieldScope(widgetScope(id), widgetIssues(widget));
  return (
    <>
      <WidgetFields
        widget={widget}
        scope={scope}
        about={
          isNew ? (
            <Text as="p" tone="subdued">
              Created when you save this cart.
            </Text>
          ) : (
            <>
              <UsedBy id={id} />
              <div>
                <Button variant="plain" url={pageOf(widget)}>
                  Open widget page
                </Button>
              </div>
            </>
          )
        }
        change={(changes, field) => run((edit) => changeCartWidget(edit, { id, changes, field }))}
      />
      {!isNew && (
        <DeleteWidget
          id={id}
          name={savedName}
          revision={revision}
          cartId={cartId}
          onDeleted={() => {
            onDeleted();
            purgeDeletedWidget(model, id);
          }}
        />
      )}
    </>
  );
}

function pageOf({ id, classification, settings }: Widget): string {
  return editLink({ id, classification, settingsType: settings.type }, { relative: true });
}
