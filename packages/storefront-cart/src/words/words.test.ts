import { describe, expect, it } from 'vitest';
import { BUNDLED_WORDS } from '../preview/bundled-words';
import { WORDS } from '../words';
import { LANGUAGES, languageOf } from './load-words';

/** Every text of a table, by where it stands; makers of texts are given what stands out in what they make. */
function textsOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] => {
    const here = `${path}${name}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [[here, String(value('«1»', '«2»'))]];
    return textsOf(value, `${here}.`);
  });
}

const markers = (text: string) => ['«1»', '«2»'].filter((marker) => text.includes(marker));

describe('the languages of the cart', () => {
  it('are the same in the store and in the preview', () =>
    expect(Object.keys(BUNDLED_WORDS)).toEqual(LANGUAGES));

  it.each([
    ['de', 'de'],
    ['de-CH', 'de'],
    ['pt-BR', 'pt'],
    ['PT', 'pt'],
    ['en-GB', null],
    ['fil', null],
    ['', null],
  ])('%s speaks %s', (locale, language) => expect(languageOf(locale)).toBe(language));

  it.each(Object.entries(BUNDLED_WORDS))(
    '%s says everything, and leaves out nothing that it is told',
    (_language, translation) => {
      const english = new Map(textsOf(WORDS));
      for (const [path, text] of textsOf(translation.cart)) {
        expect(text.trim(), path).not.toBe('');
        expect(markers(text), path).toEqual(markers(english.get(path) ?? ''));
      }
      expect(textsOf(translation.cart).map(([path]) => path)).toEqual([...english.keys()]);
    },
  );
});
