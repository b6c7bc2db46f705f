import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build.mjs';
import { checkNode, ensureInstalled } from './ensure.mjs';
import { root } from './root.mjs';

checkNode();
await ensureInstalled();
if (!(await buildStale())) process.exit(1);

// In this process: the terminal's Ctrl-C reaches it directly, and nothing is left behind when this process is ended.
await import(pathToFileURL(join(root, 'examples/quick-start/dist/main.js')).href);
