import type { DefaultSettings } from '@cartwright/core/collections/default-settings';
import { setField } from '@cartwright/core/editing/set-field';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { ProductField } from '../../editor-kit/pickers/products/product-field';
import { TagField } from '../../editor-kit/pickers/tags/tag-field';
import { useDefaults, useRunDefaults } from './listing-editor';

const set = <Name extends keyof DefaultSettings & string>(
  name: Name,
  value: DefaultSettings[Name],
  label: string,
) => setField<DefaultSettings, Name>(name, value, label);

/** Products that no collection shows. */
export function ExclusionsCard() {
  const { settings, scope } = useDefaults();
  const run = useRunDefaults();
  return (
    <SettingsCard
      title="Hidden products"
      help="Hidden from every collection page, during campaigns too. They can still be found in search and bought."
    >
      <ProductField
        label="Products"
        purpose="any"
        value={settings.excludedProducts.map(({ productId }) => ({ product_id: productId, variant_ids: [] }))}
        onChange={(chosen) =>
          run(
            set(
              'excludedProducts',
              chosen.map(({ product_id }) => ({ productId: product_id })),
              'Change hidden products',
            ),
          )
        }
        error={scope.error(['excludedProducts'])}
      />
      <TagField
        label="Products with one of these tags"
        value={settings.excludedProductTags}
        onChange={(tags) => run(set('excludedProductTags', tags, 'Change hidden tags'))}
      />
    </SettingsCard>
  );
}
