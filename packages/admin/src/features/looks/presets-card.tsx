import { sameValue } from '@cartwright/core/editing/same-value';
import { wearPreset } from '@cartwright/core/looks/change-look';
import { DEFAULT_LOOK } from '@cartwright/core/looks/default-look';
import { PRESETS, withPreset } from '@cartwright/core/looks/presets';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { useLook, useRunLook } from './look-editor';
import { LookPicture } from './look-picture';
import { ThemeImport } from './theme-import';

/** Presets as pictures, and import from the store's theme. */
export function PresetsCard() {
  const look = useLook();
  const run = useRunLook();
  return (
    <SettingsCard
      title="Start from"
      help="Pick a preset, or import your theme’s looks. You can change everything later."
      action={<ThemeImport />}
    >
      <div className="cw-presets">
        {PRESETS.map((preset) => (
          <button
            key={preset.id}
            type="button"
            className="cw-preset"
            aria-pressed={sameValue(look, withPreset(look, preset))}
            onClick={() => run(wearPreset(preset))}
          >
            <LookPicture look={withPreset(DEFAULT_LOOK, preset)} />
            <span className="cw-preset__name">{preset.name}</span>
          </button>
        ))}
      </div>
    </SettingsCard>
  );
}
