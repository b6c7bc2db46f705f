import { BUILT_IN, builtInPath, HAND_PICKED } from '@cartwright/core/data-sources/built-in-sources';
import {
  builtInAt,
  collectionSourcePath,
  sourceAt,
  tagSourcePath,
} from '@cartwright/core/data-sources/source-at';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import type { WidgetChanges } from '@cartwright/core/widgets/change-widget';
import type { Widget } from '@cartwright/core/widgets/widget';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery } from '@tanstack/react-query';
import type { FieldScope } from '../editor-kit/fields/field-scope';
import { SelectSetting } from '../editor-kit/fields/select-setting';
import { CollectionField } from '../editor-kit/pickers/collections/collection-field';
import { ProductField } from '../editor-kit/pickers/products/product-field';
import { TagField } from '../editor-kit/pickers/tags/tag-field';
import { dataSourcesQuery } from './widget-queries';

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
  const { dataSourcePath, classification } = widget;
  const all = useQuery(dataSourcesQuery).data ?? [];
  const sources =
    classification === 'cart_page' ? all.filter(({ path }) => Boolean(builtInAt(path)?.inCart)) : all;
  const at = sourceAt(dataSourcePath);
  const chosen = sources.find(({ path }) => path === withoutChoice(dataSourcePath));
  const changePath = (path: string) => change({ dataSourcePath: path }, 'dataSourcePath');
  const error = scope.error(['dataSourcePath']);
  return (
    <>
      <SelectSetting
        label="Data source"
        value={chosen?.path ?? dataSourcePath}
        options={[
          ...sources.map(({ path, name }) => ({ value: path, label: name })),
          ...(chosen ? [] : [{ value: dataSourcePath, label: labelOf(dataSourcePath, all.length > 0) }]),
        ]}
        onChange={changePath}
        {...(chosen && { help: chosen.description })}
        error={at?.source === 'collection' || at?.source === 'tag' ? undefined : error}
      />
      {dataSourcePath === HAND_PICKED ? (
        <ProductField
          label="Products"
          help="Shown in this order. Products already in the cart, or only sold as a subscription, are left out."
          purpose="any"
          limit={LIST_LIMITS.widgetProducts}
          value={widget.products}
          onChange={(products) => change({ products }, 'products')}
          error={scope.error(['products'])}
        />
      ) : (
        <Text as="p" tone="subdued">
          {builtInAt(dataSourcePath)?.knownBy === 'store'
            ? 'The preview shows other products of yours instead of Shopify’s.'
            : 'The preview shows other products of yours.'}
        </Text>
      )}
      {at?.source === 'collection' && (
        <CollectionField
          label="Collection"
          most={1}
          value={
            at.collectionId === null
              ? []
              : [{ id: at.collectionId, handle: '', title: `Collection ${at.collectionId}` }]
          }
          onChange={([first]) =>
            changePath(first ? collectionSourcePath(first.id) : builtInPath('collection'))
          }
          error={error}
        />
      )}
      {at?.source === 'tag' && (
        <TagField
          label="Tag"
          most={1}
          value={at.tag === null ? [] : [at.tag]}
          onChange={([first]) => changePath(first === undefined ? builtInPath('tag') : tagSourcePath(first))}
          error={error}
        />
      )}
    </>
  );
}

/** The path of a source as the list has it: those of a collection and of a tag go on with the choice. */
function withoutChoice(path: string): string {
  const at = sourceAt(path);
  return at?.source === 'collection' || at?.source === 'tag' ? builtInPath(at.source) : path;
}

/** What a source is called that isn't offered here. */
function labelOf(path: string, isLoaded: boolean): string {
  if (!isLoaded) return 'Loading…';
  const at = sourceAt(path);
  return at === null || at.source === 'custom' ? 'Deleted data source' : BUILT_IN[at.source].name;
}
