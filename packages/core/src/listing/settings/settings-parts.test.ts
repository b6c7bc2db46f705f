import { expect, it } from 'vitest';
import { BUILT_IN_SETTINGS } from './default-settings';
import { defaultSettingsParts } from './settings-parts';

it('the sections of default settings cover every field once, with one section per language', () => {
  const fields = defaultSettingsParts
    .split(BUILT_IN_SETTINGS)
    .flatMap(({ value }) => Object.keys(value as object));
  const { template, translations: _, ...others } = BUILT_IN_SETTINGS;
  expect(fields.sort()).toEqual([...Object.keys(others), ...Object.keys(template)].sort());
});
