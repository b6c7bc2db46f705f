import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { defineConfig, type Options } from 'tsup';

/** Sources that end up in the drawer: a change of any of them gives its address another version. */
const SOURCES = ['src', '../core/src', '../ui/src/cart'];

/**
 * React's API is Preact's here: our components need nothing of what its compat layer adds. The whole cart is drawn by
 * one effect, so signals come without their hooks into Preact. Style sheets are text for the shadow root.
 */
const browser: Options = {
  outDir: 'dist',
  target: 'es2020',
  platform: 'browser',
  minify: true,
  clean: false,
  treeshake: true,
  noExternal: [/.*/],
  silent: true,
  outExtension: () => ({ js: '.js' }),
  loader: { '.css': 'text' },
  esbuildPlugins: [
    {
      name: 'small-style-sheets',
      setup(build) {
        build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
          contents: transformSync(readFileSync(path, 'utf8'), { loader: 'css', minify: true }).code,
          loader: 'text',
        }));
      },
    },
  ],
  esbuildOptions(options) {
    options.jsx = 'automatic';
    options.jsxImportSource = 'preact';
    options.legalComments = 'none';
    options.alias = {
      react: 'preact',
      '@preact/signals': '@preact/signals-core',
      'react/jsx-runtime': 'preact/jsx-runtime',
    };
  },
};

export default defineConfig(() => {
  removeOldChunks();
  return [
    // One classic script: a module would wait for others, and inline nothing that is loaded later.
    {
      ...browser,
      entry: { cartwright: 'src/loader.ts' },
      format: 'iife',
      splitting: false,
      define: { DRAWER_FILE: JSON.stringify(`drawer.js?v=${version()}`) },
    },
    // One build of modules, so that lazy parts share their chunks with the drawer.
    { ...browser, entry: { drawer: 'src/drawer.tsx' }, format: 'esm', splitting: true },
    {
      ...browser,
      entry: { preview: 'src/preview/preview.tsx' },
      format: 'iife',
      splitting: false,
      publicDir: 'public',
    },
  ];
});

/** Chunks have their hash in their name. Everything else is written over, so that a running server has it all the time. */
function removeOldChunks(): void {
  if (!existsSync('dist')) return;
  for (const name of readdirSync('dist')) {
    if (name.startsWith('chunk-')) rmSync(join('dist', name));
  }
}

function version(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(tsx?|css)$/.test(name),
    );
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
