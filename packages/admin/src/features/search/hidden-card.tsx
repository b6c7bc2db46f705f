import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { CollectionField } from '../../editor-kit/pickers/collections/collection-field';
import { HiddenProductsFields } from '../../editor-kit/pickers/products/hidden-products-fields';
import { useSearch } from './search-editor';

/** Products hidden from search. */
export function HiddenCard() {
  const { settings, scope, set } = useSearch();
  return (
    <SettingsCard title="Hidden products" help="Search never finds them. They can still be bought.">
      <HiddenProductsFields
        value={settings}
        error={scope.error(['excludedProducts'])}
        onProducts={(products, label) => set('excludedProducts', products, label)}
        onTags={(tags, label) => set('excludedProductTags', tags, label)}
      />
      <CollectionField
        label="All products of these collections"
        help="A product in one of them is hidden even if it’s in other collections too."
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
