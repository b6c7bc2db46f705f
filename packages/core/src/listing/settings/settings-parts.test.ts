import { expect, it } from 'vitest';
import { BUILT_IN_SETTINGS } from './default-settings';
import { defaultSettingsParts } from './settings-parts';

it('the parts of default settings hold every field, once; each language is one of its own', () => {
  const fields = defaultSettingsParts
    .split(BUILT_IN_SETTINGS)
    .flatMap(({ value }) => Object.keys(value as object));
  expect([...fields, 'translations'].sort()).toEqual(Object.keys(BUILT_IN_SETTINGS).sort());
});
