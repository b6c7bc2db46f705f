import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RUNTIME_FILE } from '@cartwright/storefront-kit/build/from-runtime';
import { sharedWithMain } from '@cartwright/storefront-kit/build/shared-with-main';
import { forBrowsers, onRuntime, runtime } from '@cartwright/storefront-kit/build/storefront-build';
import { versionOf } from '@cartwright/storefront-kit/build/version-of';
import { defineConfig, type Options } from 'tsup';
import * as zod from 'zod';

/** Sources that end up in the drawer: a change of any of them gives its address another version. */
const SOURCES = ['src', 'tsup.config.ts', '../storefront-kit/src', '../core/src', '../ui/src/cart'];

/** Files of the drawer besides parts and messages, loaded when they are needed. */
const LATER = {
  observers: 'src/drawer/observers.ts',
  beacon: 'src/analytics/analytics-part.ts',
  'api-calls': 'src/drawer/api-calls.ts',
  'cart-page-checkout': 'src/drawer/cart-page-checkout.ts',
  offers: 'src/session/offers-file.ts',
  'read-products': '../storefront-kit/src/shopify/read-products.ts',
  'whole-product': 'src/components/line-offers/whole-product.ts',
  'variant-values': 'src/components/line-offers/variant-values-file.tsx',
  'storefront-cart': 'src/components/discount-code/storefront-file.ts',
};

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

/**
 * Puts all parts into the preview, as `PARTS` of `bundled-parts`. Nobody sends a cart to the preview, builds a bundle or
 * takes a removal back there, and it has no widgets or bundles that give gifts, so four are left out.
 */
const bundledParts = {
  name: 'bundled-parts',
  setup(build) {
    build.onLoad({ filter: /[\\/]preview[\\/]bundled-parts\.ts$/ }, ({ path }) => {
      const {
        'shared-cart-part': _sent,
        'bundle-groups-part': _built,
        'offered-gifts-part': _offered,
        'removed-line-part': _removed,
        ...parts
      } = partEntries();
      const names = Object.keys(parts).map((file) => file.replace(/-part$/, '').replaceAll('-', '_'));
      const imports = Object.values(parts).map(
        (file, index) => `import { part as ${names[index]} } from ${JSON.stringify(resolve(file))};`,
      );
      const contents = [...imports, `const PARTS = { ${names.join(', ')} };`, readFileSync(path, 'utf8')];
      return { contents: contents.join('\n'), loader: 'ts' };
    });
  },
} satisfies NonNullable<Options['esbuildPlugins']>[number];

/** Takes the compiler of templates out of the preview, which loads it for carts that have some. */
const lazyCompiler = {
  name: 'lazy-compiler',
  setup(build) {
    build.onResolve({ filter: /[\\/]compile-template$/ }, ({ importer }) =>
      /[\\/]component-template\.ts$/.test(importer)
        ? { path: resolve('src/preview/lazy-compiler.ts') }
        : undefined,
    );
  },
} satisfies NonNullable<Options['esbuildPlugins']>[number];

/**
 * Puts an inert value into the place of zod in the preview, a quarter of which it was: definitions of components make
 * schemas, and nothing there reads by them. A read throws.
 */
const inertSchemas = {
  name: 'inert-schemas',
  setup(build) {
    const names = Object.keys(zod).filter((name) => /^[A-Za-z]\w*$/.test(name) && name !== 'default');
    const inert = `const READS = /^(safe)?(parse|decode|encode)(Async)?$/i;
      const inert = new Proxy(() => {}, {
        get(_target, name) {
          if (READS.test(String(name))) throw new Error('The preview has no schemas to read by.');
          return inert;
        },
        apply: () => inert,
      });`;
    build.onResolve({ filter: /^zod$/ }, () => ({ path: 'zod', namespace: 'inert' }));
    build.onLoad({ filter: /./, namespace: 'inert' }, () => ({
      contents: `${inert}\nexport { ${names.map((name) => `inert as ${name}`).join(', ')} };`,
    }));
  },
} satisfies NonNullable<Options['esbuildPlugins']>[number];

/** Every language, `src/languages/<two letters>.ts`. */
function wordEntries(): Record<string, string> {
  const files = readdirSync('src/languages').filter((name) => /^[a-z]{2}\.ts$/.test(name));
  return Object.fromEntries(files.map((name) => [`words-${name.slice(0, 2)}`, `src/languages/${name}`]));
}

export default defineConfig(async () => {
  removeOldChunks();
  const version = versionOf(SOURCES);
  const drawer = `drawer.js?v=${version}`;
  const later = { ...LATER, ...partEntries() };
  const { toOthers, fromMain } = await sharedWithMain('src/drawer.tsx', drawer, Object.values(later));
  const define = {
    DRAWER_FILE: JSON.stringify(drawer),
    PREVIEW_FILE: JSON.stringify(`store-preview.js?v=${version}`),
    RUNTIME_FILE: JSON.stringify(RUNTIME_FILE),
    VERSION: JSON.stringify(version),
  };
  return [
    runtime,
    // One classic script: a module would wait for others, and inline nothing that is loaded later.
    {
      ...forBrowsers,
      entry: { cartwright: 'src/loader.ts' },
      // The loader runs in every shopper's browser; where the drawer does not, the theme's own cart stays.
      target: 'es2020',
      format: 'iife',
      splitting: false,
      define,
    },
    { ...onRuntime([toOthers]), entry: { drawer: 'src/drawer.tsx' }, define },
    // Builds of their own: splitting would cut what two of them share into files that all wait for.
    { ...onRuntime([fromMain], version), entry: later },
    {
      ...onRuntime([], version),
      entry: {
        ...wordEntries(),
        'page-view': 'src/analytics/page-view-file.ts',
        'cart-tests': 'src/cart-tests/cart-tests-file.ts',
        'served-offers': 'src/components/cross-sell-widget/served-offers.ts',
        'store-preview': 'src/store-preview/store-preview.ts',
      },
    },
    {
      ...forBrowsers,
      // A script of a page without an origin isn't told where it is from: what it loads is found from the page.
      define: { ...define, 'import.meta.url': 'document.baseURI' },
      entry: { preview: 'src/preview/preview.ts' },
      esbuildPlugins: [...forBrowsers.esbuildPlugins, bundledParts, lazyCompiler, inertSchemas],
      format: 'iife',
      splitting: false,
      publicDir: 'public',
    },
    {
      ...forBrowsers,
      entry: { 'preview-templates': 'src/preview/template-compiler.ts' },
      format: 'esm',
      splitting: false,
      define,
    },
  ];
});

/** Earlier builds had some with their hash in their name. Everything else is written over, so that a running server has it. */
function removeOldChunks(): void {
  if (!existsSync('dist')) return;
  for (const name of readdirSync('dist')) {
    if (/-[A-Z0-9]{8}\.js$/.test(name)) rmSync(join('dist', name));
  }
}
