import { aBundle } from '@cartwright/core/testing/a-bundle';
import { expect, it } from 'vitest';
import { builtBundles, keepBuilt } from './built-bundles';

function aStorage(text: string | null = null) {
  let kept = text;
  return {
    read: () => kept,
    write: (_name: string, written: string) => {
      kept = written;
    },
  };
}

const BOX = { title: 'Your box', page: 'products/teapot', rule: aBundle() };

it('stores a bundle with its title, page and rule, and replaces it on change', () => {
  const storage = aStorage();
  keepBuilt(storage, '7:a', BOX);
  keepBuilt(storage, '7:b', BOX);
  keepBuilt(storage, '7:a', { ...BOX, page: 'pages/box' });
  expect([...builtBundles(storage)]).toEqual([
    ['7:b', BOX],
    ['7:a', { ...BOX, page: 'pages/box' }],
  ]);
});

it('keeps the latest twenty', () => {
  const storage = aStorage();
  for (let count = 1; count <= 25; count++) keepBuilt(storage, `7:${count}`, BOX);
  expect([...builtBundles(storage).keys()].at(0)).toBe('7:6');
  expect(builtBundles(storage).size).toBe(20);
});

it.each(['', 'no', '{}', 'null', '[1]', '[["7:a",{"title":"x"}]]', '[["7:a",null]]'])(
  'reads nothing from "%s"',
  (text) => expect(builtBundles(aStorage(text)).size).toBe(0),
);
