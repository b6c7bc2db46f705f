import { describe, expect, it, test } from 'vitest';
import { foundIn, searchable } from '../../../testing/a-search';
import { searchLanguage } from './search-language';
import { termsOf } from './term-forms';

/** Forms of a word that share a stem, by language. */
const FORMS: readonly (readonly [language: string, forms: string])[] = [
  ['ar', 'حقيبة الحقيبة للحقيبة حقيبتين حقيبات'],
  ['ar', 'أزرق زرقاء الأزرق'],
  ['cs', 'hrnek hrnky hrnku hrnků'],
  ['cs', 'stůl stoly stolu stole'],
  ['cs', 'panenka panenky panenek'],
  ['cs', 'černý černá černé černou černých'],
  ['da', 'stol stole stolen stolene'],
  ['da', 'sok sokker sokkerne'],
  ['de', 'Kissen Kissens'],
  ['de', 'Pulli Pullis'],
  ['en', 'knife knives'],
  ['en', 'mouse mice'],
  ['es', 'lápiz lápices'],
  ['fr', 'doux douce douces'],
  ['fr', 'œil yeux'],
  ['nb', 'lampe lampen lamper lampene'],
  ['nl', 'brief brieven'],
  ['nl', 'vaas vazen'],
  ['nl', 'jas jassen jasje jasjes'],
  ['nl', 'stoel stoelen stoeltje'],
  ['pl', 'kubek kubki kubków kubkiem'],
  ['pl', 'ząb zęby zębów'],
  ['pl', 'książka książki książek'],
  ['pl', 'duży duża duże dużych'],
  ['sv', 'mössa mössan mössor mössorna'],
  ['sv', 'spegel spegeln speglar'],
  ['sv', 'bok boken böcker böckerna'],
  ['sv', 'akvarium akvariet'],
  ['tr', 'çanta çantalar çantası cantalar'],
  ['tr', 'renk rengi renkler'],
  ['tr', 'kitap kitabı kitaplar'],
  ['tr', 'saat saatler saati'],
];

test.each(FORMS)('%s: %s', (code, forms) => {
  const language = searchLanguage(code);
  const stems = forms.split(' ').map((form) => termsOf(form.toLowerCase(), language)[0]);
  expect(stems).toEqual(stems.map(() => stems[0]));
});

describe('Arabic broken plurals', () => {
  it.each([
    ['أقلام', 'قلم حبر'],
    ['عطور', 'عطر رجالي'],
    ['وسائد', 'وسادة ريش'],
    ['ملاعق', 'ملعقة خشب'],
    ['مفاتيح', 'مفتاح ربط'],
    ['سكاكين', 'سكين مطبخ'],
    ['خواتم', 'خاتم فضة'],
    ['أحذية', 'حذاء رياضي'],
    ['قمصان', 'قميص قطن'],
    ['أكواب', 'كوب قهوة'],
    ['كراسي', 'كرسي خشب'],
  ])('%s finds %s, and its singular the plural', (plural, title) => {
    expect(foundIn(searchable('ar', [title, 'طاولة']), plural)).toEqual([title]);
    const [singular = ''] = title.split(' ');
    expect(foundIn(searchable('ar', [`${plural} جديدة`, 'طاولة']), singular)).toEqual([`${plural} جديدة`]);
  });

  it('don’t match another word of the same root', () => {
    const shop = searchable('ar', ['ستارة غرفة', 'سترة جلد']);
    expect(foundIn(shop, 'ستارة')).toEqual(['ستارة غرفة']);
    expect(foundIn(shop, 'سترة')).toEqual(['سترة جلد']);
  });

  it('are found after the prefix for "and"', () => {
    expect(foundIn(searchable('ar', ['عبايات وفساتين']), 'فساتين')).toEqual(['عبايات وفساتين']);
  });
});

test('a Korean noun is found with and without its particle', () => {
  const shop = searchable('ko', ['강아지의 집', '캠핑 의자 접이식']);
  expect(foundIn(shop, '강아지')).toEqual(['강아지의 집']);
  expect(foundIn(shop, '의자는')).toEqual(['캠핑 의자 접이식']);
});
