import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** npm keeps these beside the server, where Node would not find them from here. */
const BUNDLED = ['drizzle-orm'];

const fromNpm = ['core', 'dev-store', 'server']
  .flatMap((name) => {
    const manifest: { dependencies: Record<string, string> } = JSON.parse(
      readFileSync(new URL(`../../packages/${name}/package.json`, import.meta.url), 'utf8'),
    );
    return Object.keys(manifest.dependencies);
  })
  .filter((name) => !name.startsWith('@cartwright/') && !BUNDLED.includes(name));

/**
 * One file with our own packages in it, and beside it the workers that the server starts; what comes from npm stays outside
 * and is found in node_modules.
 */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'compile-worker': '../../packages/server/src/compiling/compile-worker.ts',
    'index-worker': '../../packages/server/src/catalogue-index/index-worker.ts',
  },
  splitting: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: fromNpm.map((name) => new RegExp(`^${name}(/|$)`)),
  noExternal: [/^@cartwright\//, ...BUNDLED],
  sourcemap: true,
  clean: true,
});
