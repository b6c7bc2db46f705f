import { describe, expect, it } from 'vitest';
import { ANNOUNCEMENT_BAR_WORDS } from '../components/announcement-bar/announcement-bar-words';
import { CART_SHARE_WORDS } from '../components/cart-share/cart-share-words';
import { CROSS_SELL_WORDS } from '../components/cross-sell-widget/cross-sell-words';
import { DISCOUNT_CODE_WORDS } from '../components/discount-code/discount-code-words';
import { LINE_OFFERS_WORDS } from '../components/line-offers/line-offers-words';
import { NOTES_WORDS } from '../components/notes/notes-words';
import { SHARED_CART_WORDS } from '../components/shared-cart/shared-cart-words';
import { TIERED_PROGRESS_BAR_WORDS } from '../components/tiered-progress-bar/tiered-progress-bar-words';
import { BUNDLED_WORDS } from '../preview/bundled-words';
import { WORDS } from '../words';
import { LANGUAGES, languageOf } from './load-words';
import type { Translation } from './translation';

/** What a translation is made of. */
const ENGLISH: Translation = {
  cart: WORDS,
  parts: {
    announcement_bar: ANNOUNCEMENT_BAR_WORDS,
    tiered_progress_bar: TIERED_PROGRESS_BAR_WORDS,
    cart_share: CART_SHARE_WORDS,
    shared_cart: SHARED_CART_WORDS,
    line_offers: LINE_OFFERS_WORDS,
    notes: NOTES_WORDS,
    discount_code: DISCOUNT_CODE_WORDS,
    cross_sell_widget: CROSS_SELL_WORDS,
  },
};

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
      const english = new Map(textsOf(ENGLISH));
      for (const [path, text] of textsOf(translation)) {
        expect(text.trim(), path).not.toBe('');
        expect(markers(text), path).toEqual(markers(english.get(path) ?? ''));
      }
      const said = textsOf(translation).map(([path]) => path);
      expect(said.sort()).toEqual([...english.keys()].sort());
    },
  );
});
