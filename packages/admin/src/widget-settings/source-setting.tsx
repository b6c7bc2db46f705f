import { builtInPath } from '@cartwright/core/data-sources/built-in-sources';
import { builtInAt, cartSourceAt } from '@cartwright/core/data-sources/source-at';
import { Text } from '@cartwright/ui/admin/text';
import { SourceFields } from './source-fields';
import type { WidgetGroup } from './widget-group';

/** Where a widget's products come from. A cart is offered what it can show. */
export function SourceSetting({ widget, scope, change }: WidgetGroup) {
  const { dataSourcePath, classification, products } = widget;
  const isOfCart = classification === 'cart_page';
  return (
    <>
      <SourceFields
        path={dataSourcePath}
        products={products}
        isOffered={(path) => !isOfCart || cartSourceAt(path) !== null}
        errors={{ path: scope.error(['dataSourcePath']), products: scope.error(['products']) }}
        onPath={(path) => change({ dataSourcePath: path }, 'dataSourcePath')}
        onProducts={(chosen) => change({ products: chosen }, 'products')}
      />
      {builtInAt(dataSourcePath)?.knownBy === 'store' && (
        <Text as="p" tone="subdued">
          The preview shows other products of yours instead of Shopify’s.
        </Text>
      )}
      {isOfCart && dataSourcePath === builtInPath('recently_viewed') && (
        <Text as="p" tone="subdued">
          The preview shows similar products. In the store, the cart shows those that the shopper has looked
          at.
        </Text>
      )}
    </>
  );
}
