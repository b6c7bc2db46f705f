import type { Change } from '../editing/command';
import { COLOUR_NAMES } from './colour-names';
import { type ThemeImport, withThemeImport } from './from-theme-settings';
import type { Look, LookColour, LookSettings } from './look';
import { type Preset, withPreset } from './presets';
import { settingInText } from './setting-names';

/** Change of a look, for its history. */
export type LookCommand = (look: Look) => Change<Look>;

/** Sets a colour, or with null leaves it to the theme. Consecutive changes are one undo step. */
export function setColour(field: LookColour, value: string | null): LookCommand {
  return (look) => merged(field, `Change ${COLOUR_NAMES[field].toLowerCase()}`, { ...look, [field]: value });
}

/** Sets several colours in one undo step, such as to fix the contrast. */
export function setColours(colours: Partial<Record<LookColour, string>>): LookCommand {
  return (look) => recorded('Make the colors easy to read', { ...look, ...colours });
}

/** Sets a setting. Consecutive changes are one undo step. */
export function setSetting<Name extends keyof LookSettings>(
  name: Name,
  value: LookSettings[Name],
): LookCommand {
  return (look) =>
    merged(name, `Change ${settingInText(name)}`, { ...look, settings: { ...look.settings, [name]: value } });
}

/** Sets the URL of the logo; empty for none. Consecutive changes are one undo step. */
export function setLogo(address: string): LookCommand {
  return (look) =>
    merged('logoUrl', 'Change logo', { ...look, logoUrl: address.trim() === '' ? null : address });
}

export function wearPreset(preset: Preset): LookCommand {
  return (look) => recorded(`Use "${preset.name}"`, withPreset(look, preset));
}

export function wearTheme(found: ThemeImport): LookCommand {
  return (look) => recorded('Import from your theme', withThemeImport(look, found));
}

function recorded(label: string, document: Look): Change<Look> {
  return { ok: true, document, label, history: 'record' };
}

function merged(mergeKey: string, label: string, document: Look): Change<Look> {
  return { ok: true, document, label, history: 'merge', mergeKey };
}
