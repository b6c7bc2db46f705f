import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import type { BundleSettings } from '@cartwright/core/widgets/bundle-settings';
import { BUNDLE_TEXTS } from '@cartwright/core/widgets/bundle-texts';
import { OUT_OF_STOCK } from '@cartwright/core/widgets/widget';
import { OUT_OF_STOCK_NAMES } from '@cartwright/core/widgets/widget-labels';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { scopeAt } from '../../editor-kit/fields/field-scope';
import { LanguageTexts } from '../../editor-kit/fields/language-texts';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import type { WidgetGroup } from '../../widget-settings/widget-group';
import { BundleContainerFields } from './bundle-container';
import { BundleSteps } from './bundle-steps';
import { BundleTiers } from './bundle-tiers';
import './bundle-fields.css';

/** What is set of a bundle builder, besides what every widget in pages has. */
export function BundleFields({ widget, scope, change }: WidgetGroup) {
  const { bundle } = widget.settings;
  if (!bundle) return null;
  const own = {
    bundle,
    scope: scopeAt(scope, ['settings', 'bundle']),
    change: (changes: Partial<BundleSettings>, field: string) =>
      change({ settings: { bundle: { ...bundle, ...changes } } }, `bundle.${field}`),
  };
  return (
    <>
      <SettingsGroup title="Bundle builder">
        <Checkbox
          label="Published"
          helpText="Shoppers see it on the pages that have its block, once you save."
          checked={bundle.isPublished}
          onChange={(isPublished) => own.change({ isPublished }, 'isPublished')}
        />
        <TextSetting
          scope={scope}
          path={['name']}
          label="Name"
          value={widget.name}
          limit={TEXT_LIMITS.widgetName}
          onChange={(name) => change({ name }, 'name')}
          help="Only you see it."
        />
        <TextSetting
          scope={scope}
          path={['title']}
          label="Title"
          value={widget.title}
          limit={TEXT_LIMITS.title}
          onChange={(title) => change({ title }, 'title')}
          help="Shown above the steps. Leave blank to show none."
        />
      </SettingsGroup>
      <BundleSteps {...own} />
      <BundleContainerFields {...own} />
      <BundleTiers {...own} />
      <SettingsGroup title="Texts">
        <LanguageTexts
          scope={own.scope}
          language={bundle.language}
          table={BUNDLE_TEXTS}
          change={(language, field) => own.change({ language }, field)}
        />
        <SelectSetting
          label="Sold-out products"
          value={widget.outOfStock}
          options={OUT_OF_STOCK.map((value) => ({ value, label: OUT_OF_STOCK_NAMES[value] }))}
          onChange={(outOfStock) => change({ outOfStock }, 'outOfStock')}
        />
      </SettingsGroup>
    </>
  );
}
