import { expect, it } from 'vitest';
import { appliedColours, EMPTY_COLOURS } from './applied-colours';
import { COLOURS } from './colour-names';
import { DEFAULT_LOOK } from './default-look';

it('uses the accent as success colour, or green without one', () => {
  const successOf = (accentColor: string | null) =>
    appliedColours({ ...DEFAULT_LOOK, accentColor }).successColor;
  expect(EMPTY_COLOURS.successColor).toEqual({ from: 'or-green', of: 'accentColor' });
  expect(successOf('#7a1f2b')).toBe('#7a1f2b');
  expect(successOf(null)).toBe('#1c6b41');
});

it('an empty colour changes with its source colours and no others', () => {
  const set = { ...DEFAULT_LOOK, pageBgColor: '#fdf6e3', textColor: '#203040', accentColor: '#7a1f2b' };
  const look = { ...set, buttonBgColor: '#1a56b0' };
  for (const field of COLOURS) {
    const source = EMPTY_COLOURS[field];
    if (source.from !== 'colours') continue;
    const empty = { ...look, [field]: null };
    const changes = COLOURS.filter(
      (each) =>
        each !== field &&
        appliedColours({ ...empty, [each]: '#808000' })[field] !== appliedColours(empty)[field],
    );
    expect({ field, changes: changes.sort() }).toEqual({ field, changes: [...source.of].sort() });
  }
});
