import { describe, expect, it, test } from 'vitest';
import {
  type KeywordGroup,
  type KeywordGroups,
  newKeywordGroup,
  readKeywordGroups,
  redirectOf,
  storedKeywordGroups,
  validateKeywordGroups,
} from './keyword-groups';
import { matchKeywords } from './keyword-match';

const aGroup = (
  keywordGroupName: string,
  keywords: readonly string[],
  changes: Partial<KeywordGroup> = {},
) => ({
  ...newKeywordGroup(keywordGroupName),
  keywordGroupName,
  keywords: [...keywords],
  ...changes,
});
const having = (...groups: KeywordGroup[]): KeywordGroups => ({ schemaVersion: 1, groups });
const SEARCH_PAGE = 'Choose another page. A search can’t send shoppers to a search page.';
const problems = (...groups: KeywordGroup[]) =>
  validateKeywordGroups(having(...groups)).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('keyword groups', () => {
  it('are stored with trimmed texts and complete addresses', () => {
    const coffee = aGroup(' Coffee ', [' Cold brew'], {
      redirectEnabled: true,
      redirectUrl: 'shop.example/sale',
    });
    expect(problems(coffee)).toEqual([]);
    const stored = storedKeywordGroups(having(coffee));
    expect(stored.groups[0]).toMatchObject({
      keywordGroupName: 'Coffee',
      keywords: ['Cold brew'],
      redirectUrl: 'http://shop.example/sale',
    });
    expect(readKeywordGroups(stored)).toEqual({ ok: true, value: stored });
  });

  it('require unique names and keywords', () => {
    expect(problems(newKeywordGroup('a'))).toEqual([
      'groups.0.keywordGroupName: Enter a name.',
      'groups.0.keywords: Add at least one keyword.',
    ]);
    expect(problems(aGroup('Coffee', ['Café']), aGroup('coffee', ['cafe', '-'], { id: 'other' }))).toEqual([
      'groups.1.keywordGroupName: Another group has this name.',
      "groups.1.keywords.0: 'cafe' is already in Coffee.",
      'groups.1.keywords.1: Enter a word.',
    ]);
  });

  test.each([
    ['/collections/sale', []],
    ['shop.example/sale', []],
    ['', ['Enter where the search leads.']],
    ['foo', ['Invalid URL: hostname must include a domain (e.g. foo.com)']],
    ['//evil.example', ['Invalid URL: hostname must include a domain (e.g. example.com)']],
    ['javascript://a.example/%0aalert(1)', ['Invalid URL: begin it with https:// and leave out user names']],
    ['/search?q=mug', [SEARCH_PAGE]],
    ['/de/search/', [SEARCH_PAGE]],
    ['https://shop.example/search', [SEARCH_PAGE]],
    ['/Search?q=mug', [SEARCH_PAGE]],
    ['/%73earch', [SEARCH_PAGE]],
    ['/pages/%zz', []],
    ['/pages/search-tips', []],
  ])('with the redirect %j report: %j', (redirectUrl, expected) => {
    const group = aGroup('A', ['a'], { redirectEnabled: true, redirectUrl });
    expect(validateKeywordGroups(having(group)).map(({ message }) => message)).toEqual(expected);
    expect(redirectOf(group) === null).toBe(expected.length > 0);
    expect(redirectOf({ ...group, redirectEnabled: false })).toBeNull();
  });
});

describe('applied keyword group', () => {
  const groups = [
    aGroup('Coffee', ['coffee', 'cold brew']),
    aGroup('Brewing', ['brew', 'filter']),
    aGroup('Tops', ['shirt', 'top coat']),
    aGroup('Other', ['maker 1', 'maker 2']),
  ];
  test.each([
    ['Coffee ', 'Coffee', true],
    ['COFFÉE', 'Coffee', true],
    ['cof', undefined, undefined],
    ['cold brew maker', 'Coffee', false],
    ['cold brew', 'Coffee', true],
    ['brew cold', 'Brewing', false],
    ['t-shirt', undefined, undefined],
    ['shirts', undefined, undefined],
    ['maker 2 maker 1', 'Other', false],
    ['', undefined, undefined],
  ])('for %j is %j', (text, name, isWhole) => {
    const match = matchKeywords(groups, text);
    expect(match?.group.keywordGroupName).toBe(name);
    expect(match?.isWhole).toBe(isWhole);
  });
});
