import { DEFAULT_LOOK } from './default-look';
import type { Look, LookColour, LookSettings } from './look';

/** Preset of a look. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  /** All colours, and the settings that characterize it. */
  readonly colours: Readonly<Record<LookColour, string>>;
  readonly settings: Partial<LookSettings>;
}

export const PRESETS: readonly Preset[] = [
  {
    id: 'quiet-light',
    name: 'Quiet light',
    colours: {
      pageBgColor: '#ffffff',
      textColor: '#2b2b28',
      headlineColor: '#1a1a18',
      accentColor: '#55604d',
      successColor: '#55604d',
      buttonBgColor: '#2b2b28',
      buttonTextColor: '#ffffff',
      blockBgColor: '#f6f6f3',
      borderColor: '#e1e1db',
    },
    settings: { font: 'store', radius: 6, buttonRadius: 6, spacing: 'normal' },
  },
  {
    id: 'warm-paper',
    name: 'Warm paper',
    colours: {
      pageBgColor: '#fbf7ee',
      textColor: '#3a2f24',
      headlineColor: '#2a2018',
      accentColor: '#8a4b2a',
      successColor: '#8a4b2a',
      buttonBgColor: '#7a3f21',
      buttonTextColor: '#fffaf2',
      blockBgColor: '#f3eadb',
      borderColor: '#dccdb6',
    },
    settings: { headingFont: 'old-style', radius: 10, buttonRadius: 10 },
  },
  {
    id: 'deep-night',
    name: 'Deep night',
    colours: {
      pageBgColor: '#14151a',
      textColor: '#f2f1ee',
      headlineColor: '#ffffff',
      accentColor: '#ffb454',
      successColor: '#ffb454',
      buttonBgColor: '#ffb454',
      buttonTextColor: '#1d1608',
      blockBgColor: '#20222a',
      borderColor: '#383b46',
    },
    settings: { font: 'grotesque', radius: 4, buttonRadius: 4 },
  },
  {
    id: 'bold-black-and-white',
    name: 'Bold black and white',
    colours: {
      pageBgColor: '#ffffff',
      textColor: '#000000',
      headlineColor: '#000000',
      accentColor: '#000000',
      successColor: '#000000',
      buttonBgColor: '#000000',
      buttonTextColor: '#ffffff',
      blockBgColor: '#f2f2f2',
      borderColor: '#000000',
    },
    settings: { font: 'grotesque', radius: 0, buttonRadius: 0, buttonBorderWidth: 2, motion: 'reduced' },
  },
  {
    id: 'soft-rounded',
    name: 'Soft rounded',
    colours: {
      pageBgColor: '#fffafc',
      textColor: '#47323f',
      headlineColor: '#3a2333',
      accentColor: '#b03a75',
      successColor: '#b03a75',
      buttonBgColor: '#a8336c',
      buttonTextColor: '#ffffff',
      blockBgColor: '#fdeef4',
      borderColor: '#f0cfde',
    },
    settings: { font: 'rounded', radius: 20, buttonRadius: 32, spacing: 'roomy' },
  },
  {
    id: 'editorial-serif',
    name: 'Editorial serif',
    colours: {
      pageBgColor: '#fdfcfa',
      textColor: '#33302c',
      headlineColor: '#121110',
      accentColor: '#7a1f2b',
      successColor: '#7a1f2b',
      buttonBgColor: '#121110',
      buttonTextColor: '#fdfcfa',
      blockBgColor: '#f5f2ec',
      borderColor: '#d8d2c6',
    },
    settings: { font: 'transitional', headingFont: 'didone', radius: 0, buttonRadius: 0, spacing: 'roomy' },
  },
  {
    id: 'garden-green',
    name: 'Garden green',
    colours: {
      pageBgColor: '#f8faf4',
      textColor: '#26301f',
      headlineColor: '#1c2617',
      accentColor: '#3d6b35',
      successColor: '#3d6b35',
      buttonBgColor: '#356030',
      buttonTextColor: '#ffffff',
      blockBgColor: '#eaf1e2',
      borderColor: '#cddac1',
    },
    settings: { font: 'humanist', radius: 14, buttonRadius: 14 },
  },
  {
    id: 'clear-blue',
    name: 'Clear blue',
    colours: {
      pageBgColor: '#ffffff',
      textColor: '#22303f',
      headlineColor: '#101c2a',
      accentColor: '#1f5fbf',
      successColor: '#1f5fbf',
      buttonBgColor: '#1a56b0',
      buttonTextColor: '#ffffff',
      blockBgColor: '#eff4fb',
      borderColor: '#cfdbea',
    },
    settings: { font: 'system', radius: 8, buttonRadius: 8, spacing: 'compact' },
  },
];

/** Look with a preset; its name, logo, width and custom CSS stay. */
export function withPreset(look: Look, { colours, settings }: Preset): Look {
  const { width, customCss } = look.settings;
  return { ...look, ...colours, settings: { ...DEFAULT_LOOK.settings, ...settings, width, customCss } };
}
