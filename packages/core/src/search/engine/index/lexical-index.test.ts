import { expect, test } from 'vitest';
import { foundIn, searchable, someTexts } from '../../../testing/a-search';
import { lexicalIndexBuffers, settleLexicalIndex } from './lexical-index';
import { putTexts } from './update-lexical-index';

test('a transferred index can be changed and searched', () => {
  const { index, titles } = searchable('en', ['Blue mug', 'Red cup']);
  settleLexicalIndex(index);
  const there = {
    titles: [...titles, 'Blue cup'],
    index: structuredClone(index, { transfer: lexicalIndexBuffers(index) }),
  };
  expect(index.postings.rows).toHaveLength(0);
  putTexts(there.index, 2, someTexts({ title: 'Blue cup' }));
  expect(foundIn(there, 'cup')).toEqual(['Red cup', 'Blue cup']);
  expect(foundIn(there, 'bl', 'unfinished')).toEqual(['Blue mug', 'Blue cup']);
});
