import { describe, expect, it } from 'vitest';
import { correctedIn, foundIn, searchable } from '../testing/a-search';
import { preparedSynonyms } from './engine/ranking/synonyms';
import {
  NO_SYNONYMS,
  newSynonym,
  readSynonyms,
  type Synonym,
  storedSynonyms,
  synonymRules,
  validateSynonyms,
} from './synonyms';
import { synonymsParts, synonymTitle } from './synonyms-parts';

const having = (...some: Partial<Synonym>[]) => ({
  ...NO_SYNONYMS,
  synonyms: some.map((each, at) => ({ ...newSynonym(`s${at}`), ...each })),
});

const both = (...words: string[]): Partial<Synonym> => ({ words });
const one = (from: string, to: string): Partial<Synonym> => ({
  direction: 'one',
  words: [from],
  finds: [to],
});

describe('synonym validation', () => {
  it('accepts two words, or one that finds another', () => {
    expect(validateSynonyms(having(both('sofa', 'couch'), one('pants', 'trousers')))).toEqual([]);
  });

  it.each([
    [both('sofa'), 'words', 'Add at least two words.'],
    [both('sofa', ' '), 'words.1', 'Enter a word.'],
    [both('sofa', 'couch|settee'), 'words.1', 'A word can’t have a |.'],
    [both('sofa', 'Sofá'), 'words.1', "'Sofá' is in this synonym twice."],
    [{ direction: 'one' as const, words: [], finds: ['a1'] }, 'words', 'Add at least one word.'],
    [{ direction: 'one' as const, words: ['pants'], finds: [] }, 'finds', 'Add at least one word.'],
    [one('pants', 'Pants'), 'finds.0', "'Pants' already finds itself."],
    [
      { ...both('sofa', 'couch'), language: 'Deutsch' },
      'language',
      '“Deutsch” isn’t a language. Use a code such as de or pt-BR.',
    ],
    [
      { ...both('sofa', 'couch'), language: 'xx' },
      'language',
      '“xx” isn’t a language. Use a code such as de or pt-BR.',
    ],
  ])('reports %j', (given, place, message) => {
    const [found] = validateSynonyms(having(given));
    expect([found?.path.join('.'), found?.message]).toEqual([`synonyms.0.${place}`, message]);
  });

  it('stores trimmed words, and none that the direction doesn’t use', () => {
    const [stored] = storedSynonyms(having({ words: [' sofa ', 'couch'], finds: ['left'] })).synonyms;
    expect([stored?.words, stored?.finds]).toEqual([['sofa', 'couch'], []]);
    const document = having(both('sofa', 'couch'));
    expect(readSynonyms(document)).toMatchObject({ ok: true, value: document });
  });

  it('compares and applies synonyms one at a time', () => {
    const [ours, theirs] = [having(both('a1', 'b1'), both('c1', 'd1')), having(both('a1', 'x1'))];
    expect(synonymsParts.take(ours, theirs, 's0').synonyms[0]?.words).toEqual(['a1', 'x1']);
    expect(synonymsParts.take(ours, theirs, 's1').synonyms).toHaveLength(1);
    expect(having(both('sofa', 'couch'), one('pants', 'trousers')).synonyms.map(synonymTitle)).toEqual([
      'sofa = couch',
      'pants → trousers',
    ]);
  });
});

describe('search with synonyms', () => {
  const shop = searchable('en', [
    'Linen trousers',
    'Pans',
    'Suit for a male',
    'Sofa',
    'Swat team cap',
    'Kubernetes handbook',
  ]);
  const by = (...some: Partial<Synonym>[]) => synonymRules(having(...some));

  it.each([
    ['both ways', both('sofa', 'couch'), 'couch', 'Sofa'],
    ['with stems on both sides', both('settees', 'sofas'), 'settee', 'Sofa'],
    ['with letters beside digits', both('k8s', 'kubernetes'), 'k8s', 'Kubernetes handbook'],
    ['with dotted letters', both('special weapons', 'S.W.A.T.'), 'special weapons', 'Swat team cap'],
    ['of several words', one('leg wear', 'linen trousers'), 'leg wear', 'Linen trousers'],
    ['with spelling variants', one('pants', 'trousers'), 'patns', 'Linen trousers'],
  ])('finds %s', (_what, synonym, typed, title) => {
    expect(foundIn(shop, typed, undefined, by(synonym))[0]).toBe(title);
    expect(foundIn(shop, typed, undefined, [])[0]).not.toBe(title);
  });

  it('combines several synonyms in a query', () => {
    const rules = by(both('blazer', 'suit'), both('man', 'male'));
    expect(foundIn(shop, 'blazer man', undefined, rules)).toEqual(['Suit for a male']);
  });

  it('applies one-way synonyms in one direction only', () => {
    const pants = searchable('en', ['Trousers', 'Pants']);
    const rules = by(one('pants', 'trousers'));
    expect(foundIn(pants, 'pants', undefined, rules)).toEqual(['Pants', 'Trousers']);
    expect(foundIn(pants, 'trousers', undefined, rules)).toEqual(['Trousers']);
  });

  it('never corrects a word with a synonym, nor corrects to a short synonym', () => {
    expect(correctedIn(shop, 'pants', undefined, by(one('pants', 'trousers')))).toBeNull();
    expect(
      correctedIn(searchable('en', ['Television']), 'tx', undefined, by(one('tv', 'television'))),
    ).toBeNull();
  });

  it('applies synonyms of its language only', () => {
    const rules = by({ ...both('sofa', 'couch'), language: 'de' });
    expect(foundIn(shop, 'couch', undefined, rules)).toEqual([]);
    expect(foundIn(searchable('de', ['Sofa']), 'Couch', undefined, rules)).toEqual(['Sofa']);
  });

  it('prepares the same rules once, and quickly for the maximum number', () => {
    const many = Array.from({ length: 1000 }, (_, at) =>
      both(...Array.from({ length: 20 }, (_, word) => `w${at}x${word}`)),
    );
    const rules = by(...many);
    expect(preparedSynonyms(rules, 'en')).toBe(preparedSynonyms(rules, 'en'));
    const all = by(
      ...Array.from({ length: 1000 }, (_, at) => both('sofa', `w${at}`)),
      both('sofa', 'settee'),
    );
    expect(preparedSynonyms(all, 'en').byKey.get('sofa')?.size).toBe(100);
  });

  it('matches an unfinished word by prefix', () => {
    expect(foundIn(shop, 'couc', 'unfinished', by(both('sofa', 'couch')))).toEqual(['Sofa']);
  });
});
