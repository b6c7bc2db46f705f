import { fromRuntime, RUNTIME_SOURCE, RUNTIME_VERSION } from './from-runtime.mjs';
import { styleSheetText } from './style-sheet-text.mjs';
import { onlyWhatIsUsed } from './taken-from.mjs';

/**
 * For browsers, small. React's API is Preact's here: our components need nothing of what its compat layer adds. A surface
 * is drawn by effects of its own, so signals come without their hooks into Preact.
 *
 * @type {import('tsup').Options}
 */
export const forBrowsers = {
  outDir: 'dist',
  // BigInt for exact amounts; constructed style sheets need a younger browser than this anyway.
  target: 'es2022',
  platform: 'browser',
  // Two percent smaller than the bundler's own.
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    compress: {
      passes: 3,
      pure_getters: true,
      keep_fargs: false,
      unsafe_arrows: true,
    },
  },
  clean: false,
  noExternal: [/.*/],
  silent: true,
  outExtension: () => ({ js: '.js' }),
  esbuildPlugins: [styleSheetText],
  esbuildOptions: asPreact,
};

/** @param {import('esbuild').BuildOptions} options */
function asPreact(options) {
  asJsx(options);
  options.alias = {
    react: 'preact',
    '@preact/signals': '@preact/signals-core',
    'react/jsx-runtime': 'preact/jsx-runtime',
  };
}

/** For files that take Preact from the runtime: what has an alias would be bundled. */
function asJsx(options) {
  options.jsx = 'automatic';
  options.jsxImportSource = 'preact';
  options.legalComments = 'none';
  // What is constant in one file is known in the others; the minifier sees them when they are one.
  options.minifySyntax = true;
}

/**
 * `forBrowsers`, for modules that take what they share from the runtime, and by other plugins.
 *
 * @param {readonly import('esbuild').Plugin[]} plugins
 * @param {string} [version] told by the files that are built and asked of those that they load, so that none of another
 *   build is used
 * @returns {import('tsup').Options}
 */
export const onRuntime = (plugins, version = undefined) => ({
  ...forBrowsers,
  format: 'esm',
  splitting: false,
  plugins: [onlyWhatIsUsed],
  esbuildPlugins: [styleSheetText, fromRuntime, ...plugins],
  ...(version !== undefined && { define: { VERSION: JSON.stringify(version) } }),
  esbuildOptions(options) {
    asJsx(options);
    if (version !== undefined) options.footer = { js: tellsVersion(version) };
  },
});

const tellsVersion = (version) => `export const version = ${JSON.stringify(version)};`;

/**
 * The runtime itself, built into the folder whose surfaces load it.
 *
 * @type {import('tsup').Options}
 */
export const runtime = {
  ...forBrowsers,
  entry: { runtime: RUNTIME_SOURCE },
  format: 'esm',
  splitting: false,
  esbuildOptions(options) {
    asPreact(options);
    options.footer = { js: tellsVersion(RUNTIME_VERSION) };
  },
};
