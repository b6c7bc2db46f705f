import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { fromRuntime } from './from-runtime.mjs';
import { styleSheetText } from './style-sheet-text.mjs';
import { fileOf, isForOthers, takenFrom } from './taken-from.mjs';

/** Our own modules. */
const MODULES = /^[.@]/;

/**
 * Lets the files that a surface loads later take from its main file whatever that one has anyway, so that nothing is loaded
 * twice. Gives a plugin for the build of the main file, which makes it export what is asked for, and one for the builds of
 * the others.
 *
 * @param {string} main the source of the main file
 * @param {string} file its name and version when it is built
 * @param {readonly string[]} others sources of the others
 */
export async function sharedWithMain(main, file, others) {
  const look = (entryPoints, plugins) =>
    esbuild.build({
      entryPoints,
      bundle: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      outdir: 'dist',
      write: false,
      metafile: true,
      treeShaking: true,
      plugins: [styleSheetText, fromRuntime, ...plugins],
    });
  const { metafile } = await look([main], []);
  const inMain = new Set(
    Object.values(metafile.outputs)
      .flatMap(({ inputs }) => Object.entries(inputs))
      .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && /\.tsx?$/.test(path))
      .map(([path]) => resolve(path)),
  );
  const { outputFiles } = await look(others, [
    {
      name: 'what-is-shared',
      setup(build) {
        build.onResolve({ filter: MODULES }, async (args) => {
          if (isForOthers(args)) return undefined;
          const path = await fileOf(args, build);
          return inMain.has(path) ? { path, external: true, sideEffects: false } : undefined;
        });
      },
    },
  ]);
  /** @type {Record<string, Record<string, string>>} */
  const modules = {};
  let count = 0;
  for (const { text } of outputFiles) {
    for (const [, names, path] of text.matchAll(/^import \{([^}]*)\} from "(\/[^"]*)";$/gm)) {
      modules[path] ??= {};
      for (const name of names.split(',')) {
        modules[path][name.trim().split(' as ')[0]] ??= `_${(count++).toString(36)}`;
      }
    }
  }
  const toOthers = {
    name: 'exports-to-others',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        if (path !== resolve(main)) return undefined;
        const shared = Object.entries(modules).map(([module, names]) => {
          const list = Object.entries(names).map(([own, given]) => `${own} as ${given}`);
          return `export { ${list.join(', ')} } from ${JSON.stringify(module)};`;
        });
        return { contents: [readFileSync(path, 'utf8'), ...shared].join('\n'), loader: 'tsx' };
      });
    },
  };
  return { toOthers, fromMain: takenFrom(file, modules, MODULES, fileOf) };
}
