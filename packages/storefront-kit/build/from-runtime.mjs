import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { takenFrom } from './taken-from.mjs';
import { versionOf } from './version-of.mjs';

export const RUNTIME_SOURCE = fileURLToPath(new URL('../src/runtime.ts', import.meta.url));

export const RUNTIME_VERSION = versionOf([RUNTIME_SOURCE]);

/** The name and version of the runtime, as every surface asks for it: so a page with two surfaces has one. */
export const RUNTIME_FILE = `runtime.js?v=${RUNTIME_VERSION}`;

/** Names of exports that Preact has twice, as our files call them. */
const SAME = { jsxs: 'jsx' };

const RUNTIME_EXPORTS = Object.fromEntries(
  [...readFileSync(RUNTIME_SOURCE, 'utf8').matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => [name.trim(), SAME[name.trim()] ?? name.trim()]),
);

/** One Preact and one graph of signals in a page, for all its surfaces. */
export const fromRuntime = takenFrom(
  RUNTIME_FILE,
  { runtime: RUNTIME_EXPORTS },
  /^(react|preact|react\/jsx-runtime|preact\/jsx-runtime|@preact\/signals)$/,
  () => 'runtime',
);
