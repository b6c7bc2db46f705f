import { expect, test } from 'vitest';
import { correctedIn, foundIn, searchable } from '../../../testing/a-search';

test.each([
  ['de', 'Jacke', ['Regenjacke gelb', 'Winterjacke']],
  ['de', 'Jacken', ['Regenjacke gelb', 'Winterjacke']],
  ['nl', 'broeken', ['Joggingbroek', 'Spijkerbroek']],
  ['sv', 'jackor', ['Vinterjacka dam']],
  ['da', 'sokker', ['Ankelsokker bomuld']],
  ['nb', 'lamper', ['Skrivebordslampe']],
  ['fi', 'takki', ['Talvitakki']],
  ['ko', '파우치', ['노트북파우치 15인치']],
  ['ja', 'グラス', ['サングラス 偏光']],
])('%s: %s finds what ends with it: %j', (language, typed, titles) => {
  const shop = searchable(language, [...titles, 'Kühe', 'Boeken over bijen', 'Hacken']);
  expect(foundIn(shop, typed).sort()).toEqual(titles);
  expect(correctedIn(shop, typed)).toBeNull();
});

test('what has the word itself comes first', () => {
  const shop = searchable('de', ['Regenjacke', 'Jacke', 'Winterjacke']);
  expect(foundIn(shop, 'Jacken')[0]).toBe('Jacke');
});

test('a short word finds what ends with it by chance only where little else is found', () => {
  const shop = searchable('de', ['Schaltkreise', 'Speiseeis Vanille', 'Speise']);
  expect(foundIn(shop, 'Eis')).toEqual(['Speiseeis Vanille']);
  expect(foundIn(searchable('de', ['Strumpfhose 40 den', 'Pfeffermühle']), 'Hose')).toEqual([
    'Strumpfhose 40 den',
  ]);
});

test('words that begin and end a compound find it together, in either order', () => {
  const shop = searchable('de', ['Küchenmesser Damaszener', 'Zahnbürste Bambus', 'Kühe aus Plüsch']);
  expect(foundIn(shop, 'Küche Messer', 'unfinished')[0]).toBe('Küchenmesser Damaszener');
  expect(foundIn(shop, 'Bürste Zähne', 'unfinished')[0]).toBe('Zahnbürste Bambus');
});

test('English writes words apart: "board" is no skateboard', () => {
  expect(foundIn(searchable('en', ['Skateboard', 'Cutting board']), 'board')).toEqual(['Cutting board']);
});
