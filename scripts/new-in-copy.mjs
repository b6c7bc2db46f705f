import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './command.mjs';
import { isMain, root } from './root.mjs';

const NAME = 'back-in-stock';

/**
 * What has to hold of a new component that nobody has touched. Its spec in the browser takes a build; the boundaries
 * would be asked about links.
 */
const CHECKS = [
  ['types', ['scripts/types.mjs']],
  ['lint', ['node_modules/.bin/biome', 'check', '--error-on-warnings', '.']],
  ['unused', ['node_modules/.bin/knip', '--no-progress']],
  [
    'units',
    ['node_modules/.bin/vitest', 'run', NAME, 'gallery', 'languages', 'theme-developers', 'laws/templates'],
  ],
];

/** Makes a new component in a copy of the repository, and gives whether all that is checked of code holds there. */
export async function newComponentHolds() {
  const copy = mkdtempSync(join(tmpdir(), 'cartwright-copy-'));
  try {
    copyRepository(copy);
    const steps = [['new', ['scripts/new.mjs', 'component', NAME]], ...CHECKS];
    for (const [name, args] of steps) {
      const started = Date.now();
      const { code, output } = await run(process.execPath, args, { cwd: copy, quiet: true });
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code === 0) continue;
      console.log(output.trim());
      return false;
    }
    return true;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Every file that git would keep, and the packages of others by links: those of ours have to lead into the copy. */
function copyRepository(copy) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  for (const path of files) cpSync(join(root, path), join(copy, path));
  const modules = join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const from = join(root, 'node_modules', name);
    if (name === '@cartwright')
      cpSync(from, join(modules, name), { recursive: true, verbatimSymlinks: true });
    else if (name !== '.cache') symlinkSync(from, join(modules, name));
  }
  for (const name of readdirSync(join(copy, 'packages'))) {
    const own = join('packages', name, 'node_modules');
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(copy, own));
  }
}

if (isMain(import.meta.url)) process.exitCode = (await newComponentHolds()) ? 0 : 1;
