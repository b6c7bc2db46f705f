/**
 * Takes modules from a file that is built apart and stands beside the one that is built, all in one import.
 *
 * @param {string} file its name and version
 * @param {Readonly<Record<string, Readonly<Record<string, string>>>>} modules what the file calls their exports, by their
 *   own names
 * @param {RegExp} filter which imports to look at
 * @param {(args: import('esbuild').OnResolveArgs, build: import('esbuild').PluginBuild) => string | Promise<string>} find
 *   the name of the module that is imported
 * @returns {import('esbuild').Plugin}
 */
export function takenFrom(file, modules, filter, find) {
  const name = `taken-from-${file.split('.')[0]}`;
  const address = `./${file}`;
  const ours = new Set([name, `${name}-all`]);
  const everything = [...new Set(Object.values(modules).flatMap((names) => Object.values(names)))];
  const reExport = (names, from) => ({
    contents: `export { ${names.join(', ')} } from ${JSON.stringify(from)};`,
    loader: 'js',
  });
  return {
    name,
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ namespace, path }) => {
        if (!ours.has(namespace)) return undefined;
        if (namespace === name) return { path, namespace: `${name}-all`, sideEffects: false };
        return { path, external: true, sideEffects: false };
      });
      build.onResolve({ filter }, async (args) => {
        if (isForOthers(args)) return undefined;
        const module = await find(args, build);
        return Object.hasOwn(modules, module)
          ? { path: module, namespace: name, sideEffects: false }
          : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: name }, ({ path }) =>
        reExport(
          Object.entries(modules[path]).map(([own, given]) => `${given} as ${own}`),
          address,
        ),
      );
      build.onLoad({ filter: /.*/, namespace: `${name}-all` }, () => reExport(everything, address));
    },
  };
}

/** Style sheets are resolved by another plugin, and each would ask the other for ever. */
export const isForOthers = ({ path, kind, pluginData }) =>
  pluginData === takenFrom || kind !== 'import-statement' || path.endsWith('.css');

/** Where an import leads. */
export const fileOf = async ({ path, importer, resolveDir, kind }, build) =>
  (await build.resolve(path, { importer, resolveDir, kind, pluginData: takenFrom })).path;

/** The bundler imports all that is listed above, and the minifier leaves it. @type {import('tsup').Options['plugins'][number]} */
export const onlyWhatIsUsed = {
  name: 'only-what-is-used',
  renderChunk(code, { map }) {
    const imports = /^import \{([^}]*)\} from "\.\/[^"]*";$/gm;
    const rest = code.replaceAll(imports, '');
    const isUsed = (name) => {
      const own = name.replaceAll('$', String.raw`\$`);
      // Not the property of another object, nor a key of one that is made here.
      const key = String.raw`(?<=[{,]\s*)${own}\s*:`;
      return new RegExp(String.raw`(?<![\w$]|[^.]\.)(?!${key})${own}(?![\w$])`).test(rest);
    };
    return {
      map,
      code: code.replaceAll(imports, (statement, names) => {
        const used = names.split(',').filter((name) => isUsed(name.trim().split(' as ').at(-1)));
        return used.length > 0 ? statement.replace(names, used.join()) : '';
      }),
    };
  },
};
