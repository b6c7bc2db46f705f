import { defineConfig } from 'tsup';

/** One file with our own packages in it; what comes from npm stays outside and is found in node_modules. */
export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // npm keeps drizzle-orm beside the server, where Node would not find it from here.
  noExternal: [/^@cartwright\//, /^drizzle-orm/],
  sourcemap: true,
  clean: true,
});
