import * as esbuild from 'esbuild';

/**
 * Writes a style sheet, made small, as a file that pages load by themselves.
 *
 * @param {string} source
 * @param {string} outfile
 */
export async function writeStyleSheet(source, outfile) {
  await esbuild.build({ entryPoints: [source], outfile, minify: true, legalComments: 'none' });
}
