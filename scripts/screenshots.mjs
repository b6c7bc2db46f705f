import { join, resolve } from 'node:path';
import { buildStale } from './build.mjs';
import { playwrightPasses } from './e2e.mjs';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { root } from './root.mjs';

// npm run screenshots -- FOLDER: pictures of store, drawer, list and editor, and the README's docs/cartwright.png.
const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? join(root, '.cache', 'screenshots'));
checkNode();
await ensureInstalled();
const done =
  (await buildStale()) && (await playwrightPasses(['--project=pictures'], { SCREENSHOTS: folder }));
if (!done) process.exit(1);
console.log(`Pictures are in ${folder}`);
