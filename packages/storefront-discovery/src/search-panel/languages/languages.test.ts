import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { describe, expect, it } from 'vitest';
import { ENGLISH, type PanelMessages } from '../panel-messages';
import { messages as ar } from './ar';
import { messages as de } from './de';
import { messages as es } from './es';
import { messages as fr } from './fr';
import { messages as it_ } from './it';
import { messages as ja } from './ja';
import { messages as nl } from './nl';
import { messages as pt } from './pt';

const LANGUAGES: Readonly<Record<string, PanelMessages>> = { ar, de, es, fr, it: it_, ja, nl, pt };

describe('search panel messages', () => {
  it('exist in every storefront language', () => expect(Object.keys(LANGUAGES)).toEqual(SPOKEN));

  it.each(Object.entries(LANGUAGES))(
    'in %s are complete and keep their placeholders',
    (_language, messages) => {
      expect(Object.keys(messages).sort()).toEqual(Object.keys(ENGLISH).sort());
      const { found, ...texts } = messages;
      for (const [name, value] of Object.entries(texts)) {
        if (typeof value === 'string') expect(value.trim(), name).not.toBe('');
        else expect(value('«1»'), name).toContain('«1»');
      }
      expect(found(7)).toContain('7');
    },
  );

  it('have plural forms', () => {
    expect([0, 1, 2].map(ENGLISH.found)).toEqual(['0 suggestions', '1 suggestion', '2 suggestions']);
    expect([1, 2, 3, 11].map(ar.found)).toEqual(['اقتراح واحد', 'اقتراحان', '3 اقتراحات', '11 اقتراحًا']);
  });
});
