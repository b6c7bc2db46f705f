import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { commitOf } from './commit.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A repository with one commit, of one file. */
function aRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-commit-'));
  folders.push(folder);
  const git = (...args) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  writeFileSync(join(folder, 'file'), 'one');
  git('init');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--message=One', '--no-verify');
  return folder;
}

test('a build has the repository’s commit, marked if files have changed', () => {
  const folder = aRepository();
  const commit = commitOf(folder, '');
  expect(commit).toMatch(/^[\da-f]{12,}$/);
  writeFileSync(join(folder, 'file'), 'two');
  expect(commitOf(folder, '')).toBe(`${commit}-dirty`);
});

test('a build without git has the given commit or null, also inside another repository', () => {
  const copy = join(aRepository(), 'copy');
  mkdirSync(copy);
  expect(commitOf(copy, '1f2e3d4c5b6a')).toBe('1f2e3d4c5b6a');
  expect(commitOf(copy, '')).toBe(null);
});
