import { expect, test } from 'vitest';
import { foundIn, searchable } from '../../../testing/a-search';
import { search } from './search';

const SHIRTS = ['T-Shirt', 'Tshirt', 'T Shirt'];

test.each(SHIRTS)('"%s" finds every spelling of the word', (text) => {
  expect(foundIn(searchable('en', [...SHIRTS, 'Trousers']), text).sort()).toEqual([...SHIRTS].sort());
});

test.each(['Mütze', 'mutze', 'MUETZE', 'Mützen'])('in German "%s" finds a hat', (text) => {
  expect(foundIn(searchable('de', ['Warme Mütze', 'Muetze aus Wolle', 'Handschuhe']), text)).toHaveLength(2);
});

test('in German, letters that only resemble an umlaut are found too', () => {
  const shop = searchable('de', ['Neue Mauer', 'Blaue Quelle']);
  expect(foundIn(shop, 'neue')).toEqual(['Neue Mauer']);
  expect(foundIn(shop, 'blaue quelle')[0]).toBe('Blaue Quelle');
});

test.each([
  ['en', 'Running Shoes for Men', 'shoe'],
  ['en', "Women's Boots", 'womens boot'],
  ['en', 'Batteries, rechargeable', 'battery'],
  ['en', 'Crème brûlée torch', 'creme brulee'],
  ['fr', 'Veste montée à la main', 'montee'],
  ['fr', 'Chaussures de ville', 'chaussure'],
  ['es', 'Habitación', 'habitacion'],
  ['tr', 'IŞIK', 'ışık'],
  ['ja', 'ワイヤレスイヤホン用ケース', 'イヤホン'],
  ['ja', 'コンピューター', 'コンピュータ'],
  ['ja', 'ﾏｸﾞｶｯﾌﾟ', 'マグカップ'],
  ['zh', '防水登山鞋男士', '登山鞋'],
  ['zh', '防水登山鞋男士', '鞋'],
  ['th', 'กระเป๋าเดินทาง', 'กระเป๋า'],
  ['ar', 'الكِتَابُ', 'كتاب'],
  ['ar', 'حقيبة أنيقة', 'حقيبه انيقه'],
  ['ar', 'كتب', 'الكتب'],
  ['hi', 'चमड़े का बैग', 'बैग'],
  ['ru', 'Ёлка', 'елка'],
  ['xx', 'Løvøl', 'lovol'],
])('in %s, "%s" is found by "%s"', (language, title, text) => {
  expect(foundIn(searchable(language, ['Something else', title]), text)).toEqual([title]);
});

test.each(['50ml', '50 ml', '50ML'])('"%s" finds that measure, not its parts', (text) => {
  const shop = searchable('en', ['Oil 50ml', 'Balm 50 ml', 'Soap 100 ml, box of 50']);
  expect(foundIn(shop, text)).toEqual(['Oil 50ml', 'Balm 50 ml']);
});

test.each(['1,5 l', '1.5l', '1.5 litres'])('"%s" is a single measure', (text) => {
  expect(foundIn(searchable('en', ['Jug 1.5 L', 'Jug 1 L', 'Jug 5 L']), text)).toEqual(['Jug 1.5 L']);
});

test('inch signs match inches', () => {
  expect(foundIn(searchable('en', ['Screen 17" wide', 'Screen 19" wide']), '17 inch')).toEqual([
    'Screen 17" wide',
  ]);
});

test.each(['TN-2110/BK', 'tn2110bk', 'tn 2110 bk'])('finds the whole code: "%s"', (text) => {
  const shop = searchable('en', [{ title: 'Toner', codes: ['TN-2110/BK'] }, { title: 'TN 5 cable' }]);
  expect(foundIn(shop, text)[0]).toBe('Toner');
});

test('finds a prefix shared by more words than there are products, titles first', () => {
  const shop = searchable('en', [{ title: 'Rug', description: 'Cap, card, carpet' }, 'Cap card']);
  expect(foundIn(shop, 'ca', 'unfinished')).toEqual(['Cap card', 'Rug']);
});

test('matches letters and digits with or without a space', () => {
  const shop = searchable('en', ['iPhone 11 case', 'PS4 pad', 'Lamp']);
  expect(foundIn(shop, 'iphone11')).toEqual(['iPhone 11 case']);
  expect(foundIn(shop, 'ps 4')).toEqual(['PS4 pad']);
});

test('ranks products with all words before those with one, however frequent', () => {
  const shop = searchable('en', [
    'Lamp lamp lamp lamp',
    { title: 'Rug', description: 'Goes with a blue lamp' },
  ]);
  expect(foundIn(shop, 'blue lamp')).toEqual(['Rug', 'Lamp lamp lamp lamp']);
});

test('ranks a word in the title above one in the description', () => {
  const shop = searchable('en', [{ title: 'Rug', description: 'Lamp' }, 'Lamp of steel']);
  expect(foundIn(shop, 'lamp')).toEqual(['Lamp of steel', 'Rug']);
});

test('ranks words in query order first', () => {
  const shop = searchable('en', ['Board light', 'Light board']);
  expect(foundIn(shop, 'light board')).toEqual(['Light board', 'Board light']);
});

test('ranks the literal spelling first on a tie, then the lower id', () => {
  expect(foundIn(searchable('en', ['Resume', 'Résumé']), 'résumé')).toEqual(['Résumé', 'Resume']);
  expect(foundIn(searchable('en', ['Resume', 'Résumé']), 'resume')).toEqual(['Resume', 'Résumé']);
  expect(foundIn(searchable('en', ['Red mug', 'Red cup']), 'red')).toEqual(['Red mug', 'Red cup']);
});

test('makes a stop word optional, but counts it when present', () => {
  const shop = searchable('en', ['White cap', 'Off White cap', 'Off']);
  expect(foundIn(shop, 'off white')).toEqual(['Off White cap', 'White cap']);
  expect(foundIn(shop, 'off')).toEqual(['Off', 'Off White cap']);
});

test('matches an unfinished last word as a prefix, and a finished one exactly', () => {
  const shop = searchable('en', ['Blue headphones', 'Blue hat']);
  expect(foundIn(shop, 'blue head', 'unfinished')[0]).toBe('Blue headphones');
  expect(foundIn(shop, 'head')).toEqual([]);
  expect(foundIn(shop, 'bl hat', 'unfinished')).toEqual(['Blue hat']);
});

test.each(['', ' ', '🙂', '™', '́', '\ud800', '--'])('finds nothing for a text without words: %j', (text) => {
  expect(foundIn(searchable('en', ['Mug', '', '🙂']), text)).toEqual([]);
});

test.each([
  ['リネンエプ', ['リネンエプロン', 'リネンクッション']],
  ['リネンエ', ['リネンエプロン', 'リネンクッション']],
  ['ホーローマ', ['ホーローマグ']],
  ['木のまな', ['オリーブの木のまな板']],
  ['エプロンリネ', ['リネンエプロン', 'リネンクッション']],
  ['マグ', ['ホーローマグ']],
])('splits unspaced text with a half-typed word by the shop’s words: "%s"', (text, found) => {
  const titles = [
    'リネンエプロン',
    'リネンクッション',
    'ホーローマグ',
    'オリーブの木のまな板',
    'ハウスコーヒー',
  ];
  expect(foundIn(searchable('ja', titles), text, 'unfinished')).toEqual(found);
});

test('splits unknown unspaced text by a dictionary', () => {
  const shop = searchable('ja', ['リネンエプロン', 'ハウスコーヒー']);
  expect(foundIn(shop, 'ガーデングローブ', 'unfinished')).toEqual([]);
  expect(foundIn(shop, 'ハウスコーヒー', 'unfinished')).toEqual(['ハウスコーヒー']);
  expect(foundIn(shop, 'ハウスコーヒ')).toEqual(['ハウスコーヒー']);
});

test('scores limited results the same as all results', () => {
  const { index, titles } = searchable('en', [
    'Mug red',
    ...Array.from({ length: 200 }, (_, at) => (at % 70 === 0 ? 'Red mug' : at % 2 ? 'Mug' : 'Red lid')),
  ]);
  const ids = Float64Array.from(titles, (_, row) => row + 1);
  const request = { text: 'red mug', isUnfinished: false };
  const all = search(index, ids, request);
  const wanted = search(index, ids, request, { isHere: () => true, enough: 4 });
  expect(all.rows.length).toBe(201);
  expect([...wanted.rows].map((row) => titles[row])).toEqual(['Red mug', 'Red mug', 'Red mug', 'Mug red']);
  expect([wanted.rows, wanted.matched, wanted.scores]).toEqual(
    [all.rows, all.matched, all.scores].map((column) => column.subarray(0, 4)),
  );
});
