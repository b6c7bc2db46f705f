import { defineConfig } from 'tsup';

/**
 * Builds each function as one ES module in its own folder, bundled as Shopify's CLI does it before it compiles it to Wasm: ES2022,
 * nothing outside, nothing of Node or of a browser.
 */
export default defineConfig({
  entry: { function: 'src/function.ts' },
  splitting: false,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  noExternal: [/.*/],
  esbuildOptions(options) {
    options.legalComments = 'none';
  },
  clean: true,
});
