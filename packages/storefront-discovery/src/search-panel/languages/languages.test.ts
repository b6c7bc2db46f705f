import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { describe, expect, it } from 'vitest';
import { ENGLISH, type PanelMessages } from '../panel-messages';
import { words as ar } from './ar';
import { words as de } from './de';
import { words as es } from './es';
import { words as fr } from './fr';
import { words as it_ } from './it';
import { words as ja } from './ja';
import { words as nl } from './nl';
import { words as pt } from './pt';

const LANGUAGES: Readonly<Record<string, PanelMessages>> = { ar, de, es, fr, it: it_, ja, nl, pt };

describe('the words of the search panel', () => {
  it('are there in every language that the storefront speaks', () =>
    expect(Object.keys(LANGUAGES)).toEqual(SPOKEN));

  it.each(Object.entries(LANGUAGES))('say everything in %s that they are told', (_language, words) => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(ENGLISH).sort());
    const { found, ...texts } = words;
    for (const [name, value] of Object.entries(texts)) {
      if (typeof value === 'string') expect(value.trim(), name).not.toBe('');
      else expect(value('«1»'), name).toContain('«1»');
    }
    expect(found(7)).toContain('7');
  });

  it('have the forms that numbers ask for', () => {
    expect([0, 1, 2].map(ENGLISH.found)).toEqual(['0 suggestions', '1 suggestion', '2 suggestions']);
    expect([1, 2, 3, 11].map(ar.found)).toEqual(['اقتراح واحد', 'اقتراحان', '3 اقتراحات', '11 اقتراحًا']);
  });
});
