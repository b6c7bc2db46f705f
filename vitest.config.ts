import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const SEEDED = fileURLToPath(new URL('tests/seeded.ts', import.meta.url));

const { SEED } = process.env;
if (SEED !== undefined) process.stdout.write(`Random cases come from SEED=${SEED}.\n`);

/** The files of a project share one worker's modules: nothing of ours keeps state in a module, and loading is dear. */
const project = (name: string, include: string[]) => ({
  test: {
    name,
    environment: 'node',
    include,
    isolate: false,
    setupFiles: [SEEDED],
    // For what hangs, not for what is slow: a loaded machine takes ten times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

export default defineConfig({
  test: {
    // One more than there are cores: the server's tests wait for jobs and for a Shopify that hangs.
    maxWorkers: 3,
    projects: [
      project('core', ['packages/core/src/**/*.test.ts']),
      project('ui', ['packages/ui/{src,gallery}/**/*.test.{ts,tsx}']),
      project('storefront-kit', ['packages/storefront-kit/{src,build}/**/*.test.{ts,mjs}']),
      project('storefront-cart', ['packages/storefront-cart/src/**/*.test.{ts,tsx}']),
      project('storefront-discovery', ['packages/storefront-discovery/src/**/*.test.ts']),
      project('admin', ['packages/admin/src/**/*.test.{ts,tsx}']),
      project('server', ['packages/server/src/**/*.test.ts']),
      project('dev-store', ['packages/dev-store/src/**/*.test.ts']),
      project('extensions', ['extensions/*/src/**/*.test.ts']),
      project('scripts', ['scripts/*.test.mjs']),
      project('examples', ['examples/*/src/**/*.test.ts']),
      project('contract', ['tests/{contract,conformance,laws}/**/*.test.ts']),
    ],
  },
});
