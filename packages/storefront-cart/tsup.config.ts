import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Options } from 'tsup';

/** Sources that end up in the drawer: a change of any of them gives its address another version. */
const SOURCES = ['src', '../core/src', '../ui/src/cart'];

/** As does a change of how they are built, and of what is built in: browsers keep a version's files for good. */
const MEANS = ['tsup.config.ts', '../../package-lock.json'];

type EsbuildOptions = Parameters<NonNullable<Options['esbuildOptions']>>[0];
type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const AS_TEXT = '?text';

/** Style sheets, made small, as text for the shadow root. Named so that the bundler does not take them for its own. */
const styleSheetText: Plugin = {
  name: 'style-sheet-text',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === styleSheetText) return undefined;
      const found = await build.resolve(path, { kind, resolveDir, pluginData: styleSheetText });
      return { path: `${found.path}${AS_TEXT}`, errors: found.errors, namespace: 'style-sheet' };
    });
    build.onLoad({ filter: /.*/, namespace: 'style-sheet' }, async ({ path }) => {
      const text = readFileSync(path.slice(0, -AS_TEXT.length), 'utf8');
      const { code } = await build.esbuild.transform(text, { loader: 'css', minify: true });
      return { contents: code, loader: 'text' };
    });
  },
};

/**
 * React's API is Preact's here: our components need nothing of what its compat layer adds. The whole cart is drawn by
 * one effect, so signals come without their hooks into Preact.
 */
const browser: Options = {
  outDir: 'dist',
  // BigInt for exact amounts; the drawer's constructed style sheets need a younger browser than this anyway.
  target: 'es2022',
  platform: 'browser',
  // Two percent smaller than the bundler's own.
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    compress: {
      passes: 3,
      pure_getters: true,
      hoist_funs: true,
      keep_fargs: false,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
  },
  clean: false,
  noExternal: [/.*/],
  silent: true,
  outExtension: () => ({ js: '.js' }),
  esbuildPlugins: [styleSheetText],
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

/** What parts take from the drawer, so that there is one Preact and one graph of signals in a page, and no code twice. */
const SHARED =
  /^(react|preact|react\/jsx-runtime|preact\/jsx-runtime|@preact\/signals|.*\/drawer\/line-ids|.*\/parts\/load-file)$/;

/** The lazy parts are builds of their own: splitting would cut what two of them share into files that all wait for. */
const partsOfDrawer = (drawer: string): Plugin => ({
  name: 'parts-of-drawer',
  setup(build) {
    build.onResolve({ filter: SHARED }, () => ({ path: `./${drawer}`, external: true }));
  },
});

/** Every `src/components/<folder>/<folder>-part.tsx`, by the name of its file. */
function partEntries(): Record<string, string> {
  const folders = readdirSync('src/components', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return Object.fromEntries(
    folders
      .map(({ name }) => [`${name}-part`, `src/components/${name}/${name}-part.tsx`] as const)
      .filter(([, file]) => existsSync(file)),
  );
}

/** Every language, `src/words/<two letters>.ts`. */
function wordEntries(): Record<string, string> {
  const files = readdirSync('src/words').filter((name) => /^[a-z]{2}\.ts$/.test(name));
  return Object.fromEntries(files.map((name) => [`words-${name.slice(0, 2)}`, `src/words/${name}`]));
}

export default defineConfig(() => {
  removeOldChunks();
  const drawer = `drawer.js?v=${version()}`;
  /** Told by files that are loaded later, so that none of another build is used. */
  const versioned = (options: EsbuildOptions) => {
    options.footer = { js: `export const version = ${JSON.stringify(version())};` };
  };
  const define = {
    DRAWER_FILE: JSON.stringify(drawer),
    PREVIEW_FILE: JSON.stringify(`store-preview.js?v=${version()}`),
    VERSION: JSON.stringify(version()),
  };
  return [
    // One classic script: a module would wait for others, and inline nothing that is loaded later.
    {
      ...browser,
      entry: { cartwright: 'src/loader.ts' },
      // The loader runs in every shopper's browser; where the drawer does not, the theme's own cart stays.
      target: 'es2020',
      format: 'iife',
      splitting: false,
      define,
    },
    // One build of modules, so that lazy parts share their chunks with the drawer.
    { ...browser, entry: { drawer: 'src/drawer.tsx' }, format: 'esm', splitting: true, define },
    {
      ...browser,
      entry: {
        ...wordEntries(),
        'store-preview': 'src/store-preview/store-preview.ts',
        'storefront-cart': 'src/components/discount-code/storefront-file.ts',
      },
      format: 'esm',
      splitting: false,
      esbuildOptions: versioned,
    },
    {
      ...browser,
      entry: partEntries(),
      format: 'esm',
      splitting: false,
      esbuildPlugins: [styleSheetText, partsOfDrawer(drawer)],
      esbuildOptions(options) {
        options.jsx = 'automatic';
        options.jsxImportSource = 'preact';
        options.legalComments = 'none';
        versioned(options);
      },
    },
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
    if (/-[A-Z0-9]{8}\.js$/.test(name)) rmSync(join('dist', name));
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
  for (const file of MEANS) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
