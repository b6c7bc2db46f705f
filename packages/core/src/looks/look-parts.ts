import { type DescribedFields, describedFields } from '../editing/described-fields';
import type { Part, Parts } from '../editing/parts';
import { COLOUR_NAMES, COLOURS } from './colour-names';
import type { Look, LookSettings } from './look';
import { MOTION_NAMES, SETTING_NAMES, SPACING_NAMES, STACK_NAMES, STORE_FONT_NAMES } from './setting-names';

type Own = keyof Omit<Look, 'settings'>;

interface LookPart {
  readonly id: string;
  readonly title: string;
  readonly own: readonly Own[];
  readonly settings: readonly (keyof LookSettings)[];
}

const PARTS: readonly LookPart[] = [
  { id: 'name', title: 'Name', own: ['schemaVersion', 'id', 'name', 'logoUrl'], settings: [] },
  ...COLOURS.map((field) => ({ id: field, title: COLOUR_NAMES[field], own: [field], settings: [] })),
  { id: 'type', title: 'Type', own: [], settings: ['font', 'headingFont', 'fontSize'] },
  {
    id: 'shape',
    title: 'Shape',
    own: [],
    settings: ['radius', 'buttonRadius', 'buttonBorderWidth', 'width', 'spacing'],
  },
  { id: 'motion', title: 'Motion', own: [], settings: ['motion'] },
  { id: 'css', title: 'Custom CSS', own: [], settings: ['customCss'] },
];

const OWN_NAMES: Partial<Record<Own, string>> = { name: 'Name', ...COLOUR_NAMES, logoUrl: 'Logo' };

const WORDS: Partial<Record<keyof LookSettings, Readonly<Record<string, string>>>> = {
  font: { ...STACK_NAMES, store: STORE_FONT_NAMES.font },
  headingFont: { ...STACK_NAMES, store: STORE_FONT_NAMES.headingFont },
  spacing: SPACING_NAMES,
  motion: MOTION_NAMES,
};

/**
 * Sections of a look, as on the page. Each colour is a section: if those of two users have too little contrast
 * together, shoppers see them adjusted.
 */
export const lookParts: Parts<Look> = {
  split: (look) => PARTS.map((part) => partOf(look, part)),
  take(look, from, partId) {
    const part = PARTS.find(({ id }) => id === partId);
    if (!part) return look;
    const settings = { ...look.settings, ...picked(from.settings, part.settings) };
    return { ...look, ...picked(from, part.own), settings };
  },
};

function partOf(look: Look, { id, title, own, settings }: LookPart): Part {
  const value = { ...picked(look, own), ...picked(look.settings, settings) };
  return {
    id,
    title,
    value,
    fields: describedFields(value, { ...ownLabels(own), ...settingLabels(settings) }),
  };
}

function ownLabels(names: readonly Own[]): DescribedFields {
  return Object.fromEntries(names.flatMap((name) => (OWN_NAMES[name] ? [[name, OWN_NAMES[name]]] : [])));
}

function settingLabels(names: readonly (keyof LookSettings)[]): DescribedFields {
  return Object.fromEntries(
    names.map((name) => [name, { label: SETTING_NAMES[name], valueLabels: WORDS[name] ?? {} }]),
  );
}

function picked<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
}
