import { describe, expect, it } from 'vitest';
import { keywordGroupsParts } from './groups-parts';
import { type KeywordGroups, newKeywordGroup } from './keyword-groups';

const having = (...names: string[]): KeywordGroups => ({
  schemaVersion: 1,
  groups: names.map((name) => ({
    ...newKeywordGroup(name.slice(0, 1)),
    keywordGroupName: name,
    keywords: [name],
  })),
});
const ours = having('a', 'b', 'c');
const names = ({ groups }: KeywordGroups) => groups.map(({ keywordGroupName }) => keywordGroupName);
const applied = (theirs: KeywordGroups, ...parts: string[]) =>
  names(parts.reduce((document, part) => keywordGroupsParts.take(document, theirs, part), ours));

describe('sections of the keyword groups', () => {
  it('apply one group at a time: changed in place, removed or added at the end', () => {
    expect(applied(having('b changed', 'd'), 'b')).toEqual(['a', 'b changed', 'c']);
    expect(applied(having('b', 'd'), 'a')).toEqual(['b', 'c']);
    expect(applied(having('d', 'b'), 'd')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('apply the other order, with groups missing there at the end', () => {
    expect(applied(having('c', 'a'), 'order')).toEqual(['c', 'a', 'b']);
  });

  it('applied together result in the other document', () => {
    const theirs = having('d', 'c changed', 'a');
    const parts = [...keywordGroupsParts.split(ours), ...keywordGroupsParts.split(theirs)];
    const ids = [...new Set(parts.map(({ id }) => id))].filter((id) => id !== 'order');
    expect(applied(theirs, ...ids, 'order')).toEqual(names(theirs));
  });
});
