import * as esbuild from 'esbuild';

/**
 * Writes a style sheet with what it imports, made small, as a file that pages load by themselves.
 *
 * @param {string} source
 * @param {string} outfile
 */
export async function writeStyleSheet(source, outfile) {
  await esbuild.build({ entryPoints: [source], outfile, bundle: true, minify: true, legalComments: 'none' });
}
