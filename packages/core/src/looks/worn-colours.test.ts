import { expect, it } from 'vitest';
import { COLOURS } from './colour-names';
import { DEFAULT_LOOK } from './default-look';
import { EMPTY_COLOURS, wornColours } from './worn-colours';

it('changes an empty colour with those that it is said to come from, and with no other', () => {
  const set = { ...DEFAULT_LOOK, pageBgColor: '#fdf6e3', textColor: '#203040', accentColor: '#7a1f2b' };
  const look = { ...set, buttonBgColor: '#1a56b0' };
  for (const field of COLOURS) {
    const source = EMPTY_COLOURS[field];
    if (source.from !== 'colours') continue;
    const empty = { ...look, [field]: null };
    const changes = COLOURS.filter(
      (each) =>
        each !== field && wornColours({ ...empty, [each]: '#808000' })[field] !== wornColours(empty)[field],
    );
    expect({ field, changes: changes.sort() }).toEqual({ field, changes: [...source.of].sort() });
  }
});
