import { setField } from '@cartwright/core/editing/set-field';
import type { DefaultSettings } from '@cartwright/core/listing/settings/default-settings';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { HiddenProductsFields } from '../../editor-kit/pickers/products/hidden-products-fields';
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
      help="Hidden from every collection page, during campaigns too. Search hides them too, until you save Search settings. They can still be bought."
    >
      <HiddenProductsFields
        value={settings}
        error={scope.error(['excludedProducts'])}
        onProducts={(products, label) => run(set('excludedProducts', products, label))}
        onTags={(tags, label) => run(set('excludedProductTags', tags, label))}
      />
    </SettingsCard>
  );
}
