import { builtInAt } from '@cartwright/core/data-sources/source-at';
import type { WidgetChanges } from '@cartwright/core/widgets/change-widget';
import type { Widget } from '@cartwright/core/widgets/widget';
import { Text } from '@cartwright/ui/admin/text';
import type { FieldScope } from '../editor-kit/fields/field-scope';
import { SourceFields } from './source-fields';

/** Where a widget's products come from. A cart is offered what its script can show. */
export function SourceSetting({
  widget,
  scope,
  change,
}: {
  readonly widget: Widget;
  readonly scope: FieldScope;
  readonly change: (changes: WidgetChanges, field: string) => void;
}) {
  const { dataSourcePath, classification, products } = widget;
  return (
    <>
      <SourceFields
        path={dataSourcePath}
        products={products}
        isOffered={(path) => classification !== 'cart_page' || Boolean(builtInAt(path)?.inCart)}
        errors={{ path: scope.error(['dataSourcePath']), products: scope.error(['products']) }}
        onPath={(path) => change({ dataSourcePath: path }, 'dataSourcePath')}
        onProducts={(chosen) => change({ products: chosen }, 'products')}
      />
      {builtInAt(dataSourcePath)?.knownBy === 'store' && (
        <Text as="p" tone="subdued">
          The preview shows other products of yours instead of Shopify’s.
        </Text>
      )}
    </>
  );
}
