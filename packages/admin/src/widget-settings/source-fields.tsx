import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { BUILT_IN, builtInPath, HAND_PICKED } from '@cartwright/core/data-sources/built-in-sources';
import { collectionSourcePath, sourceAt, tagSourcePath } from '@cartwright/core/data-sources/source-at';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { useQuery } from '@tanstack/react-query';
import { SelectSetting } from '../editor-kit/fields/select-setting';
import { CollectionField } from '../editor-kit/pickers/collections/collection-field';
import { ProductField } from '../editor-kit/pickers/products/product-field';
import { TagField } from '../editor-kit/pickers/tags/tag-field';
import { dataSourcesQuery } from './widget-queries';

/** Data source with its hand-picked products, collection or tag. */
export function SourceFields({
  path,
  products,
  isOffered,
  productsHelp = 'Shown in this order. Products already in the cart, or only sold as a subscription, are left out.',
  errors,
  onPath,
  onProducts,
}: {
  readonly path: string;
  /** Products of the hand-picked source. */
  readonly products: readonly ProductSelection[];
  /** Whether a source is available here. */
  readonly isOffered: (path: string) => boolean;
  /** Help of the hand-picked products. */
  readonly productsHelp?: string;
  readonly errors: { readonly path: string | undefined; readonly products: string | undefined };
  readonly onPath: (path: string) => void;
  readonly onProducts: (products: ProductSelection[]) => void;
}) {
  const all = useQuery(dataSourcesQuery).data ?? [];
  const sources = all.filter((source) => isOffered(source.path));
  const at = sourceAt(path);
  const chosen = sources.find((source) => source.path === withoutChoice(path));
  const isOfChoice = at?.source === 'collection' || at?.source === 'tag';
  return (
    <>
      <SelectSetting
        label="Data source"
        value={chosen?.path ?? path}
        options={[
          ...sources.map((source) => ({ value: source.path, label: source.name })),
          ...(chosen ? [] : [{ value: path, label: labelOf(path, all.length > 0) }]),
        ]}
        onChange={onPath}
        {...(chosen && { help: chosen.description })}
        error={isOfChoice ? undefined : errors.path}
      />
      {path === HAND_PICKED && (
        <ProductField
          label="Products"
          help={productsHelp}
          purpose="any"
          limit={LIST_LIMITS.widgetProducts}
          value={products}
          onChange={onProducts}
          error={errors.products}
        />
      )}
      {at?.source === 'collection' && (
        <CollectionField
          label="Collection"
          limit={1}
          value={
            at.collectionId === null
              ? []
              : [{ id: at.collectionId, handle: '', title: `Collection ${at.collectionId}` }]
          }
          onChange={([first]) => onPath(first ? collectionSourcePath(first.id) : builtInPath('collection'))}
          error={errors.path}
        />
      )}
      {at?.source === 'tag' && (
        <TagField
          label="Tag"
          limit={1}
          value={at.tag === null ? [] : [at.tag]}
          onChange={([first]) => onPath(first === undefined ? builtInPath('tag') : tagSourcePath(first))}
          error={errors.path}
        />
      )}
    </>
  );
}

/** Path of a source as the list has it: those of collections and tags also contain the choice. */
function withoutChoice(path: string): string {
  const at = sourceAt(path);
  return at?.source === 'collection' || at?.source === 'tag' ? builtInPath(at.source) : path;
}

/** Name of a source that isn't available here. */
function labelOf(path: string, isLoaded: boolean): string {
  if (!isLoaded) return 'Loading…';
  const at = sourceAt(path);
  return at === null || at.source === 'custom' ? 'Deleted data source' : BUILT_IN[at.source].name;
}
