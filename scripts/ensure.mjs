import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { exclusive } from './exclusive.mjs';
import { isMain, root } from './root.mjs';

const LOCKFILE = join(root, 'package-lock.json');
const STAMP = join(root, 'node_modules', '.installed');
/** What npm itself writes down after an installation. */
const INSTALLED_TREE = join(root, 'node_modules', '.package-lock.json');

const OLDEST_NODE = [20, 19];

/** Ends the process with a message when this Node is older than the code needs. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `Cartwright needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org and try again.',
  );
  process.exit(1);
}

/** Installs the packages of the lockfile unless exactly these are there. Safe to run twice at once. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await exclusive('installation', async () => {
    if (isInstalled()) return;
    console.log('Installing packages (once, about half a minute)…');
    const started = Date.now();
    const { code } = await run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
    if (code !== 0) {
      console.error('The packages could not be installed (see above). Check the network, then start again.');
      process.exit(1);
    }
    writeFileSync(STAMP, fingerprint());
    console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  });
}

function isInstalled() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return true;
  if (!installedByHand()) return false;
  writeFileSync(STAMP, fingerprint());
  return true;
}

const fingerprint = () => createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');

/** Whether somebody's own `npm install` has left just what the lockfile names. */
function installedByHand() {
  if (!existsSync(INSTALLED_TREE)) return false;
  const wanted = JSON.parse(readFileSync(LOCKFILE, 'utf8')).packages;
  const there = JSON.parse(readFileSync(INSTALLED_TREE, 'utf8')).packages;
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
    .every(([path, entry]) => there[path]?.version === entry.version && existsSync(join(root, path)));
}

if (isMain(import.meta.url)) {
  checkNode();
  await ensureInstalled();
}
