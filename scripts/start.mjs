import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { root } from './root.mjs';

checkNode();
await ensureInstalled();
if (!(await buildStale())) process.exit(1);

if (process.env.npm_lifecycle_event === 'start') endWithParent();
// In this process: the terminal's Ctrl-C reaches it directly.
await import(pathToFileURL(join(root, 'examples/quick-start/dist/main.js')).href);
