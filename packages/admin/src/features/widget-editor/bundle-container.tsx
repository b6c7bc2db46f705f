import { STEP_DISPLAY_NAMES } from '@cartwright/core/widgets/bundle-labels';
import { MAX_BUNDLE_UNITS, STEP_DISPLAYS } from '@cartwright/core/widgets/bundle-settings';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { SettingsGroup } from '../../editor-kit/fields/settings-group';
import type { BundleGroup } from './bundle-group';

/** Fields of a bundle's number of products and step display. */
export function BundleContainerFields({ bundle, scope, change }: BundleGroup) {
  const { container, stepDisplay } = bundle;
  const set = (changes: Partial<typeof container>, field: string) =>
    change({ container: { ...container, ...changes } }, `container.${field}`);
  return (
    <SettingsGroup title="Bundle">
      <div className="cw-widget-editor__pair">
        {!container.enabledForceToMax && (
          <AmountSetting
            scope={scope}
            path={['container', 'minValue']}
            label="Minimum products"
            value={container.minValue}
            onChange={(minValue) => set({ minValue }, 'minValue')}
            decimals={0}
          />
        )}
        <AmountSetting
          scope={scope}
          path={['container', 'maxValue']}
          label={container.enabledForceToMax ? 'Products in the bundle' : 'Maximum products'}
          value={container.maxValue}
          onChange={(maxValue) => set({ maxValue }, 'maxValue')}
          decimals={0}
          help={`Up to ${MAX_BUNDLE_UNITS}, over all steps.`}
        />
      </div>
      <Checkbox
        label="Only full bundles can be added"
        checked={container.enabledForceToMax}
        onChange={(enabledForceToMax) => set({ enabledForceToMax }, 'enabledForceToMax')}
      />
      <SelectSetting
        label="Steps shown as"
        value={stepDisplay}
        options={STEP_DISPLAYS.map((value) => ({ value, label: STEP_DISPLAY_NAMES[value] }))}
        onChange={(next) => change({ stepDisplay: next }, 'stepDisplay')}
      />
    </SettingsGroup>
  );
}
