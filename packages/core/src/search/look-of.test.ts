import { expect, it } from 'vitest';
import type { Hex } from '../looks/colour';
import { contrast } from '../looks/contrast';
import { lookOf } from './look-of';
import { NEW_LAYOUT, type ResultsLayout } from './results-layout';

/** CSS properties of the block, by name. */
function properties(colorSettings: Partial<ResultsLayout['colorSettings']>): Record<string, string> {
  const { style } = lookOf({
    ...NEW_LAYOUT,
    colorSettings: { ...NEW_LAYOUT.colorSettings, ...colorSettings },
  });
  return Object.fromEntries(style.split(';').map((each) => each.split(':')));
}

it('leaves colours to the theme while none is set', () => {
  expect(properties({})).toEqual({
    '--_wide': '4',
    '--_medium': '3',
    '--_narrow': '2',
    '--_gap': '16px',
    '--_ratio': '1/1',
  });
});

it('normalizes set colours to CSS', () => {
  expect(properties({ borderColor: '#ABC', blockBgColor: '#eeeeee', saleColor: '#b00' })).toMatchObject({
    '--_line': '#aabbcc',
    '--_edge': '#aabbcc',
    '--_surface': '#eeeeee',
    '--cw-sale-price': '#bb0000',
  });
});

it('keeps texts readable on their backgrounds', () => {
  const look = properties({
    pageBgColor: '#111111',
    textColor: '#222222',
    buttonBgColor: '#ffffff',
    buttonTextColor: '#fefefe',
    accentColor: '#0a0a0a',
  });
  const read = (front: string, ground: string) => contrast(look[front] as Hex, look[ground] as Hex);
  expect(read('color', 'background')).toBeGreaterThanOrEqual(4.5);
  expect(read('--_button-text', '--_button')).toBeGreaterThanOrEqual(4.5);
  expect(read('--_on-accent', '--_accent')).toBeGreaterThanOrEqual(4.5);
  expect(properties({ pageBgColor: '#ffffff', textColor: '#123456' }).color).toBe('#123456');
});

it('keeps stars visible on their background, at a lower contrast than texts', () => {
  const stars = (ratingColor: string, pageBgColor: string | null) =>
    properties({ ratingColor, pageBgColor })['--cw-rating'] as Hex;
  expect(stars('#ffd700', null)).toBe('#ffd700');
  expect(contrast(stars('#ffd700', '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(3);
  // 3.8:1
  expect(stars('#b37700', '#ffffff')).toBe('#b37700');
});

it('ignores invalid colours', () => {
  expect(properties({ textColor: 'red}body{display:none' })).not.toHaveProperty('color');
});
