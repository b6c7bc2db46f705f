import { setSetting } from '@cartwright/core/looks/change-look';
import { MOTIONS, type Motion, SPACINGS, type Spacing } from '@cartwright/core/looks/look';
import { PIXELS, type PixelSetting } from '@cartwright/core/looks/look-limits';
import { MOTION_NAMES, SETTING_NAMES, SPACING_NAMES } from '@cartwright/core/looks/setting-names';
import { AmountField } from '@cartwright/ui/admin/amount-field';
import { Select } from '@cartwright/ui/admin/select';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { FontField } from './font-field';
import { type RunLook, useLook, useRunLook } from './look-editor';

interface CardProps {
  readonly scope: FieldScope;
}

/** Fonts and the size of texts. */
export function TypeCard({ scope }: CardProps) {
  return (
    <SettingsCard title="Type">
      <div className="cw-look-fields">
        <Font name="font" scope={scope} />
        <Font name="headingFont" scope={scope} />
        <Pixels name="fontSize" scope={scope} />
      </div>
    </SettingsCard>
  );
}

/** Corners, buttons, spacing, width and motion. */
export function ShapeCard({ scope }: CardProps) {
  const { spacing, motion } = useLook().settings;
  const run = useRunLook();
  return (
    <SettingsCard title="Shape and motion">
      <div className="cw-look-fields">
        <Pixels name="radius" scope={scope} />
        <Pixels name="buttonRadius" scope={scope} />
        <Pixels name="buttonBorderWidth" scope={scope} />
        <Pixels name="width" scope={scope} />
        <Select
          label={SETTING_NAMES.spacing}
          options={SPACINGS.map((value) => ({ value, label: SPACING_NAMES[value] }))}
          value={spacing}
          onChange={(next: Spacing) => run(setSetting('spacing', next))}
        />
        <Select
          label={SETTING_NAMES.motion}
          options={MOTIONS.map((value) => ({ value, label: MOTION_NAMES[value] }))}
          value={motion}
          onChange={(next: Motion) => run(setSetting('motion', next))}
          helpText="Shoppers who prefer reduced motion always get it."
        />
      </div>
    </SettingsCard>
  );
}

function Font({ name, scope }: CardProps & { readonly name: 'font' | 'headingFont' }) {
  return (
    <FontField
      name={name}
      value={useLook().settings[name]}
      error={scope.error(['settings', name])}
      onLeave={() => scope.leave(['settings', name])}
      run={useRunLook()}
    />
  );
}

function Pixels({ name, scope }: CardProps & { readonly name: PixelSetting }) {
  return (
    <PixelsField
      name={name}
      value={useLook().settings[name]}
      error={scope.error(['settings', name])}
      onLeave={() => scope.leave(['settings', name])}
      run={useRunLook()}
    />
  );
}

/** Length in pixels; blank for the default. */
function PixelsField(props: {
  readonly name: PixelSetting;
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly run: RunLook;
}) {
  const { name, value, run, error } = props;
  const { label, min, max, usual } = PIXELS[name];
  return (
    <AmountField
      label={label}
      decimals={0}
      suffix="px"
      placeholder={String(usual)}
      value={value}
      help={`${min} to ${max}`}
      onChange={(pixels) => run(setSetting(name, pixels))}
      onBlur={props.onLeave}
      error={error}
    />
  );
}
