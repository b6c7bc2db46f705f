import type { BundleSettings } from '@cartwright/core/widgets/bundle-settings';
import { BUNDLE_TEXTS } from '@cartwright/core/widgets/bundle-texts';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { scopeAt } from '../../editor-kit/fields/field-scope';
import { LanguageTexts } from '../../editor-kit/fields/language-texts';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import { NameAndTitle, SoldOutProducts } from '../../widget-settings/shared-fields';
import type { WidgetGroup } from '../../widget-settings/widget-group';
import { BundleContainerFields } from './bundle-container';
import { BundleSteps } from './bundle-steps';
import { BundleTiers } from './bundle-tiers';
import './bundle-fields.css';

/** Fields of a bundle builder, besides those of every page widget. */
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
        <NameAndTitle
          widget={widget}
          scope={scope}
          change={change}
          titleHelp="Shown above the steps. Leave blank to show none."
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
        <SoldOutProducts widget={widget} change={change} />
      </SettingsGroup>
    </>
  );
}
