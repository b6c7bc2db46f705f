import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

const POLARIS_STYLES = fileURLToPath(import.meta.resolve('@shopify/polaris/build/esm/styles.css'));

export default defineConfig({
  base: '/',
  plugins: [react(), withoutUnusedClasses()],
  // The manifest tells the checks of sizes what a page loads.
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, manifest: true },
});

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
    plugins: [react()],
    build: { write: false, minify: false },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const scripts = outputs.flatMap((each) => ('output' in each ? each.output : []));
  const named = new Set(
    scripts.flatMap((file) => (file.type === 'chunk' ? (file.code.match(/Polaris-[\w-]+/g) ?? []) : [])),
  );
  const styled = new Set(readFileSync(POLARIS_STYLES, 'utf8').match(/(?<=\.)Polaris-[\w-]+/g));
  return [...styled].filter((name) => !named.has(name));
}
