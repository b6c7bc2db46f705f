import { expect, it } from 'vitest';
import { sameValue } from './same-value';

it.each([
  ['Navy Blue', 'navy  blue'],
  ['Navy Blue', ' Navy\u00a0Blue '],
  ['Navy-Blue', 'Navy blue'],
  ['Navy – Blue', 'Navy_Blue'],
  ['ＢＬＵＥ', 'Blue'],
  ['Cafe\u0301', 'Café'],
  ['Men’s', "Men's"],
  ['Colour', 'color'],
  ['Dark Grey', 'dark gray'],
])('%j and %j are one', (one, other) => expect(sameValue(one)).toBe(sameValue(other)));

it.each([
  ['10-12', '10 12'],
  ['-5', '5'],
  ['Öl', 'Ol'],
  ['S', 'XS'],
  ['1.5', '15'],
  ['C', 'C++'],
])('%j and %j are two', (one, other) => expect(sameValue(one)).not.toBe(sameValue(other)));
