import { expect, it } from 'vitest';
import { BUILT_IN_SETTINGS } from './default-settings';
import { defaultSettingsParts } from './settings-parts';

it('the parts of default settings hold every field, once; each language is one of its own', () => {
  const fields = defaultSettingsParts
    .split(BUILT_IN_SETTINGS)
    .flatMap(({ value }) => Object.keys(value as object));
  const { template, translations: _, ...others } = BUILT_IN_SETTINGS;
  expect(fields.sort()).toEqual([...Object.keys(others), ...Object.keys(template)].sort());
});
