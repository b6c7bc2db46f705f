import { defineConfig } from 'tsup';

/** One file with our own packages in it; what comes from npm stays outside and is found in node_modules. */
export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  noExternal: [/^@cartwright\//],
  sourcemap: true,
  clean: true,
});
