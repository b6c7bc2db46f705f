import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

export default defineConfig({
  base: '/',
  plugins: [react(), lazyCompiler(), withoutUnusedClasses()],
  // The manifest tells the checks of sizes what a page loads.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    // Each takes along what its modules need and the one before it does not have.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: inMain }, { name: inListAndEditor }, { name: inEditors }] },
      },
    },
  },
});

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const MAIN = fileURLToPath(new URL('src/app/main.tsx', import.meta.url));
const LIST = fileURLToPath(new URL('src/features/cart/list/cart-list-page.tsx', import.meta.url));
const EDITOR = fileURLToPath(new URL('src/features/cart/editor/editor-page.tsx', import.meta.url));
const WIDGET_EDITOR = fileURLToPath(
  new URL('src/features/widget-editor/widget-editor-page.tsx', import.meta.url),
);

function inMain(id: string, modules: Modules): string | null {
  return isOwn(id) && loadedWith(MAIN, modules).has(id) ? 'main' : null;
}

/**
 * What the list and the editor both need is one file: each other page that needs some of it would else cut it into more
 * files, which travel larger.
 */
function inListAndEditor(id: string, modules: Modules): string | null {
  const isInBoth = [LIST, EDITOR].every((page) => loadedWith(page, modules).has(id));
  return (isOwn(id) && isInBoth) || DRAWN_BY_BOTH.test(id) ? 'list-and-editor' : null;
}

/** Both draw menus and what stands in for a list that loads, each in a module of its own; one of a line would be a file. */
const DRAWN_BY_BOTH =
  /@shopify\/polaris\/build\/esm\/components\/(ActionList|SkeletonBodyText|Tooltip)\/|\/ui\/src\/admin\/(block|inline)-stack\./;

/**
 * What the editors of carts and of widgets both need is one file, for the same reason; so is what translates texts, which the
 * editors of carts and of lists need.
 */
function inEditors(id: string, modules: Modules): string | null {
  const isIn = (page: string) => loadedWith(page, modules).has(id);
  const isShared = isIn(EDITOR) && (isIn(WIDGET_EDITOR) || TRANSLATING.test(id));
  return isOwn(id) && isShared ? 'editors' : null;
}

const TRANSLATING = /\/core\/src\/translations\//;

const isOwn = (id: string) => !id.includes('node_modules');

const loaded = new Map<string, ReadonlySet<string>>();

/** The modules that are loaded with one, itself among them. */
function loadedWith(entry: string, modules: Modules): ReadonlySet<string> {
  const known = loaded.get(entry);
  if (known) return known;
  const found = new Set([entry]);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  loaded.set(entry, found);
  return found;
}

/** Takes the compiler of templates out of the editor's first screen, which loads it for carts that have some. */
function lazyCompiler(): Plugin {
  const lazy = fileURLToPath(new URL('src/features/cart/editor/model/lazy-compiler.ts', import.meta.url));
  return {
    name: 'lazy-compiler',
    enforce: 'pre',
    resolveId: (source, importer) =>
      /[\\/]compile-template$/.test(source) && importer && /[\\/]component-template\.ts$/.test(importer)
        ? lazy
        : null,
  };
}

function withoutUnusedClasses(): Plugin {
  return {
    name: 'without-unused-classes',
    apply: 'build',
    config: async () => ({ css: { lightningcss: { unusedSymbols: await unusedClasses() } } }),
  };
}

/**
 * The classes of Polaris' style sheet that no script of the admin names: it has those of every component, and most of them
 * are drawn nowhere here. What the scripts name is known when they are built, so they are built once before.
 */
async function unusedClasses(): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), lazyCompiler()],
    build: { write: false, minify: false },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const files = outputs.flatMap((each) => ('output' in each ? each.output : []));
  const named = new Set(
    files.flatMap((file) => (file.type === 'chunk' ? (file.code.match(/Polaris-[\w-]+/g) ?? []) : [])),
  );
  const styled = new Set(
    files.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css')
        ? (String(file.source).match(/(?<=\.)Polaris-[\w-]+/g) ?? [])
        : [],
    ),
  );
  return [...styled].filter((name) => !named.has(name));
}
