import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build.mjs';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { root } from './root.mjs';

const PARENT_CHECK_MS = 500;

checkNode();
await ensureInstalled();
if (!(await buildStale())) process.exit(1);

if (process.env.npm_lifecycle_event === 'start') endWithParent();
// In this process: the terminal's Ctrl-C reaches it directly.
await import(pathToFileURL(join(root, 'examples/quick-start/dist/main.js')).href);

/** npm ends only the shell between itself and us when it is told to end by a signal; without this we would stay behind. */
function endWithParent() {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  check.unref();
}
