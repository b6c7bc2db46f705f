import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const fromNpm = ['core', 'server'].flatMap((name) => {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(new URL(`../${name}/package.json`, import.meta.url), 'utf8'),
  );
  return Object.keys(manifest.dependencies).filter((dependency) => !dependency.startsWith('@cartwright/'));
});

/**
 * Bundles of the deployed server, the workers that it starts from files beside it, and its commands, one file
 * each, with our own packages included; npm packages are resolved from node_modules.
 */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'compile-worker': 'src/compiling/compile-worker.ts',
    'index-worker': 'src/catalogue-index/index-worker.ts',
    distribute: 'src/db/distribute.ts',
    backup: 'src/backup/backup.ts',
    restore: 'src/backup/restore.ts',
  },
  splitting: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: fromNpm.map((name) => new RegExp(`^${name}(/|$)`)),
  noExternal: [/^@cartwright\//],
  sourcemap: true,
  clean: true,
});
