import { setField } from '@cartwright/core/collections/change-settings';
import type { DefaultSettings } from '@cartwright/core/collections/default-settings';
import { RENDER_OOS } from '@cartwright/core/collections/listing-settings';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { ProductField } from '../../editor-kit/pickers/products/product-field';
import { TagField } from '../../editor-kit/pickers/tags/tag-field';
import { useDefaults, useRunDefaults } from './listing-editor';

const SOLD_OUT = { all: 'Keep in place', end: 'Move to the end', hide: 'Hide' } as const;

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
      <SelectSetting
        label="Sold-out products"
        value={settings.renderOos}
        options={RENDER_OOS.map((value) => ({ value, label: SOLD_OUT[value] }))}
        onChange={(renderOos) => run(set('renderOos', renderOos, 'Change sold-out products'))}
      />
    </SettingsCard>
  );
}

/** Which tags the filter of tags offers. */
export function TagsCard() {
  const { settings } = useDefaults();
  const run = useRunDefaults();
  const filter = settings.filters.find(({ type }) => type === 'product-tags');
  if (!filter) return null;
  const at = settings.filters.indexOf(filter);
  const mode = filter.excludeSpecific ? 'allBut' : 'only';
  return (
    <SettingsCard title="Tags in the Product Tags filter">
      <SelectSetting
        label="Show"
        value={mode}
        options={[
          { value: 'only', label: 'Only these tags (all, if none is chosen)' },
          { value: 'allBut', label: 'All tags except these' },
        ]}
        onChange={(next) =>
          run((document) => ({
            ok: true,
            label: 'Change tags in filters',
            history: 'record',
            document: {
              ...document,
              filters: document.filters.map((each, place) =>
                place === at ? { ...each, excludeSpecific: next === 'allBut' } : each,
              ),
            },
          }))
        }
      />
      {mode === 'only' ? (
        <TagField
          label="Tags"
          value={settings.tagFilters}
          onChange={(tags) => run(set('tagFilters', tags, 'Change tags in filters'))}
        />
      ) : (
        <TagField
          label="Tags"
          value={settings.tagExclusions}
          onChange={(tags) => run(set('tagExclusions', tags, 'Change tags in filters'))}
        />
      )}
    </SettingsCard>
  );
}
