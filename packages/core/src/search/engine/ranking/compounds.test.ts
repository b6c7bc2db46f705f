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
])('%s: %s finds compounds that end with it: %j', (language, typed, titles) => {
  const shop = searchable(language, [...titles, 'Kühe', 'Boeken over bijen', 'Hacken']);
  expect(foundIn(shop, typed).sort()).toEqual(titles);
  expect(correctedIn(shop, typed)).toBeNull();
});

test('ranks the word itself before compounds', () => {
  const shop = searchable('de', ['Regenjacke', 'Jacke', 'Winterjacke']);
  expect(foundIn(shop, 'Jacken')[0]).toBe('Jacke');
});

test('finds accidental endings of a short word only when little else matches', () => {
  const shop = searchable('de', ['Schaltkreise', 'Speiseeis Vanille', 'Speise']);
  expect(foundIn(shop, 'Eis')).toEqual(['Speiseeis Vanille']);
  expect(foundIn(searchable('de', ['Strumpfhose 40 den', 'Pfeffermühle']), 'Hose')).toEqual([
    'Strumpfhose 40 den',
  ]);
});

test('finds a compound by its first and last word in either order', () => {
  const shop = searchable('de', ['Küchenmesser Damaszener', 'Zahnbürste Bambus', 'Kühe aus Plüsch']);
  expect(foundIn(shop, 'Küche Messer', 'unfinished')[0]).toBe('Küchenmesser Damaszener');
  expect(foundIn(shop, 'Bürste Zähne', 'unfinished')[0]).toBe('Zahnbürste Bambus');
});

test('skips compounds in English: "board" doesn’t find skateboard', () => {
  expect(foundIn(searchable('en', ['Skateboard', 'Cutting board']), 'board')).toEqual(['Cutting board']);
});
