import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { CollectionField } from '../../editor-kit/pickers/collections/collection-field';
import { ProductField } from '../../editor-kit/pickers/products/product-field';
import { TagField } from '../../editor-kit/pickers/tags/tag-field';
import { useSearch } from './search-editor';

/** Products that no search finds. */
export function HiddenCard() {
  const { settings, scope, set } = useSearch();
  return (
    <SettingsCard
      title="Hidden products"
      help="Search never finds them. They stay in collections and can be bought."
    >
      <ProductField
        label="Products"
        purpose="any"
        value={settings.excludedProducts.map(({ productId }) => ({ product_id: productId, variant_ids: [] }))}
        onChange={(chosen) =>
          set(
            'excludedProducts',
            chosen.map(({ product_id }) => ({ productId: product_id })),
            'Change hidden products',
          )
        }
        error={scope.error(['excludedProducts'])}
      />
      <TagField
        label="Products with one of these tags"
        value={settings.excludedProductTags}
        onChange={(tags) => set('excludedProductTags', tags, 'Change hidden tags')}
      />
      <CollectionField
        label="All products of these collections"
        help="Also those that are in other collections."
        value={settings.excludedCollections.map((each) => ({
          id: each.collectionId,
          handle: each.collectionHandle,
          title: each.collectionName,
        }))}
        onChange={(chosen) =>
          set(
            'excludedCollections',
            chosen.map(({ id, handle, title }) => ({
              collectionId: id,
              collectionHandle: handle,
              collectionName: title,
            })),
            'Change hidden collections',
          )
        }
        error={scope.error(['excludedCollections'])}
      />
    </SettingsCard>
  );
}
