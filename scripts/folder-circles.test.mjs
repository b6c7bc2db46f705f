import { describe, expect, it } from 'vitest';
import { circlesOf } from './folder-circles.mjs';

const imports = (...pairs) => pairs.map(([from, to]) => ({ from, to }));
const foldersIn = (found) => found.map(({ folders }) => folders);

describe('folder cycles', () => {
  it('are absent if all imports point down', () => {
    expect(circlesOf(imports(['a/x.ts', 'b/x.ts'], ['b/x.ts', 'c/x.ts'], ['a/y.ts', 'c/x.ts']))).toEqual([]);
  });

  it('are found between two folders, even through different files', () => {
    const found = circlesOf(imports(['a/x.ts', 'b/x.ts'], ['b/y.ts', 'a/y.ts'], ['c/x.ts', 'a/x.ts']));
    expect(foldersIn(found)).toEqual([['a', 'b']]);
    expect(found[0].imports).toHaveLength(2);
  });

  it('are found across several folders, and between a folder and its subfolder', () => {
    const around = imports(['a/x.ts', 'b/x.ts'], ['b/x.ts', 'c/x.ts'], ['c/x.ts', 'a/x.ts']);
    expect(foldersIn(circlesOf(around))).toEqual([['a', 'b', 'c']]);
    expect(foldersIn(circlesOf(imports(['a/x.ts', 'a/b/x.ts'], ['a/b/x.ts', 'a/y.ts'])))).toEqual([
      ['a', 'a/b'],
    ]);
  });
});
