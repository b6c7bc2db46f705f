import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { root } from './root.mjs';

// npm run examples -- NAME: one of the pages of examples/, over the local store.
const { PORT = '4700', STORE_PORT = '4701' } = process.env;
const APP_URL = `http://127.0.0.1:${PORT}`;

const pages = readdirSync(join(root, 'examples')).filter((name) =>
  existsSync(join(root, 'examples', name, 'index.html')),
);
const [name = ''] = process.argv.slice(2);
if (!pages.includes(name)) {
  console.error(`Say which example: ${pages.join(', ')}. For example: npm run examples -- ${pages[0]}`);
  process.exit(1);
}

checkNode();
await ensureInstalled();
if (!(await buildStale())) process.exit(1);
if (process.env.npm_lifecycle_event === 'examples') endWithParent();
// Beside a running "npm start" its store is used.
if (!(await answers())) await startStore();
// In this process: the terminal's Ctrl-C reaches it directly.
process.argv[2] = join(root, 'examples', name);
Object.assign(process.env, { APP_URL, STORE_URL: `http://127.0.0.1:${STORE_PORT}` });
await import('../examples/serve.mjs');

async function answers() {
  return fetch(`${APP_URL}/storefront/config.json`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function startStore() {
  const store = spawn(process.execPath, [join(root, 'examples/quick-start/dist/main.js')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let ended = false;
  store.on('exit', () => {
    ended = true;
  });
  process.on('exit', () => store.kill());
  while (!(await answers())) {
    if (ended) process.exit(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
