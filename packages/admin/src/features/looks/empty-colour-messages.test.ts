import { COLOURS } from '@cartwright/core/looks/colour-names';
import { expect, it } from 'vitest';
import { emptyColourMessage } from './empty-colour-messages';

it('explains where each empty color comes from', () => {
  expect(Object.fromEntries(COLOURS.map((field) => [field, emptyColourMessage(field)]))).toEqual({
    pageBgColor: 'From your theme',
    textColor: 'From your theme',
    headlineColor: 'Same as text',
    accentColor: 'Same as text',
    successColor: 'Same as accent, or green',
    buttonBgColor: 'Same as accent',
    buttonTextColor: 'Readable on button',
    blockBgColor: 'From text and background',
    borderColor: 'From text and background',
  });
});
