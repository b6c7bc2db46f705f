import { readFileSync } from 'node:fs';

const AS_TEXT = '?text';

/**
 * Style sheets, made small, as text for a shadow root. Named so that the bundler does not take them for its own.
 *
 * @type {import('esbuild').Plugin}
 */
export const styleSheetText = {
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
